import type { PresetConfig } from './preset.ts'
import { queryOf, type Received } from './received.ts'

/**
 * Returns the URL that the sender signed, never from `Host` or `X-Forwarded-*`. A configured URL without a query gets
 * the query of the request.
 */
export function addressOf({ url }: Received, { publicUrl }: PresetConfig): string {
  if (publicUrl === undefined) return url
  const query = queryOf(url)
  return publicUrl.includes('?') || query === '' ? publicUrl : `${publicUrl}?${query}`
}

/** Returns the same URL with its scheme's port added, or removed if it has one. */
export function otherPort(address: string): string {
  const parts = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(address)
  if (!parts) return address
  const [, scheme = '', authority = '', rest = ''] = parts
  const port = scheme.toLowerCase() === 'https' ? ':443' : ':80'
  if (authority.endsWith(port)) return `${scheme}://${authority.slice(0, -port.length)}${rest}`
  return /:\d*$/.test(authority) ? address : `${scheme}://${authority}${port}${rest}`
}
