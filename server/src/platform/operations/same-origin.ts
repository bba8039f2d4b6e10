import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

/**
 * A cookie comes along with whatever a browser is told to send, so what changes anything must come from
 * a page of ours: by `Sec-Fetch-Site`, and by `Origin` where a browser does not send that.
 *
 * @throws ApiError `foreign_origin`
 */
export function requireSameOrigin({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new ApiError('foreign_origin')
  const { origin } = headers
  // A form of a page with `Referrer-Policy: no-referrer` says `null`; no page can set Sec-Fetch-Site itself.
  if (site !== undefined && origin === 'null') return
  if (origin === undefined ? site === undefined : hostOf(origin) !== host) {
    throw new ApiError('foreign_origin')
  }
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null
