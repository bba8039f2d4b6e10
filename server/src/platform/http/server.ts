import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import accepts from 'accepts'
import build from 'fast-json-stringify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { ApiError, notFound } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { errorBody, replyWithError, sendError } from './error-reply.ts'
import { type Mounted, readHandler, writeHandler } from './handle.ts'
import { maxJsonBytes, readJsonBodies } from './json-body.ts'
import type { Operation } from './operation.ts'
import { type Admit, rateHeaders, readCredential, requireScope } from './principal.ts'
import { validatorFor } from './validation.ts'

const everyMethod = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'QUERY']

/** A server that answers everything, the unknown included, in the error shape; no operation yet. */
export function createServer(platform: Platform): FastifyInstance {
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    bodyLimit: maxJsonBytes,
    genReqId: () => `req_${randomUUID()}`,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: 16_384 },
    frameworkErrors: replyWithError as never,
    clientErrorHandler: replyToUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  for (const method of ['TRACE', 'QUERY'])
    app.addHttpMethod(method, { overrideExisting: true } as never)
  readJsonBodies(app)
  app.setValidatorCompiler(({ schema, httpPart }) => validatorFor(schema as object, httpPart))
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler((request) => {
    throw new ApiError(
      'not_found',
      `There is no ${request.method} ${request.url.split('?')[0]} here.`,
    )
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id)
    if (request.url.includes('%00')) {
      throw new ApiError('invalid_parameter', 'The address holds U+0000.')
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    platform.metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  return app
}

/** Mounts operations behind admission, and a 405 with the exact `Allow` on their other methods. */
export function mount(
  app: FastifyInstance,
  platform: Platform,
  operations: readonly Operation[],
  admit: Admit,
): void {
  const mounted = operations.map(
    (operation): Mounted => ({
      operation,
      serialize: operation.reply ? (build(operation.reply as never) as never) : () => '',
    }),
  )
  for (const one of mounted) {
    const { operation } = one
    const twin = mounted.find(
      ({ operation: other }) =>
        other.method === 'GET' && other.path === operation.path && operation.path.endsWith('}'),
    )
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      schema: {
        ...(operation.params ? { params: operation.params } : {}),
        ...(operation.query ? { querystring: operation.query } : {}),
        ...(operation.body ? { body: operation.body } : {}),
      },
      onRequest: admission(operation, admit),
      handler:
        operation.kind === 'read' ? readHandler(platform, one) : writeHandler(platform, one, twin),
    })
  }
  refuseOtherMethods(app, operations)
}

export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function admission(operation: Operation, admit: Admit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const principal = await admit(readCredential(request.headers))
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
    request.principal = principal
    requireScope(principal, operation.scope)
    if (request.headers.accept !== undefined && !accepts(request.raw).type('json')) {
      throw new ApiError('not_acceptable')
    }
  }
}

export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly Pick<Operation, 'method' | 'path'>[],
): void {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  for (const [path, present] of byPath) {
    const methods = present.map(({ method }): string => method)
    if (methods.includes('GET')) methods.push('HEAD')
    const allow = methods.toSorted().join(', ')
    app.route({
      method: everyMethod.filter((method) => !methods.includes(method)),
      url: routePath(path),
      onRequest: async (request, reply) =>
        sendError(
          reply,
          new ApiError(
            'method_not_allowed',
            `${request.method} is not possible here; ${allow} are.`,
            {
              headers: { Allow: allow },
            },
          ),
        ),
      handler: () => {
        throw notFound()
      },
    })
  }
}

/** HTTP itself could not be read: there is no request, so the answer is written to the socket. */
function replyToUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy()
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request'
  const refusal = new ApiError(code)
  const body = errorBody(refusal)
  socket.end(
    `HTTP/1.1 ${refusal.status} ${code === 'headers_too_large' ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nX-Request-Id: req_${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
