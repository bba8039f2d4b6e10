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
    requireSender(request)
    if (request.headers['x-forwarded-for'] !== undefined) platform.untrustedProxies.note(request)
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

type ReplyToUnreadable = (error: NodeJS.ErrnoException, socket: Socket) => void

/** HTTP itself could not be read: there is no request, so the answer is written to the socket. */
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

/** What Node would answer by itself, with an empty body or not at all, is answered here. */
function handleRawProtocolErrors(app: FastifyInstance, reply: ReplyToUnreadable): void {
  const server = app.server as Server
  server.on('connect', (_request, socket) => reply(new Error('CONNECT'), socket as Socket))
  // RFC 9110 section 10.1.1 lets a server ignore expectations that it does not know.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

const newRequestId = (): string => `req_${randomUUID()}`

/**
 * Refuses a request whose client is gone. Node keeps an address that it was asked for while the socket was open, so
 * whoever asks for it later, as `request.ip`, gets it though the client has hung up meanwhile.
 */
function requireSender({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError('malformed_request', 'The request broke off.')
  }
}

/**
 * RFC 9112 section 3.2; Node's own check is off because its refusal has no body. Node keeps the first of two
 * lines, and a proxy in front may have gone by the second.
 */
function requireHost({ raw }: FastifyRequest): void {
  const { host } = raw.headers
  if (host === undefined) {
    if (raw.httpVersion === '1.1') throw badHost('The header Host is missing.')
    return
  }
  if (!hostForm.test(host)) throw badHost('The header Host is not a host with a port.')
  if (countHosts(raw.rawHeaders) > 1) throw badHost('The header Host is there more than once.')
}

const badHost = (message: string): ApiError => new ApiError('malformed_request', message)

/** RFC 3986 section 3.2.2, without what could lead into another part of an address. */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\dA-Fa-f:.]+\])(?::\d*)?$/

/** Names and values in turn, as they came. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/** What a page may read beside the body. */
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

/** Lets pages of these origins call the public API and `/mcp`; without any origin nothing is mounted. */
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
