import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { SourceRow } from '../sources/store.ts'
import { findParent } from './store.ts'

export type SecretHeaders = Record<string, string>

const maxBytes = 8_192

/** What says who is spoken to, where a message ends and what kind of answer is wanted, and what proxies and clouds trust. */
const reserved: ReadonlySet<string> = new Set([
  'accept',
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
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'x-real-ip',
])
const reservedBeginnings = [
  'if-',
  'proxy-',
  'sec-',
  'x-aws-',
  'x-forwarded-',
  'x-goog-',
  'x-google-',
]

/**
 * Checks names and values by RFC 9110 section 5, and that they are a customer's to set.
 *
 * @throws ApiError `validation_error`, which names the header and never says its value.
 */
export function requireHeaders(headers: SecretHeaders): void {
  const seen = new Set<string>()
  let bytes = 0
  for (const [name, value] of Object.entries(headers)) {
    const fault = findFault(name, value) ?? (seen.has(name.toLowerCase()) ? 'is given twice' : null)
    if (fault) throw refusal(`headers.${name}`, fault)
    seen.add(name.toLowerCase())
    bytes += name.length + value.length
  }
  if (bytes > maxBytes) {
    throw refusal('headers', `must be at most ${maxBytes} bytes, names and values together`)
  }
}

function findFault(name: string, value: string): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name))
    return 'is not a header name of 1 to 100 characters'
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

const place = (sourceId: string): string => `sources:sealed_headers:${sourceId}`

/** Bound to the source: moved to another one, they do not open. */
export const sealHeaders = (keyring: Keyring, sourceId: string, headers: SecretHeaders): Buffer =>
  keyring.seal(place(sourceId), JSON.stringify(headers))

/** Those of `owner` for a request to `url`: none, unless it goes to the origin that they were given for. */
export function headersFor(
  keyring: Keyring,
  owner: { id: string; url: string | null; sealed_headers: Uint8Array | null },
  url: string,
): SecretHeaders {
  if (owner.sealed_headers === null || owner.url === null) return {}
  if (new URL(owner.url).origin !== new URL(url).origin) return {}
  return JSON.parse(keyring.open(place(owner.id), Buffer.from(owner.sealed_headers)))
}

/** A page of a sitemap or crawl has those of its site. */
export async function secretHeadersOf(
  db: Db,
  keyring: Keyring,
  source: SourceRow,
): Promise<SecretHeaders> {
  const { organization_id: organizationId, parent_id: parentId, url } = source
  const owner = parentId === null ? source : await findParent(db, organizationId, parentId)
  return owner && url !== null ? headersFor(keyring, owner, url) : {}
}
