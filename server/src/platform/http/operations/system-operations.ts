import { Type } from 'typebox'
import { checkReady } from '../../db/readiness.ts'
import { toApiError } from '../../db/refusals.ts'
import type { Catalogue } from '../../domain.ts'
import { ApiError } from '../../errors.ts'
import { type Operation, operation, rawReply } from '../../operations/operation.ts'
import type { Platform } from '../../platform.ts'

const common = { audience: 'public', effect: 'read', method: 'GET', tag: 'System' } as const

const unavailable = (message?: string): ApiError =>
  new ApiError('unavailable', message, { headers: { 'Retry-After': '1' } })

/** What an operator's tools ask: is it up, is it ready, how is it doing. None needs a token. */
export const systemOperations = (
  platform: Platform,
  catalogue: Catalogue,
): readonly Operation[] => [
  operation(
    {
      ...common,
      path: '/healthz',
      operationId: 'getHealth',
      summary: 'Check that the process answers',
      description: 'Answers while the process runs, whatever the database does.',
      status: 200,
      reply: Type.Object({ status: Type.Literal('ok') }, { title: 'Health' }),
    },
    async () => ({ status: 'ok' as const }),
  ),

  operation(
    {
      ...common,
      path: '/readyz',
      operationId: 'getReadiness',
      summary: 'Check that the server can work',
      description:
        'Answers 200 when the database answers and has all migrations; `concerns` are what a person should look at. Answers 503 from the moment the node is told to stop, while it still answers other requests for `CAPSTAN_SHUTDOWN_DELAY`.',
      status: 200,
      reply: Type.Object(
        {
          status: Type.Literal('ready'),
          concerns: Type.Optional(Type.Array(Type.String())),
        },
        { title: 'Readiness' },
      ),
      errors: ['unavailable'],
    },
    async () => {
      if (platform.shutdown.isUnderway) throw unavailable('This node is stopping.')
      try {
        await checkReady(platform.database)
        const concerns = await catalogue.concerns()
        return { status: 'ready' as const, ...(concerns.length > 0 && { concerns }) }
      } catch (error) {
        platform.log.warn({ err: error }, 'not ready')
        throw toApiError(error) ?? unavailable()
      }
    },
  ),

  operation(
    {
      ...common,
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Read the metrics',
      description: 'In the text format of Prometheus.',
      status: 200,
      reply: rawReply('text/plain'),
    },
    async () => {
      const { registry } = platform.metrics
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType },
      })
    },
  ),
]
