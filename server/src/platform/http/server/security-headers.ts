import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

type Headers = Readonly<Record<string, string>>

/** Sources that a page can load in addition to files of this origin. */
interface PageSources {
  script?: string
  style?: string
  image?: string
  font?: string
}

/** Returns the headers of a page: only files of this origin, no inline content except that in `sources`, no framing. */
export const pageHeaders = (sources: PageSources = {}): Headers => ({
  'content-security-policy': [
    "default-src 'none'",
    listed('script-src', sources.script),
    listed('style-src', sources.style),
    listed('img-src', sources.image),
    listed('font-src', sources.font),
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
})

const listed = (directive: string, more = ''): string => `${directive} 'self' ${more}`.trimEnd()

/** Headers of every response. Pages add `pageHeaders`. */
export interface SecurityHeaders {
  /** Sets the headers of this response, including X-Request-Id. */
  apply(request: FastifyRequest, reply: FastifyReply): void
  /** The same headers as raw lines, for a response without the router. */
  lines: string
}

/** Headers of responses that are not pages: browsers must load nothing for them and not guess another type. */
const always: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const oneYear = 'max-age=31536000'

export function createSecurityHeaders({ publicUrl }: Config['http']): SecurityHeaders {
  const overTls = publicUrl?.startsWith('https:') && { 'strict-transport-security': oneYear }
  const shared = { ...always, ...overTls }
  // Made once: every request passes here.
  const unstored = { ...shared, 'cache-control': 'no-store' }
  // A client may keep what it compares by ETag; nobody in between may.
  const revalidated = { ...shared, 'cache-control': 'private, no-cache' }
  return {
    apply({ id, url }, reply) {
      void reply.headers(url.startsWith('/v1/') ? revalidated : unstored)
      void reply.header('x-request-id', id)
    },
    lines: Object.entries(unstored)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
  }
}
