import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

/**
 * A cookie comes along with whatever a browser is told to send, so what changes anything must come from
 * a page of ours: by `Sec-Fetch-Site`, and by `Origin` where a browser does not send that.
 *
 * @throws ApiError `foreign_origin`
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) throw new ApiError('foreign_origin')
  refuseForeignOrigin(request)
}

/**
 * Refuses what a page of another site has sent. Every browser names the origin of a POST; a program that
 * names none carries nobody's cookies.
 *
 * @throws ApiError `foreign_origin`
 */
export function refuseForeignOrigin({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') throw new ApiError('foreign_origin')
  // A form of a page with `Referrer-Policy: no-referrer` says `null`; no page can set Sec-Fetch-Site itself.
  if (site !== undefined && origin === 'null') return
  if (origin !== undefined && hostOf(origin) !== host) throw new ApiError('foreign_origin')
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null
