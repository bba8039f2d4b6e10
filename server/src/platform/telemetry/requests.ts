import type { FastifyInstance } from 'fastify'
import { OrganizationId } from '../ids.ts'
import type { Span, Telemetry } from './telemetry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/**
 * A span for each request, named by its route: a path holds ids, and a query holds a user's text. An incoming
 * `traceparent` is ignored, because any sender can set one.
 */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.isOn) return
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.span = telemetry.begin(`${request.method} ${route}`, 'request', {
      'http.request.method': request.method,
      'http.route': route,
    })
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
