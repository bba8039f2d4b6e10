import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { TestContext } from 'node:test'

interface Publication {
  subject: string
  msgId: string
  payload: string
}

interface NatsOptions {
  token?: string
  /** Takes every subject; without one, nothing is taken. */
  hasStream?: boolean
  /** Says nothing after the handshake of the WebSocket. */
  isSilent?: boolean
}

/**
 * A server that speaks NATS over WebSocket as docs.nats.io has the protocol, with one stream that knows the ids of
 * what it has taken.
 */
export async function startNatsLoopback(
  t: Pick<TestContext, 'after'>,
  { token, hasStream = true, isSilent = false }: NatsOptions = {},
) {
  const published: Publication[] = []
  const acks: { seq: number; duplicate?: boolean }[] = []
  const sockets = new Set<Socket>()
  const server = createServer()
  server.on('upgrade', (request, socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    if (isSilent) return
    const send = (text: string): void => void socket.write(frame(Buffer.from(text)))
    send(
      `INFO ${JSON.stringify({ server_id: 'S', version: '2.15.0', proto: 1, headers: true, max_payload: 1_048_576, auth_required: token !== undefined, connect_urls: ['10.0.0.1:443'] })}\r\n`,
    )
    let sid = ''
    let isIn = token === undefined
    const speak = (line: string, body: Buffer | null): void => {
      const [verb = '', ...words] = line.split(' ')
      if (verb === 'CONNECT') {
        isIn ||= JSON.parse(line.slice(8)).auth_token === token
        if (!isIn) send("-ERR 'Authorization Violation'\r\n")
      }
      if (verb === 'PING' && isIn) send('PONG\r\n')
      if (verb === 'SUB') sid = words.at(-1) ?? ''
      if (verb === 'HPUB' && body) {
        const [subject = '', reply = '', head = '0'] = words
        const msgId = /^Nats-Msg-Id: *(\S+)/m.exec(body.subarray(0, Number(head)).toString())?.[1]
        if (!hasStream) {
          send(`HMSG ${reply} ${sid} 16 16\r\nNATS/1.0 503\r\n\r\n\r\n`)
          return
        }
        const earlier = published.findIndex((one) => one.msgId === msgId)
        if (earlier < 0) {
          const payload = body.subarray(Number(head)).toString()
          published.push({ subject, msgId: msgId ?? '', payload })
        }
        const ack = earlier < 0 ? { seq: published.length } : { seq: earlier + 1, duplicate: true }
        acks.push(ack)
        const text = JSON.stringify({ stream: 'EVENTS', ...ack })
        send(`MSG ${reply} ${sid} ${text.length}\r\n${text}\r\n`)
      }
    }
    listenTo(socket, speak)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}`, port, published, acks, sockets }
}

/** A binary frame from a server (RFC 6455, 5.2). */
function frame(payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? [0x82, payload.length]
      : [0x82, 126, payload.length >> 8, payload.length & 255]
  return Buffer.concat([Buffer.from(head), payload])
}

/** Takes the masked frames of a client apart, and what is in them. */
function listenTo(socket: Socket, speak: (line: string, body: Buffer | null) => void): void {
  let bytes = Buffer.alloc(0)
  let text = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      if (bytes.length < 2) return
      const short = (bytes[1] ?? 0) & 127
      const at = short === 126 ? 4 : short === 127 ? 10 : 2
      if (bytes.length < at + 4) return
      const length =
        short === 126
          ? bytes.readUInt16BE(2)
          : short === 127
            ? Number(bytes.readBigUInt64BE(2))
            : short
      if (bytes.length < at + 4 + length) return
      const mask = bytes.subarray(at, at + 4)
      const payload = bytes
        .subarray(at + 4, at + 4 + length)
        .map((byte, n) => byte ^ (mask[n % 4] ?? 0))
      const opcode = (bytes[0] ?? 0) & 15
      bytes = bytes.subarray(at + 4 + length)
      if (opcode === 8) {
        socket.end(Buffer.from([0x88, 0]))
        return
      }
      text = Buffer.concat([text, payload])
      text = read(text, speak)
    }
  })
}

/** The lines of the protocol, and the bytes that a line announces; gives back what is not whole. */
function read(
  from: Buffer,
  speak: (line: string, body: Buffer | null) => void,
): Buffer<ArrayBuffer> {
  let text = Buffer.from(from)
  for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
    const line = text.subarray(0, end).toString()
    const length = line.startsWith('HPUB ') ? Number(line.split(' ').at(-1)) : null
    if (length === null) {
      speak(line, null)
      text = text.subarray(end + 2)
      continue
    }
    if (text.length < end + 2 + length + 2) break
    speak(line, text.subarray(end + 2, end + 2 + length))
    text = text.subarray(end + 2 + length + 2)
  }
  return text
}
