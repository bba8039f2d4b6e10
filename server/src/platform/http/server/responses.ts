import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Principal } from '../../operations/principal.ts'
import { shapeOf } from './body-shape.ts'
import { withoutSecrets } from './request-log.ts'
import { routeOf, shownPath } from './route.ts'

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
