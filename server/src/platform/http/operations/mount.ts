import build from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ChangeRecorderFactory } from '../../operations/change.ts'
import { changedResourceIn } from '../../operations/changed-resource.ts'
import { type Deprecation, deprecationHeaders } from '../../operations/deprecation.ts'
import { type Audience, isRaw, namesResource, type Operation } from '../../operations/operation.ts'
import type { Authenticate } from '../../operations/principal.ts'
import type { Platform } from '../../platform.ts'
import { refuseOtherMethods, routePath } from '../server/other-methods.ts'
import { textsIn } from '../server/route.ts'
import { uploadRoute } from '../uploads/uploads.ts'
import { checkOrigin, needsSameOrigin, requirePrincipal } from './authenticate.ts'
import { rawHandler, readHandler, writeHandler } from './handle.ts'
import { isReadAt, locationTemplateOf } from './location.ts'
import type { Mounted } from './mounted.ts'

export interface Mounting {
  platform: Platform
  authenticators: Partial<Record<Audience, Authenticate>>
  recorderFactories: readonly ChangeRecorderFactory[]
}

/** Mounts operations behind their authentication, and a 405 with the exact `Allow` on other methods. */
export function mountOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  mounting: Mounting,
): void {
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
  { platform, authenticators, recorderFactories }: Mounting,
): void {
  const authenticate = authenticators[operation.audience]
  if (operation.audience !== 'public' && !authenticate) {
    throw new Error(`no domain authenticates the audience ${operation.audience}`)
  }
  const mounted = preparedOf(operation, siblings, recorderFactories)
  const handler = handlerOf(platform, mounted)
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
      ...(operation.upload && { upload: uploadRoute(operation.upload, operation.maxUploadBytes) }),
      ...(operation.rawBody && { rawBody: true }),
      ...(operation.effect === 'read' && { isRead: true }),
      ...(operation.keepsDigits && { keepsDigits: true }),
      ...(operation.itemsStandAlone && { itemsStandAlone: true }),
    },
    ...(operation.maxBodyBytes && { bodyLimit: operation.maxBodyBytes }),
    onRequest: [
      ...(operation.deprecated ? [announceDeprecation(operation.deprecated)] : []),
      ...(needsSameOrigin(operation) ? [checkOrigin] : []),
      ...(authenticate ? [requirePrincipal(operation, authenticate)] : []),
      ...(operation.admit ? [operation.admit] : []),
    ],
    handler: operation.throttle ? throttled(platform, operation.throttle, handler) : handler,
  })
}

/** An operation with what handling it takes. Its siblings are those of its audience. */
export function preparedOf(
  operation: Operation,
  siblings: readonly Operation[],
  recorderFactories: readonly ChangeRecorderFactory[],
): Mounted {
  const getOperation = getOperationOf(operation, siblings)
  const locationTemplate = locationTemplateOf(operation, siblings)
  return {
    operation,
    serialize: serializerOf(operation),
    recorders:
      operation.effect === 'write' && operation.isAudited !== false
        ? recorderFactories.map((create) => create(operation, getOperation, siblings))
        : [],
    getOperation: operation.effect === 'write' ? getOperation : undefined,
    serializeGet: getOperation ? serializerOf(getOperation) : () => '',
    resourceOf: changedResourceIn(operation, siblings),
    locationTemplate,
    makesWhatIsRead: isReadAt(locationTemplate, operation, siblings),
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Counts each request before the work, and refuses one beyond its bounds. */
const throttled =
  (
    { throttle }: Pick<Platform, 'throttle'>,
    boundsOf: NonNullable<Operation['throttle']>,
    handler: Handler,
  ): Handler =>
  async (request, reply) =>
    throttle.run(await boundsOf(request), () => handler(request, reply))

/** Built at its first use, as validators are. */
function serializerOf({ reply }: Operation): Mounted['serialize'] {
  if (reply === null || isRaw(reply)) return () => ''
  let built: Mounted['serialize'] | undefined
  return (value) => {
    built ??= build(reply as object) as Mounted['serialize']
    return built(value)
  }
}

const announceDeprecation =
  (deprecation: Deprecation) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.headers(deprecationHeaders(deprecation))

/** The `GET` of the same path, where that names one resource. */
const getOperationOf = (
  { path }: Operation,
  siblings: readonly Operation[],
): Operation | undefined =>
  siblings.find((other) => other.method === 'GET' && other.path === path && namesResource(other))

function handlerOf(platform: Platform, mounted: Mounted): Handler {
  const { effect, reply } = mounted.operation
  if (isRaw(reply)) return rawHandler(platform, mounted)
  return effect === 'read' ? readHandler(platform, mounted) : writeHandler(platform, mounted)
}
