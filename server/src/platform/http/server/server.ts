import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
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
import { traceRequests } from '../../telemetry/telemetry.ts'
import { type FindMaxUploadBytes, readUploads } from '../uploads/uploads.ts'
import { compressAnswers } from './compression.ts'
import { isPage, sendPage } from './dashboard.ts'
import { errorBody, replyWithError } from './error-reply.ts'
import { maxJsonBytes, readJsonBodies, readRawBodies } from './json-body.ts'
import { helpLinkOf } from './links.ts'
import { unusualMethod, usualMethods } from './other-methods.ts'
import { RequestLog } from './request-log.ts'
import { createSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { drainConnections } from './shutdown.ts'

/** Longest time from the first byte of a request to its last. A slower sender is disconnected. */
const requestTimeoutMs = 300_000
/** Largest header size. Node answers 431 above it, so paths and their ids are never longer. */
const maxHeaderBytes = 16_384

/** Creates a server that answers everything in the error format, including unknown paths. It has no operations yet. */
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
    requireSender(request)
    if (request.headers['x-forwarded-for'] !== undefined) platform.untrustedProxies.note(request)
    requireHost(request)
    if (request.url.includes('%00')) {
      throw new ApiError('invalid_parameter', 'The URL contains U+0000.')
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

/**
 * Returns the labels of a request's metrics. Callers cannot create new series: requests without an operation have no
 * route, and unusual methods are counted together.
 */
function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  const isAnswered = statusCode !== 405 && routeOptions.url !== undefined
  return {
    method: usualMethods.includes(method) ? method : 'other',
    route: isAnswered ? routeOptions.url : 'unknown',
  }
}

const noSuchPath = (): ApiError =>
  new ApiError('not_found', 'This path does not exist. /v1/openapi.json lists all paths.')

/**
 * Returns true for a path with an empty segment. The router would use it as `{contactId}`, and the client did not mean
 * the list.
 */
const hasEmptySegment = (url: string): boolean =>
  /^\/(?:v1|operator|session)\/(?:[^?]*\/)?(?:\/|\?|$)/.test(url)

type ReplyToUnreadable = (error: NodeJS.ErrnoException, socket: Socket) => void

/**
 * Creates the response to a request that is not valid HTTP. There is no request object, so the response is written to
 * the socket.
 */
const createUnreadableReply =
  ({ lines }: SecurityHeaders): ReplyToUnreadable =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
      return void socket.destroy()
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request'
    const refusal = new ApiError(code)
    const body = errorBody(refusal)
    socket.end(
      `HTTP/1.1 ${refusal.status} ${code === 'headers_too_large' ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nX-Request-Id: ${newRequestId()}\r\n` +
        `${lines}Link: ${helpLinkOf(code)}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

/** Handles errors that Node would answer with an empty body or not at all. */
function handleRawProtocolErrors(app: FastifyInstance, reply: ReplyToUnreadable): void {
  const server = app.server as Server
  server.on('connect', (_request, socket) => reply(new Error('CONNECT'), socket as Socket))
  // RFC 9110 section 10.1.1 lets a server ignore expectations that it does not know.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

const newRequestId = (): string => `req_${randomUUID()}`

/**
 * Rejects a request whose client has disconnected. Node caches the address once it is read while the socket is open, so
 * that `request.ip` still works after the client disconnects.
 */
function requireSender({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError('malformed_request', 'The request was cut off.')
  }
}

/**
 * Requires one valid `Host` header (RFC 9112 section 3.2). Node's own check is off because its error has no body. Node
 * keeps the first of two `Host` lines, and a proxy in front may have used the second.
 */
function requireHost({ raw }: FastifyRequest): void {
  const { host } = raw.headers
  if (host === undefined) {
    if (raw.httpVersion === '1.1') throw badHost('The `Host` header is missing.')
    return
  }
  if (!hostForm.test(host)) throw badHost('The `Host` header is not a host with an optional port.')
  if (countHosts(raw.rawHeaders) > 1) throw badHost('The request has more than one `Host` header.')
}

const badHost = (message: string): ApiError => new ApiError('malformed_request', message)

/** A host as in RFC 3986 section 3.2.2, without characters that could reach another part of a URL. */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\dA-Fa-f:.]+\])(?::\d*)?$/

/** Counts `Host` lines. `rawHeaders` contains names and values in turn, in their order. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/** Response headers that a page can read. */
const exposedHeaders = [
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
  'X-Trace-Id',
]

/** Lets pages of these origins call the public API and `/mcp`. Mounts nothing if the list is empty. */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  void app.register(cors, {
    delegator: async (request: FastifyRequest) =>
      /^\/(v1\/|mcp$)/.test(request.url)
        ? {
            origin: [...origins],
            methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
            exposedHeaders,
            maxAge: 600,
          }
        : { origin: false },
  })
}
