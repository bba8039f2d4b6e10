import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

/**
 * Rejects a request that does not come from a page of this server. Browsers send cookies with every request, so writes
 * need this check: by `Sec-Fetch-Site`, or by `Origin` if the browser does not send that.
 *
 * @throws ApiError `foreign_origin`
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) throw new ApiError('foreign_origin')
  refuseForeignOrigin(request)
}

/**
 * Rejects a request from a page of another site. Every browser names the origin of a POST; a program that names none
 * has no user's cookies.
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
