import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { errorBody } from './error-reply.ts'

/** HTTP itself could not be read: there is no request, so the answer is written to the socket. */
export function replyToUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy()
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request'
  const refusal = new ApiError(code)
  const body = errorBody(refusal)
  socket.end(
    `HTTP/1.1 ${refusal.status} ${code === 'headers_too_large' ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nX-Request-Id: ${newRequestId()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** What Node would answer by itself, with an empty body or not at all, is answered here. */
export function handleRawProtocolErrors(app: FastifyInstance): void {
  const server = app.server as Server
  server.on('connect', (_request, socket) =>
    replyToUnreadable(new Error('CONNECT'), socket as Socket),
  )
  // RFC 9110 section 10.1.1 lets a server ignore expectations that it does not know.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

export const newRequestId = (): string => `req_${randomUUID()}`

/** RFC 9112 section 3.2; Node's own check is off because its refusal has no body. */
export function requireHost({ raw }: FastifyRequest): void {
  if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
    throw new ApiError('malformed_request', 'The header Host is missing.')
  }
}
