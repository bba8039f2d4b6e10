import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Clock } from '../../clock.ts'
import type { ApiError } from '../../errors.ts'
import { newId, OrganizationId } from '../../ids.ts'
import { traceFields } from '../../log.ts'
import type { Operation } from '../../operations/operation.ts'
import { nilId, type Principal } from '../../operations/principal.ts'

/**
 * Logs one line per request when it ends: the request and its result. The same line says if the client disconnected;
 * otherwise anybody who can connect could fill the log with errors.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (isSilent(reply.log)) return
    const line = {
      method: request.method,
      path: withoutSecrets(shownPath(request)),
      route: routeOf(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      ...senderOf(request.principal),
      ...traceFields(request.span?.traceId),
    }
    reply.log.info(error ? { ...line, brokenOff: error.message } : line, 'request')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isGone(error, reply)) return
    super.streamError(error, request, reply)
  }
}

/** Returns true if no line is written. Building it takes a hundredth of the time of a read. */
const isSilent = (log: { level: string; isLevelEnabled?(level: string): boolean }): boolean =>
  log.isLevelEnabled?.('info') === false

/** Describes the sender by ids only: no line contains a credential, a name or an email address. */
function senderOf(principal: Principal | undefined) {
  if (!principal) return {}
  const { kind, shownId, organizationId } = principal
  if (kind === 'operator') return { sender: kind }
  return {
    ...(organizationId !== nilId && { organizationId: OrganizationId.show(organizationId) }),
    ...(shownId !== null && { [kind === 'token' ? 'tokenId' : 'memberId']: shownId }),
  }
}

/** Returns true if the client has disconnected. */
const isGone = ({ code }: NodeJS.ErrnoException, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || raw.socket === null || raw.socket.destroyed

/** Removes anything that looks like one of Capstan's secrets. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\b(capop|cap|whsec)_[\w+/=-]{20,}/g, '$1_[redacted]')
    // The address of a hook, of which the last four tell which one it is.
    .replaceAll(/\bin_[0-9A-Za-z]{18}([0-9A-Za-z]{4})/g, 'in_…$1')

declare module 'fastify' {
  interface FastifyRequest {
    refusal?: ApiError
  }
}

/**
 * A request of an authenticated principal, after its response. It contains no value of the body, the query or the
 * idempotency key, and only the ids of the path.
 */
export interface LoggedResponse {
  /** Id of the request. Later requests have larger ids. */
  id: string
  requestId: string
  principal: Principal
  at: Date
  method: string
  path: string
  /** Path of the operation, with `{placeholders}`. */
  route: string
  status: number
  durationMs: number
  address: string
  userAgent: string | null
  /** First characters of the key. */
  idempotencyKey: string | null
  error: { code: string; message: string; field: string | null } | null
  requestBytes: number
  responseBytes: number
  /** Body of a rejected request as JSON, with every value replaced by its type. */
  body: string | null
}

export type ResponseListener = (response: LoggedResponse) => void

/** Longest path, user agent or message, in characters. Longer ones are cut. */
const maxText = 500

/** Calls the listeners for every authenticated request, including those above a rate limit. */
export function observeResponses(
  app: FastifyInstance,
  clock: Clock,
  listeners: readonly ResponseListener[],
): void {
  if (listeners.length === 0) return
  app.addHook('onResponse', (request, reply, done) => {
    const { principal } = request
    if (principal) {
      const response = describe(request, reply, principal, clock.now())
      for (const listen of listeners) listen(response)
    }
    done()
  })
}

function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  at: Date,
): LoggedResponse {
  const { headers, refusal, routeOptions } = request
  const userAgent = headers['user-agent']
  const key = headers['idempotency-key']
  return {
    id: newId(),
    requestId: request.id,
    principal,
    at,
    method: request.method,
    path: text(shownPath(request)),
    route: routeOf(request) ?? '',
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    // A socket that the client has closed has none any more.
    address: request.ip || 'unknown',
    userAgent: userAgent === undefined ? null : text(userAgent),
    idempotencyKey: key === undefined ? null : masked(String(key)),
    error: refusal
      ? {
          code: refusal.code,
          message: text(refusal.message),
          field: refusal.field === undefined ? null : text(refusal.field),
        }
      : null,
    requestBytes: request.rawBody?.length ?? Number(headers['content-length'] ?? 0),
    responseBytes: Number(reply.getHeader('content-length') ?? 0),
    body: refusal ? shapeOf(request.body, routeOptions.schema?.body as object | undefined) : null,
  }
}

