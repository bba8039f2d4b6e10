import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface WireAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

/** Listens on a free port of this machine, once for a server. */
export async function listen(http: FastifyInstance): Promise<number> {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 })
  return (http.server.address() as AddressInfo).port
}

/** Sends these bytes as they are, and reads one answer. The connection ends with it. */
export async function exchange(port: number, request: string | Buffer): Promise<WireAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.write(request)
  let text = ''
  for await (const part of socket) {
    text += part
    if (isWhole(text, request.toString().startsWith('HEAD '))) break
  }
  if (!socket.destroyed) socket.destroy()
  if (!socket.closed) await once(socket, 'close')
  return parse(text)
}

const isWhole = (text: string, headOnly: boolean): boolean => {
  const [head, body] = split(text)
  if (headOnly) return body !== undefined
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  return body !== undefined && body.length >= Number(length ?? 0)
}

const split = (text: string): [string, string | undefined] => {
  const end = text.indexOf('\r\n\r\n')
  return end < 0 ? [text, undefined] : [text.slice(0, end), text.slice(end + 4)]
}

function parse(text: string): WireAnswer {
  const [head, body = ''] = split(text)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body }
}
