import { isIP } from 'node:net'
import { OutboundError } from './outbound-error.ts'

export type Scheme = 'https' | 'http'

/** Target of a connection. The guard decides whether the host can be reached. */
export interface NetworkEndpoint {
  secure: boolean
  /** Name without a trailing dot, or address without brackets; used to resolve and for SNI. */
  host: string
  isLiteral: boolean
  port: number
}

/** A valid URL to request. */
export interface RequestTarget extends NetworkEndpoint {
  url: URL
}

/** Longest URL in characters. Some servers cut longer ones, and stored URLs have the same limit. */
const maxUrlLength = 2048

/** Ports of other protocols: https://fetch.spec.whatwg.org/#port-blocking */
// biome-ignore format: one table
const badPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512,
  513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719,
  1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
  6697, 10080,
])

/**
 * Parses a URL as a customer wrote it. Every later step uses only the parsed URL: the WHATWG parser turns `0x7f.1`,
 * `2130706433`, full-width digits and similar into one dotted form.
 *
 * @throws {OutboundError} `invalid_url` for another scheme, credentials, a fragment, a port of another
 * protocol, or more than 2048 characters.
 */
export function parseTarget(
  address: string,
  schemes: readonly Scheme[] = ['https'],
): RequestTarget {
  const url = address.length <= maxUrlLength ? URL.parse(address) : null
  if (address.length > maxUrlLength || (url && url.href.length > maxUrlLength)) {
    throw new OutboundError('invalid_url', `The URL is longer than ${maxUrlLength} characters.`)
  }
  if (!url) throw new OutboundError('invalid_url')
  if (!schemes.some((scheme) => `${scheme}:` === url.protocol)) {
    throw new OutboundError('invalid_url', `The URL must begin with ${prefixes(schemes)}.`)
  }
  // The parser drops tabs and line breaks, and takes what follows `https:///` for the host.
  if (/[\t\n\r]/.test(address) || !/^\s*\w+:\/\/[^/\\]/.test(address)) {
    throw new OutboundError('invalid_url')
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('invalid_url', 'The URL must not contain a user name or password.')
  }
  if (url.href.includes('#')) {
    throw new OutboundError('invalid_url', 'The URL must not contain a fragment (`#`).')
  }
  const secure = url.protocol === 'https:'
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
  if (badPorts.has(port)) {
    throw new OutboundError('invalid_url', `Port ${port} is not allowed for web requests.`)
  }
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  return { url, secure, host, isLiteral: isIP(host) !== 0, port }
}

const mailPorts: ReadonlySet<number> = new Set([25, 465, 587])

/**
 * Parses a host and a port as a customer wrote them, for a protocol other than HTTP.
 *
 * @throws {OutboundError} `invalid_url` if the text is not a single host, and for a port of another protocol; mail
 * ports
 * are allowed.
 */
export function parseEndpoint(address: string, port: number, secure: boolean): NetworkEndpoint {
  const url = address.length <= 255 ? URL.parse(`https://${bracketed(address)}`) : null
  if (!url || url.hostname === '' || url.href !== `https://${url.hostname}/`) {
    throw new OutboundError('invalid_url', 'The host must be a single name or address.')
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new OutboundError('invalid_url', 'The port must be between 1 and 65535.')
  }
  if (badPorts.has(port) && !mailPorts.has(port)) {
    throw new OutboundError('invalid_url', `Port ${port} belongs to another protocol.`)
  }
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  return { secure, host, isLiteral: isIP(host) !== 0, port }
}

const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address)

const prefixes = (schemes: readonly Scheme[]): string =>
  schemes.map((scheme) => `${scheme}://`).join(' or ')
