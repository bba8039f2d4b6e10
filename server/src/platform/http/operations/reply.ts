import type { FastifyReply } from 'fastify'

/** Sends a body that is serialised already; an empty one as no body. */
export function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (body === '') return reply.code(status).send()
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}
