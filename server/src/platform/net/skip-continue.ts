import type { Socket } from 'node:net'

const interimHead = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/
const headBytes = 13
/** Where the last digit of the status stands. */
const lastDigit = 11

/**
 * Lets the HTTP/1.1 client of a socket skip a "100 Continue" that it did not ask for (RFC 9110, section 15.2): undici
 * breaks the connection off. Between a request and the head of its response, the status becomes 102, which is skipped.
 */
export function skipContinue(socket: Socket): Socket {
  let isAwaited = false
  let isInHead = false
  const { read, write } = socket
  const soften = (chunk: Buffer): void => {
    for (let at = 0; isAwaited && at < chunk.length; ) {
      if (!isInHead) {
        const start = chunk.toString('latin1', at, at + headBytes)
        if (!interimHead.test(start)) {
          isAwaited = false
          return
        }
        if (start.slice(9, 12) === '100') chunk.write('2', at + lastDigit)
        isInHead = true
      }
      const end = chunk.indexOf('\r\n\r\n', at)
      if (end < 0) return
      isInHead = false
      at = end + 4
    }
  }
  socket.write = ((...written: Parameters<Socket['write']>) => {
    isAwaited = true
    return write.apply(socket, written)
  }) as Socket['write']
  socket.read = (size) => {
    const chunk = read.call(socket, size)
    if (isAwaited && Buffer.isBuffer(chunk)) soften(chunk)
    return chunk
  }
  return socket
}
