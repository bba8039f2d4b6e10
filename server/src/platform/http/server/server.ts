import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { ApiError } from '../../errors.ts'
import { validatorFor } from '../../operations/validation.ts'
import type { Platform } from '../../platform.ts'
import { traceRequests } from '../../telemetry/requests.ts'
import { type FindMaxUploadBytes, readUploads } from '../uploads/uploads.ts'
import { compressAnswers } from './compression.ts'
import { drainConnections } from './connection-draining.ts'
import { allowOrigins } from './cors.ts'
import { isPage, sendPage } from './dashboard.ts'
import { replyWithError } from './error-reply.ts'
import { maxJsonBytes, readJsonBodies, readRawBodies } from './json-body.ts'
import { unusualMethod, usualMethods } from './other-methods.ts'
import {
  createUnreadableReply,
  handleRawProtocolErrors,
  newRequestId,
  requireHost,
} from './raw-protocol-errors.ts'
import { RequestLog } from './request-log.ts'
import { createSecurityHeaders } from './security-headers.ts'

/** From the first byte of a request to its last; a slower sender is cut off. */
const requestTimeoutMs = 300_000
/** Node refuses more with 431; a path, and so an id in it, is never longer. */
const maxHeaderBytes = 16_384

/** A server that answers everything, the unknown included, in the error shape; no operation yet. */
export function createServer(
  platform: Platform,
  findMaxUploadBytes: FindMaxUploadBytes = async () => undefined,
): FastifyInstance {
  const proxies = platform.config.http.trustedProxies
  const securityHeaders = createSecurityHeaders(platform.config.http)
  const replyToUnreadable = createUnreadableReply(securityHeaders)
  // The router gave up before any hook could run.
  const replyUnrouted = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    securityHeaders.apply(request, reply)
    replyWithError(error, request, reply)
  }
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
  handleRawProtocolErrors(app, replyToUnreadable)
  // Before all others, which may answer by themselves.
  app.addHook('onRequest', (request, reply, done) => {
    securityHeaders.apply(request, reply)
    done()
  })
  drainConnections(app, platform.shutdown)
  allowOrigins(app, platform.config.http.corsOrigins)
  readJsonBodies(app)
  readUploads(app, findMaxUploadBytes, platform.scratchDirectory)
  readRawBodies(app)
  app.setValidatorCompiler(({ schema, httpPart }) => validatorFor(schema as object, httpPart))
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    replyWithError(error, request, reply, platform.config.billingUrl),
  )
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(reply)
    throw unusualMethod(request) ?? noSuchPath()
  })
  platform.publicUrl.follow(app.server)
  traceRequests(app, platform.telemetry)
  // No promises in what every request passes.
  app.addHook('onRequest', (request, _reply, done) => {
    requireHost(request)
    if (request.url.includes('%00')) {
      throw new ApiError('invalid_parameter', 'The address holds U+0000.')
    }
    if (hasEmptySegment(request.url)) throw noSuchPath()
    done()
  })
  compressAnswers(app)
  app.addHook('onResponse', (request, reply, done) => {
    platform.metrics.requests.observe(
      { ...labelsOf(request, reply), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  return app
}

/** A caller makes no series: what no operation answered is counted without its route, odd methods together. */
function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  const isAnswered = statusCode !== 405 && routeOptions.url !== undefined
  return {
    method: usualMethods.includes(method) ? method : 'other',
    route: isAnswered ? routeOptions.url : 'unknown',
  }
}

const noSuchPath = (): ApiError =>
  new ApiError('not_found', 'There is no such path; /v1/openapi.json lists them all.')

/** An empty segment is no id: the router would hand it to `{contactId}`, and a list would not be meant. */
const hasEmptySegment = (url: string): boolean =>
  /^\/(?:v1|operator|session)\/(?:[^?]*\/)?(?:\/|\?|$)/.test(url)
