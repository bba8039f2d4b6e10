import type { FastifyInstance } from 'fastify'
import { OrganizationId } from '../ids.ts'

/** Attributes: ids, fixed names and numbers; never a user's text. */
export type SpanAttributes = Record<string, string | number>

/** Kind of span. A `part` belongs to the span it runs in; the other kinds start a new trace. */
export type Kind = 'request' | 'delivery' | 'job' | 'part'

/** A span that has started and not ended yet. */
export interface Span {
  /** Trace id; null if no collector receives it. */
  traceId: string | null
  set(attributes: SpanAttributes): void
  fail(): void
  end(): void
}

/** Traces and metrics for an OpenTelemetry collector, or nothing at all. */
export interface Telemetry extends AsyncDisposable {
  /** True if a collector receives the data. */
  isOn: boolean
  begin(name: string, kind: Kind, attributes: SpanAttributes): Span
  /** Runs a function in a span: spans of its parts become children. */
  within<T>(span: Span, run: () => T): T
  /** Runs a function in a new span, which fails if `run` rejects. */
  span<T>(
    name: string,
    kind: Kind,
    attributes: SpanAttributes,
    run: (span: Span) => Promise<T>,
  ): Promise<T>
}

const nothing: Span = { traceId: null, set() {}, fail() {}, end() {} }

export const noTelemetry: Telemetry = {
  isOn: false,
  begin: () => nothing,
  within: (_span, run) => run(),
  span: (_name, _kind, _attributes, run) => run(nothing),
  async [Symbol.asyncDispose]() {},
}

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/**
 * Traces each request in a span named by its route, because a path contains ids, and a query a user's text. An incoming
 * `traceparent` is ignored, because any sender can set one; the response states the trace's own id.
 */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.isOn) return
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.span = telemetry.begin(`${request.method} ${route}`, 'request', {
      'http.request.method': request.method,
      'http.route': route,
    })
    void reply.header('x-trace-id', request.span.traceId)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) telemetry.within(request.span, done)
    else done()
  })
  app.addHook('onResponse', async ({ span, principal }, { statusCode }) => {
    if (!span) return
    span.set({ 'http.response.status_code': statusCode })
    if (principal?.kind === 'token') {
      span.set({ 'capstan.organization.id': OrganizationId.show(principal.organizationId) })
    }
    if (statusCode >= 500) span.fail()
    span.end()
  })
}
