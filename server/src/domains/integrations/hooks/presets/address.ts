import type { PresetConfig } from './preset.ts'
import { queryOf, type Received } from './received.ts'

/**
 * The address as the sender signed it: never from `Host` or `X-Forwarded-*`. One that the owner gives without a
 * query gets that of the request.
 */
export function addressOf({ url }: Received, { publicUrl }: PresetConfig): string {
  if (publicUrl === undefined) return url
  const query = queryOf(url)
  return publicUrl.includes('?') || query === '' ? publicUrl : `${publicUrl}?${query}`
}

/** The same address with the port of its scheme where it has none, without it where it has one. */
export function otherPort(address: string): string {
  const parts = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(address)
  if (!parts) return address
  const [, scheme = '', authority = '', rest = ''] = parts
  const port = scheme.toLowerCase() === 'https' ? ':443' : ':80'
  if (authority.endsWith(port)) return `${scheme}://${authority.slice(0, -port.length)}${rest}`
  return /:\d*$/.test(authority) ? address : `${scheme}://${authority}${port}${rest}`
}
