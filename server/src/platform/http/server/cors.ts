import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
]

/** Lets pages of these origins call the public API and `/mcp`; without any origin nothing is mounted. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
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
