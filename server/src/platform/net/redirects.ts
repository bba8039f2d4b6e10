import type { Dispatcher } from 'undici'

/** The parts of a request that a redirect can change. */
export interface Hop {
  url: URL
  method: Dispatcher.HttpMethod
  headers: Record<string, string>
  body: Buffer | string | null
}

/** Headers about the type of response; all others are meant for the first origin only. */
const portableHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
])

export const isRedirect = (status: number, headers: Record<string, string>): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers['location'] !== undefined

/**
 * Returns the request after a redirect, by https://fetch.spec.whatwg.org/#http-redirect-fetch: 303, and a POST answered
 * with 301 or 302, continue as GET without a body. Another origin gets only `portableHeaders` of the caller's headers.
 * Returns null if the response itself is the result: it is not a redirect, has no usable location, or would send a body
 * to another origin.
 */
export function nextHop(
  hop: Hop,
  status: number,
  headers: Record<string, string>,
): (Omit<Hop, 'url'> & { address: string }) | null {
  // Node decodes header bytes as Latin-1, but servers write a non-ASCII location in UTF-8.
  const location = Buffer.from(headers['location'] ?? '', 'latin1').toString()
  const url = isRedirect(status, headers) ? URL.parse(location, hop.url.href) : null
  if (!url) return null
  url.hash = ''
  const becomesGet = status === 303 ? hop.method !== 'HEAD' : status < 303 && hop.method === 'POST'
  const isSameOrigin = url.origin === hop.url.origin
  const body = becomesGet ? null : hop.body
  if (body !== null && !isSameOrigin) return null
  const keeps = ([name]: [string, string]): boolean =>
    (isSameOrigin || portableHeaders.has(name.toLowerCase())) &&
    (body !== null || !/^content-/i.test(name))
  return {
    address: url.href,
    method: becomesGet ? 'GET' : hop.method,
    headers: Object.fromEntries(Object.entries(hop.headers).filter(keeps)),
    body,
  }
}
