import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { replyWithError } from './error-reply.ts'
import { refuseOtherMethods } from './other-methods.ts'

const root = fileURLToPath(new URL('../../../../dashboard/public/', import.meta.url))

/** Everything from this origin, nothing inline, in no frame: what a page of ours may do. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // The names carry no version: each use asks whether the copy is still good, by its ETag.
  'Cache-Control': 'no-cache',
}

/** The dashboard's files at `/`, from this origin; any method but GET and HEAD is a 405. */
export function mountDashboard(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.setErrorHandler(replyWithPrecondition)
    await scope.register(files, {
      root,
      wildcard: false,
      decorateReply: false,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.headers(headers),
    })
  })
  const paths = ['/', ...readdirSync(root).map((name) => `/${name}`)]
  refuseOtherMethods(
    app,
    paths.map((path) => ({ method: 'GET', path })),
  )
}

/** A file that is not the one of `If-Match` is the only refusal that the library makes by itself. */
function replyWithPrecondition(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isStale = error.statusCode === 412
  replyWithError(isStale ? (new ApiError('precondition_failed') as never) : error, request, reply)
}
