import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { checkReady } from '../../db/migrations.ts'
import { toApiError } from '../../db/refusals.ts'
import type { Catalogue } from '../../domain.ts'
import { unavailable } from '../../errors.ts'
import { type Operation, operation, rawReply } from '../../operations/operation.ts'
import { plainAddress, unauthorized } from '../../operations/principal.ts'
import type { Platform } from '../../platform.ts'

const common = { audience: 'public', effect: 'read', method: 'GET', tag: 'System' } as const

const Readiness = Type.Object(
  {
    status: Type.Literal('ready'),
    concerns: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'Readiness' },
)

/** Returns the operations for an operator's tools: health, readiness and metrics. None needs an API token. */
export function systemOperations(platform: Platform, catalogue: Catalogue): readonly Operation[] {
  const access = createMetricsAccess(platform.secrets.metricsKey)
  return [health, readiness(platform, catalogue, access), metrics(platform, access)]
}

const health = operation(
  {
    ...common,
    path: '/healthz',
    operationId: 'getHealth',
    summary: 'Check that the process is up',
    description: 'Answers while the process runs, independent of the database.',
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
      summary: 'Check that the server is ready',
      description:
        'Answers 200 if the database answers and has all migrations. Callers who can read the metrics also get `concerns`, problems that a person should look at. Answers 503 from the start of a shutdown, while the node still answers other requests for `CAPSTAN_SHUTDOWN_DELAY`.',
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
        'Prometheus text format. Needs `Authorization: Bearer <CAPSTAN_METRICS_KEY>`. If the operator has set no key, only requests from the same machine are answered.',
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

/** Access to the metrics and concerns of this node: if a key is set, with the key; otherwise only from this machine. */
interface MetricsAccess {
  has(request: FastifyRequest): boolean
  /**
   * Checks the access.
   *
   * @throws ApiError 401
   */
  require(request: FastifyRequest): void
}

function createMetricsAccess(key: string | null): MetricsAccess {
  const has = (request: FastifyRequest): boolean =>
    key === null ? isLocal(request) : holdsKey(request, key)
  return {
    has,
    require(request) {
      if (has(request)) return
      if (key === null) {
        throw unauthorized(
          'missing_token',
          'Metrics are available only to requests from this machine unless the operator sets CAPSTAN_METRICS_KEY.',
        )
      }
      throw readBearer(request) === undefined
        ? unauthorized('missing_token', 'Send `Authorization: Bearer <CAPSTAN_METRICS_KEY>`.')
        : unauthorized('invalid_token', 'This is not the CAPSTAN_METRICS_KEY of this node.')
    },
  }
}

const holdsKey = (request: FastifyRequest, key: string): boolean =>
  timingSafeEqual(digest(readBearer(request) ?? ''), digest(key))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** Headers that proxies add. Those of an untrusted proxy have no meaning, but they show that there is a proxy. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Returns true for a request from this machine. A proxy on this machine connects from it too; most proxies send these
 * headers or pass on the requested host. For a proxy that does neither, set a key.
 */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(plainAddress(ip)) &&
  loopbackHost.test(headers.host ?? '') &&
  !forwardingHeaders.some((name) => headers[name] !== undefined)

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
