import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { errorBody } from './error-reply.ts'
import { helpLinkOf } from './links.ts'
import type { SecurityHeaders } from './security-headers.ts'

type ReplyToUnreadable = (error: NodeJS.ErrnoException, socket: Socket) => void

/** HTTP itself could not be read: there is no request, so the answer is written to the socket. */
export const createUnreadableReply =
  ({ lines }: SecurityHeaders): ReplyToUnreadable =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
      return void socket.destroy()
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request'
    const refusal = new ApiError(code)
    const body = errorBody(refusal)
    socket.end(
      `HTTP/1.1 ${refusal.status} ${code === 'headers_too_large' ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nX-Request-Id: ${newRequestId()}\r\n` +
        `${lines}Link: ${helpLinkOf(code)}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

/** What Node would answer by itself, with an empty body or not at all, is answered here. */
export function handleRawProtocolErrors(app: FastifyInstance, reply: ReplyToUnreadable): void {
  const server = app.server as Server
  server.on('connect', (_request, socket) => reply(new Error('CONNECT'), socket as Socket))
  // RFC 9110 section 10.1.1 lets a server ignore expectations that it does not know.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

export const newRequestId = (): string => `req_${randomUUID()}`

/**
 * RFC 9112 section 3.2; Node's own check is off because its refusal has no body. Node keeps the first of two
 * lines, and a proxy in front may have gone by the second.
 */
export function requireHost({ raw }: FastifyRequest): void {
  const { host } = raw.headers
  if (host === undefined) {
    if (raw.httpVersion === '1.1') throw badHost('The header Host is missing.')
    return
  }
  if (!hostForm.test(host)) throw badHost('The header Host is not a host with a port.')
  if (countHosts(raw.rawHeaders) > 1) throw badHost('The header Host is there more than once.')
}

const badHost = (message: string): ApiError => new ApiError('malformed_request', message)

/** RFC 3986 section 3.2.2, without what could lead into another part of an address. */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\dA-Fa-f:.]+\])(?::\d*)?$/

/** Names and values in turn, as they came. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
