import type { Keyring } from '../../platform/crypto/seal.ts'
import { ApiError } from '../../platform/errors.ts'

export type Headers = Record<string, string>

export const maxHeaders = 20
const maxNameLength = 100
export const maxValueLength = 2_000
const maxBytes = 4_096

/** What the sender sets itself, what says where a message ends, and what proxies and clouds trust. */
const reserved: ReadonlySet<string> = new Set([
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
])
const reservedBeginnings = [
  'cf-',
  'proxy-',
  'sec-',
  'svix-',
  'webhook-',
  'x-amz-',
  'x-aws-',
  'x-forwarded-',
  'x-goog-',
  'x-google-',
  'x-service-',
]

/** Refuses names and values that HTTP does not allow (RFC 9110 section 5) or that are not the caller's to set. */
export function requireHeaders(headers: Headers): void {
  const seen = new Set<string>()
  let bytes = 0
  for (const [name, value] of Object.entries(headers)) {
    const fault = findFault(name, value) ?? (seen.has(name.toLowerCase()) && 'is given twice')
    if (fault) throw refusal(`headers.${name}`, fault)
    seen.add(name.toLowerCase())
    bytes += name.length + value.length
  }
  if (bytes > maxBytes) {
    throw refusal('headers', `must be at most ${maxBytes} bytes, names and values together`)
  }
}

function findFault(name: string, value: string): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || name.length > maxNameLength) {
    return `is not a header name of 1 to ${maxNameLength} characters`
  }
  const plain = name.toLowerCase()
  if (reserved.has(plain) || reservedBeginnings.some((beginning) => plain.startsWith(beginning))) {
    return 'is reserved; choose another name'
  }
  if (!/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) {
    return 'must be Latin-1 text without line breaks and control characters'
  }
  return null
}

const refusal = (field: string, fault: string): ApiError =>
  new ApiError('validation_error', `${field} ${fault}.`, { field })

const place = (webhookId: string): string => `webhooks:headers:${webhookId}`

export const sealHeaders = (keyring: Keyring, webhookId: string, headers: Headers): Buffer =>
  keyring.seal(place(webhookId), JSON.stringify(headers))

export const openHeaders = (keyring: Keyring, webhookId: string, sealed: Buffer | null): Headers =>
  sealed === null ? {} : JSON.parse(keyring.open(place(webhookId), sealed))

/** For the log: that they were sent, and not what they say. */
export const hidden = (headers: Headers): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, '(hidden)']))
