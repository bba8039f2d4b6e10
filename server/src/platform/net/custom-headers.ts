import { ApiError } from '../errors.ts'

export type CustomHeaders = Record<string, string>

/** Headers that the sender sets, that frame the message, or that proxies and clouds trust. */
const reserved: readonly string[] = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'metadata',
  'metadata-flavor',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'x-real-ip',
]
const reservedBeginnings = ['proxy-', 'sec-', 'x-aws-', 'x-forwarded-', 'x-goog-', 'x-google-']

const maxNameLength = 100

interface Bounds {
  /** Most bytes of names and values together. */
  maxBytes: number
  /** Additional reserved headers: names, and prefixes of names. */
  names?: readonly string[]
  beginnings?: readonly string[]
  /** Path of the field; `headers` by default. */
  field?: string
}

/**
 * Checks a customer's request headers: names and values by RFC 9110 section 5, and none that is reserved.
 *
 * @throws ApiError `validation_error`, which names the header and never its value.
 */
export function requireCustomHeaders(
  headers: CustomHeaders,
  { maxBytes, names = [], beginnings = [], field = 'headers' }: Bounds,
): void {
  const isReserved = (name: string): boolean =>
    [...reserved, ...names].includes(name) ||
    [...reservedBeginnings, ...beginnings].some((beginning) => name.startsWith(beginning))
  const seen = new Set<string>()
  let bytes = 0
  for (const [name, value] of Object.entries(headers)) {
    const plain = name.toLowerCase()
    const fault =
      findFault(name, value) ?? (isReserved(plain) ? 'is reserved. Choose another name' : null)
    if (fault) throw refusal(`${field}.${name}`, fault)
    if (seen.has(plain)) throw refusal(`${field}.${name}`, 'occurs twice')
    seen.add(plain)
    bytes += name.length + value.length
  }
  if (bytes > maxBytes) {
    throw refusal(field, `must be at most ${maxBytes} bytes, names and values together`)
  }
}

function findFault(name: string, value: string): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || name.length > maxNameLength) {
    return `is not a valid header name of 1 to ${maxNameLength} characters`
  }
  if (!/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) {
    return 'must be Latin-1 text without line breaks and control characters'
  }
  return null
}

const refusal = (field: string, fault: string): ApiError =>
  new ApiError('validation_error', `${field} ${fault}.`, { field })
