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
 * One line a request, when it is over: what was asked and how it ended. That a client went away is said in that
 * line, for whoever can connect could fill the log with failures otherwise.
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

/** Nobody sees the line, and making it takes a hundredth of a read. */
const isSilent = (log: { level: string; isLevelEnabled?(level: string): boolean }): boolean =>
  log.isLevelEnabled?.('info') === false

/** By ids alone: a credential, a name or an email address is in no line. */
function senderOf(principal: Principal | undefined) {
  if (!principal) return {}
  const { kind, shownId, organizationId } = principal
  if (kind === 'operator') return { sender: kind }
  return {
    ...(organizationId !== nilId && { organizationId: OrganizationId.show(organizationId) }),
    ...(shownId !== null && { [kind === 'token' ? 'tokenId' : 'memberId']: shownId }),
  }
}

/** Whether nobody is there any more to read the answer. */
const isGone = ({ code }: NodeJS.ErrnoException, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || raw.socket === null || raw.socket.destroyed

/** Without what looks like one of our secrets. */
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
 * A request of an authenticated principal, when its response is out. No value of its body, query or key, and of
 * its path the ids alone.
 */
export interface LoggedResponse {
  /** Grows with time. */
  id: string
  requestId: string
  principal: Principal
  at: Date
  method: string
  path: string
  /** The path of the operation, with `{placeholders}`. */
  route: string
  status: number
  durationMs: number
  address: string
  userAgent: string | null
  /** Its first characters. */
  idempotencyKey: string | null
  error: { code: string; message: string; field: string | null } | null
  requestBytes: number
  responseBytes: number
  /** Of a refused request, its body with every value replaced by what it is, as JSON. */
  body: string | null
}

export type ResponseListener = (response: LoggedResponse) => void

/** What a path, a user agent or a message is cut to, in characters. */
const maxText = 500

/** Calls the listeners for every authenticated request, those over their rate included. */
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

/** Enough to tell one from another, and too little to use it. */
const masked = (key: string): string => `${key.slice(0, Math.min(6, key.length / 3))}…`

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the path that are texts, and not ids. */
    texts?: readonly string[]
  }
}

/** The path of the operation as the API reference has it, with `{placeholders}`; null where there is none. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url === undefined) return null
  const known = routes.get(url)
  if (known !== undefined) return known
  const route = url.replaceAll(/:(\w+)/g, '{$1}')
  routes.set(url, route)
  return route
}

/** As the router has them: no more than there are operations. */
const routes = new Map<string, string>()

/** The parameters of the path that `shownPath` hides. */
export function textsIn({ params }: Pick<Operation, 'params'>): string[] {
  const schemas = Object.entries(params?.properties ?? {})
  return schemas.filter(([, schema]) => 'x-text' in schema).map(([name]) => name)
}

/**
 * The path as logs have it. Query and texts in the path may hold personal data or the secret of a link: the query
 * is left out, and of a text only the name is shown; of the address of a hook what tells which one it is.
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

/** A longer shape is replaced by its size. */
const maxBytes = 4096
const maxItems = 20
const maxDepth = 20

const namesOf = new WeakMap<object, Set<string>>()

/**
 * What a body looks like, as JSON, without what it says: `"string(12)"` for a text; numbers and booleans
 * stay. A field that the schema does not know may be personal data, too: `"unknown(5)"`. Null without a
 * body.
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

/** The names of all fields that a schema knows, at whatever depth. */
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
