import type { FastifyReply, RouteHandlerMethod } from 'fastify'
import { installation } from '../../operations/change.ts'
import { actorOf } from '../../operations/execute.ts'
import type { Mounted } from '../../operations/mounted.ts'
import type { OwnChange } from '../../operations/own-change.ts'
import { TextReply } from '../../operations/text-reply.ts'
import type { Platform } from '../../platform.ts'
import { inputOf, originOf, readerOf } from './request.ts'

/** Serves an operation that returns its answer whole, headers and body, and opens its own transactions. */
export function rawHandler(
  platform: Platform,
  { operation, recorders }: Mounted,
): RouteHandlerMethod {
  return async (request, reply) => {
    const principal = request.principal ?? null
    const input = inputOf(operation, request)
    const reader = readerOf(platform, request.principal, input)
    let hasOwnChange = false
    const record = async ({ entries, after }: OwnChange): Promise<void> => {
      hasOwnChange = true
      for (const { organizationId, ...about } of entries) {
        await platform.transact(organizationId, actorOf(principal), async (work) => {
          const change = { principal, input, before: null, after, ...about, ...originOf(request) }
          for (const record of recorders) record(work, [change])
        })
      }
    }
    const context = { ...reader, request, record }
    const response = (await operation.handle(context, input)) as Response | TextReply
    if (recorders.length > 0 && !hasOwnChange) {
      const organizationId = principal?.organizationId ?? installation
      await record({ entries: [{ organizationId, actor: null }], after: '' })
    }
    if (!(response instanceof TextReply)) {
      return request.method === 'HEAD' ? sendHead(reply, response) : reply.send(response)
    }
    return reply.code(response.status).headers(response.headers).send(response.body)
  }
}

/** Fastify ends a stream that nobody reads, and takes a whole `Response` for GET alone. */
function sendHead(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  for (const [name, value] of headers) void reply.header(name, value)
  return reply.code(status).send(body ?? undefined)
}
