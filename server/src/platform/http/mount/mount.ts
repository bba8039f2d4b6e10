import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Pulse } from '../../db/pulse.ts'
import { depthHeader, readDepth, withCause } from '../../events/event.ts'
import { type Deprecation, deprecationHeaders } from '../../operations/deprecation.ts'
import { type Mounted, mountedOf } from '../../operations/mounted.ts'
import { type Audience, isRaw, type Operation } from '../../operations/operation.ts'
import type { Authenticate } from '../../operations/principal.ts'
import type { ChangeRecorderFactory } from '../../operations/recorded-change.ts'
import type { Platform } from '../../platform.ts'
import { refuseOtherMethods, routePath } from '../server/other-methods.ts'
import { textsIn } from '../server/request-log.ts'
import { uploadRoute } from '../uploads/uploads.ts'
import { checkOrigin, needsSameOrigin, requirePrincipal } from './authenticate.ts'
import { type RequestStep, rawHandler, readHandler, writeHandler } from './handlers.ts'

export interface Mounting {
  platform: Platform
  pulse: Pulse
  authenticators: Partial<Record<Audience, Authenticate>>
  recorderFactories: readonly ChangeRecorderFactory[]
}

/** Mounts operations behind their authentication, and a 405 with the exact `Allow` on other methods. */
export function mountOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  given: Omit<Mounting, 'pulse'>,
): void {
  const mounting = { ...given, pulse: new Pulse(given.platform.database) }
  const byAudience = Map.groupBy(operations, ({ audience }) => audience)
  for (const operation of operations) {
    const siblings = byAudience.get(operation.audience) ?? []
    mountOperation(app, operation, siblings, mounting)
  }
  refuseOtherMethods(app, operations)
}

function mountOperation(
  app: FastifyInstance,
  operation: Operation,
  siblings: readonly Operation[],
  { platform, pulse, authenticators, recorderFactories }: Mounting,
): void {
  const authenticate = authenticators[operation.audience]
  if (operation.audience !== 'public' && !authenticate) {
    throw new Error(`no domain authenticates the audience ${operation.audience}`)
  }
  const mounted = mountedOf(operation, siblings, recorderFactories)
  const handler = handlerOf(platform, mounted, siblings)
  const upload = operation.upload && uploadRoute(operation.upload, operation.maxUploadBytes)
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    schema: {
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.body ? { body: operation.body } : {}),
    },
    config: {
      texts: textsIn(operation),
      ...(upload && { upload: upload.route }),
      ...(operation.rawBody && { rawBody: true }),
      ...(operation.effect === 'read' && { isRead: true }),
      ...(operation.keepsDigits && { keepsDigits: true }),
      ...(operation.itemsStandAlone && { itemsStandAlone: true }),
    },
    ...upload?.options,
    ...(operation.maxBodyBytes && { bodyLimit: operation.maxBodyBytes }),
    onRequest: [
      ...(operation.deprecated ? [announceDeprecation(operation.deprecated)] : []),
      ...(needsSameOrigin(operation) ? [checkOrigin] : []),
      ...(authenticate ? [guarded(pulse, requirePrincipal(operation, authenticate))] : []),
      ...(operation.admit ? [guarded(pulse, operation.admit)] : []),
    ],
    handler: guarded(
      pulse,
      caused(operation.throttle ? throttled(platform, operation.throttle, handler) : handler),
    ),
  })
}

/** Ends the wait of a request for a database that no longer answers. */
const guarded =
  (pulse: Pulse, step: RequestStep) => (request: FastifyRequest, reply: FastifyReply) =>
    pulse.guard(step(request, reply), () => reply.raw.headersSent)

/** Counts each request before its work, and rejects requests above a limit. */
const throttled =
  (
    { throttle }: Pick<Platform, 'throttle'>,
    boundsOf: NonNullable<Operation['throttle']>,
    handler: RequestStep,
  ): RequestStep =>
  async (request, reply) => {
    const bounds = await boundsOf(request)
    return throttle.run(bounds, async () => handler(request, reply))
  }

/**
 * Records the automation run that caused a request, if a program called by that run sends it. For public requests the
 * header is ignored: otherwise a recipient's acceptance could stop triggering automations.
 */
const caused =
  (handler: RequestStep): RequestStep =>
  async (request, reply) => {
    const header = request.headers[depthHeader]
    const cause = header && request.principal ? readDepth(header) : null
    const handle = () => handler(request, reply)
    return cause ? withCause(cause, handle) : handle()
  }

const announceDeprecation =
  (deprecation: Deprecation) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.headers(deprecationHeaders(deprecation))

function handlerOf(
  platform: Platform,
  mounted: Mounted,
  siblings: readonly Operation[],
): RequestStep {
  const { effect, reply } = mounted.operation
  if (isRaw(reply)) return rawHandler(platform, mounted)
  return effect === 'read'
    ? readHandler(platform, mounted)
    : writeHandler(platform, mounted, siblings)
}
