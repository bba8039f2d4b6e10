import { Type } from 'typebox'
import { checkReady } from '../../db/readiness.ts'
import { toApiError } from '../../db/refusals.ts'
import type { Catalogue } from '../../domain.ts'
import { unavailable } from '../../errors.ts'
import { type Operation, operation, rawReply } from '../../operations/operation.ts'
import type { Platform } from '../../platform.ts'
import { createMetricsAccess, type MetricsAccess } from './metrics-access.ts'

const common = { audience: 'public', effect: 'read', method: 'GET', tag: 'System' } as const

const Readiness = Type.Object(
  {
    status: Type.Literal('ready'),
    concerns: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'Readiness' },
)

/** What an operator's tools ask: is it up, is it ready, how is it doing. None needs an API token. */
export function systemOperations(platform: Platform, catalogue: Catalogue): readonly Operation[] {
  const access = createMetricsAccess(platform.secrets.metricsKey)
  return [health, readiness(platform, catalogue, access), metrics(platform, access)]
}

const health = operation(
  {
    ...common,
    path: '/healthz',
    operationId: 'getHealth',
    summary: 'Check that the process answers',
    description: 'Answers while the process runs, whatever the database does.',
    reply: Type.Object({ status: Type.Literal('ok') }, { title: 'Health' }),
  },
  async () => ({ status: 'ok' as const }),
)

const readiness = (
  { shutdown, database, log }: Platform,
  catalogue: Catalogue,
  access: MetricsAccess,
): Operation =>
  operation(
    {
      ...common,
      path: '/readyz',
      operationId: 'getReadiness',
      summary: 'Check that the server can work',
      description:
        'Answers 200 when the database answers and has all migrations. Who may read the metrics is also told `concerns`, which a person should look at. Answers 503 from the moment the node is told to stop, while it still answers other requests for `CAPSTAN_SHUTDOWN_DELAY`.',
      reply: rawReply('application/json', Readiness),
      errors: ['unavailable'],
    },
    async ({ request }) => {
      if (shutdown.isUnderway) throw unavailable('This node is stopping.')
      try {
        await checkReady(database)
        const concerns = access.has(request) ? await catalogue.concerns() : []
        return Response.json({ status: 'ready', ...(concerns.length > 0 && { concerns }) })
      } catch (error) {
        log.warn({ err: error }, 'not ready')
        throw toApiError(error) ?? unavailable()
      }
    },
  )

const metrics = ({ metrics: { registry } }: Platform, access: MetricsAccess): Operation =>
  operation(
    {
      ...common,
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Read the metrics',
      description:
        'In the text format of Prometheus. Needs `Authorization: Bearer <CAPSTAN_METRICS_KEY>`; where the operator has set no key, only requests from the machine of the node are answered.',
      reply: rawReply('text/plain'),
      errors: ['missing_token', 'invalid_token'],
    },
    async ({ request }) => {
      access.require(request)
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType },
      })
    },
  )
