import type { FastifyInstance } from 'fastify'
import { checkReady } from '../db/readiness.ts'
import { toApiError } from '../db/refusals.ts'
import type { Domain } from '../domain.ts'
import { ApiError } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { refuseOtherMethods } from './other-methods.ts'

/** What an operator's tools ask: is it up, is it ready, how is it doing. None needs a token. */
export function mountSystemRoutes(
  app: FastifyInstance,
  platform: Platform,
  domains: readonly Domain[],
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request) => {
    try {
      await checkReady(platform.database)
      const asked = await Promise.all(domains.map(({ concerns }) => concerns?.() ?? []))
      const concerns = asked.flat()
      return { status: 'ready', ...(concerns.length > 0 && { concerns }) }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw (
        toApiError(error) ??
        new ApiError('unavailable', undefined, { headers: { 'Retry-After': '1' } })
      )
    }
  })

  app.get('/metrics', async (_request, reply) => {
    const { registry } = platform.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  refuseOtherMethods(
    app,
    ['/healthz', '/readyz', '/metrics'].map((path) => ({ method: 'GET', path })),
  )
}