const text = (value: string): string =>
  withoutSecrets(value).toWellFormed().replaceAll('\0', '').slice(0, maxText)

/** Returns the start of a key: enough to tell keys apart, too little to use one. */
const masked = (key: string): string => `${key.slice(0, Math.min(6, key.length / 3))}…`

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the path that are texts rather than ids. */
    texts?: readonly string[]
  }
}

/** Returns the path of the operation as in the API reference, with `{placeholders}`; null if no operation matches. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url === undefined) return null
  const known = routes.get(url)
  if (known !== undefined) return known
  const route = url.replaceAll(/:(\w+)/g, '{$1}')
  routes.set(url, route)
  return route
}

/** Paths by the router's spelling. There are only as many as operations. */
const routes = new Map<string, string>()

/** Returns the path parameters that `shownPath` hides. */
export function textsIn({ params }: Pick<Operation, 'params'>): string[] {
  const schemas = Object.entries(params?.properties ?? {})
  return schemas.filter(([, schema]) => 'x-text' in schema).map(([name]) => name)
}

/**
 * Returns the path in the form for logs. The query and texts in the path can contain personal data or the secret of a
 * link, so the query is left out and a text is replaced by its parameter's name. For the URL of a hook, only the part
 * that identifies the hook is shown.
 */
function shownPath({ url, routeOptions }: FastifyRequest): string {
  const path = url.replace(/\?.*$/s, '')
  const { texts = [] } = routeOptions.config ?? {}
  if (texts.length === 0) return path
  const names = (routeOptions.url ?? '').split('/').map((part) => part.replace(/^:/, ''))
  const show = (part: string, at: number) =>
    texts.includes(names[at] ?? '') ? (lastFourOf(part) ?? `{${names[at]}}`) : part
  return path.split('/').map(show).join('/')
}

const lastFourOf = (text: string): string | null =>
  /^in_[0-9A-Za-z]{22}$/.test(text) ? `in_…${text.slice(-4)}` : null

/** Longest shape in bytes. A longer one is replaced by its size. */
const maxBytes = 4096
const maxItems = 20
const maxDepth = 20

const namesOf = new WeakMap<object, Set<string>>()

/**
 * Returns the shape of a body as JSON, without its texts: `"string(12)"` for a string; numbers and booleans stay. A
 * field that is not in the schema can be personal data too, and becomes `"unknown(5)"`. Null without a body.
 */
function shapeOf(body: unknown, schema: object | undefined): string | null {
  if (body === undefined || body === null || typeof body === 'function') return null
  const json = JSON.stringify(shape(body, fieldsIn(schema), 0))
  return json.length <= maxBytes ? json : JSON.stringify(`${json.length} characters of shape`)
}

function shape(value: unknown, names: Set<string>, depth: number): unknown {
  if (typeof value === 'string') return `string(${value.length})`
  if (value === null || typeof value !== 'object') return value
  if (depth === maxDepth) return '…'
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => shape(item, names, depth + 1))
    return value.length > maxItems ? [...items, `… ${value.length} items`] : items
  }
  const fields = Object.entries(value).map(([name, field]) => [
    names.has(name) ? name : `unknown(${name.length})`,
    shape(field, names, depth + 1),
  ])
  return Object.fromEntries(fields)
}

/** Returns the names of all fields in a schema, at any depth. */
function fieldsIn(schema: object | undefined): Set<string> {
  if (!schema) return new Set()
  const known = namesOf.get(schema)
  if (known) return known
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return
    const { properties } = part as { properties?: object }
    for (const name of Object.keys(properties ?? {})) names.add(name)
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(schema)
  namesOf.set(schema, names)
  return names
}
