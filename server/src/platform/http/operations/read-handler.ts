import type { RouteHandlerMethod } from 'fastify'
import type { Mounted } from '../../operations/mounted.ts'
import { isPaged, namesResource } from '../../operations/operation.ts'
import type { Platform } from '../../platform.ts'
import { etagOf, isUnchanged } from './etag.ts'
import { linkPages } from './page-links.ts'
import { sendJson } from './reply.ts'
import { inputOf, readerOf } from './request.ts'

export function readHandler(
  platform: Platform,
  { operation, serialize }: Mounted,
): RouteHandlerMethod {
  const hasEtag = operation.method === 'GET' && namesResource(operation)
  const isList = isPaged(operation)
  return async (request, reply) => {
    const input = inputOf(operation, request)
    const value = await operation.handle(readerOf(platform, request.principal, input), input)
    const body = serialize(value)
    if (hasEtag) {
      const etag = etagOf(body)
      void reply.header('ETag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    if (isList) linkPages(request, reply, value)
    return sendJson(reply, operation.status, body)
  }
}
