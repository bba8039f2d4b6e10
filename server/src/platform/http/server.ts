import accepts from 'accepts'
import build from 'fast-json-stringify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { auditOf } from '../audit/entry.ts'
import { ApiError } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { traceRequests } from '../telemetry/requests.ts'
import { callerOf } from './caller.ts'
import { allowOrigins } from './cors.ts'
import { isPage, sendPage } from './dashboard.ts'
import { type Deprecation, deprecationHeaders } from './deprecation.ts'
import { replyWithError } from './error-reply.ts'
import { type Mounted, openHandler, readHandler, writeHandler } from './handle.ts'
import { maxJsonBytes, readJsonBodies } from './json-body.ts'
import type { Operation } from './operation.ts'
import { refuseOtherMethods, refuseUnusualMethods, routePath } from './other-methods.ts'
import {
  type Admit,
  type Principal,
  rateHeaders,
  readCredential,
  requireScope,
} from './principal.ts'
import { RequestLog } from './request-log.ts'
import { answerTheUnusual, newRequestId, replyToUnreadable, requireHost } from './unreadable.ts'
import { orUpload, readUploads, uploadRoute } from './upload.ts'
import { validatorFor } from './validation.ts'

/** From the first byte of a request to its last; a slower sender is cut off. */
const requestTimeoutMs = 300_000
/** Node refuses more with 431; a path, and so an id in it, is never longer. */
const maxHeaderBytes = 16_384

/** A server that answers everything, the unknown included, in the error shape; no operation yet. */
export function createServer(platform: Platform): FastifyInstance {
  const proxies = platform.config.http.trustedProxies
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new RequestLog(),
    bodyLimit: maxJsonBytes,
    requestTimeout: requestTimeoutMs,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: proxies.length > 0 && [...proxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: maxHeaderBytes, requireHostHeader: false },
    frameworkErrors: replyUnrouted as never,
    clientErrorHandler: replyToUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderBytes },
  })
  answerTheUnusual(app)
  allowOrigins(app, platform.config.http.corsOrigins)
  readJsonBodies(app)
  readUploads(app, platform.database)
  app.setValidatorCompiler(({ schema, httpPart }) =>
    orUpload(validatorFor(schema as object, httpPart)),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    replyWithError(error, request, reply, platform.config.billingUrl),
  )
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(reply)
    throw new ApiError('not_found', 'There is no such path; /v1/openapi.json lists them all.')
  })
  traceRequests(app, platform.telemetry)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id)
    requireHost(request)
    if (request.url.includes('%00')) {
      throw new ApiError('invalid_parameter', 'The address holds U+0000.')
    }
  })
  refuseUnusualMethods(app)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    platform.metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  return app
}

// The router gave up before any hook could run.
function replyUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('X-Request-Id', request.id)
  replyWithError(error, request, reply)
}

/** Mounts operations behind admission, and a 405 with the exact `Allow` on their other methods. */
export function mount(
  app: FastifyInstance,
  platform: Platform,
  operations: readonly Operation[],
  door: Door,
): void {
  const mounted = operations.map(
    (operation): Mounted => ({
      operation,
      serialize: operation.reply ? serializerOf(operation.reply) : () => '',
      audit: auditOf(operation, twinOf(operation, operations), operations),
    }),
  )
  for (const one of mounted) {
    const { operation } = one
    const twin = mounted.find((other) => other.operation === twinOf(operation, operations))
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      schema: {
        ...(operation.params ? { params: operation.params } : {}),
        ...(operation.query ? { querystring: operation.query } : {}),
        ...(operation.body ? { body: operation.body } : {}),
      },
      ...(operation.upload && { config: { upload: uploadRoute(operation.upload) } }),
      onRequest: [
        ...(operation.deprecated ? [announce(operation.deprecated)] : []),
        ...(operation.kind === 'open' ? [] : [admission(operation, door)]),
      ],
      handler: handlerOf(platform, one, twin),
    })
  }
  refuseOtherMethods(app, operations)
}

/** Built at its first use, as validators are. */
function serializerOf(schema: object): Mounted['serialize'] {
  let built: Mounted['serialize'] | undefined
  return (value) => {
    built ??= build(schema) as Mounted['serialize']
    return built(value)
  }
}

const announce =
  (deprecation: Deprecation) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.headers(deprecationHeaders(deprecation))

/** The `GET` of the same path, where that names one resource. */
const twinOf = ({ path }: Operation, operations: readonly Operation[]): Operation | undefined =>
  operations.find((other) => other.method === 'GET' && other.path === path && path.endsWith('}'))

function handlerOf(platform: Platform, one: Mounted, twin: Mounted | undefined) {
  if (one.operation.kind === 'open') return openHandler(platform, one)
  if (one.operation.kind === 'read') return readHandler(platform, one)
  return writeHandler(platform, one, twin)
}

/** Who asks, by whatever a request carries; throws for somebody who may not come in. */
export type Door = (request: FastifyRequest) => Promise<Principal>

export const byCredential =
  (admit: Admit): Door =>
  (request) =>
    admit(readCredential(request.headers), callerOf(request))

/** Lets in who has room for one more request and the scope of what is asked for. */
export function admission({ scope }: Pick<Operation, 'scope'>, door: Door) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const principal = await door(request)
    request.principal = principal
    const { rate } = principal
    void reply.headers(rateHeaders(rate))
    if (rate && !rate.admitted) {
      const seconds = rate.retryAfterSeconds
      throw new ApiError(
        'rate_limited',
        `The limit of ${rate.limit} requests a minute is reached. Retry in ${seconds} s.`,
        { headers: { 'Retry-After': String(seconds) } },
      )
    }
    requireScope(principal, scope)
    if (request.headers.accept !== undefined && !accepts(request.raw).type('json')) {
      throw new ApiError('not_acceptable')
    }
  }
}
