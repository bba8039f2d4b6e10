import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type CustomHeaders, requireCustomHeaders } from '../../../platform/net/custom-headers.ts'
import { findSourceSummary, type SourceRow } from './store.ts'

export type SecretHeaders = CustomHeaders

/** Refuses headers that the fetcher sets itself: the accepted content, and the known version. */
export const requireHeaders = (headers: SecretHeaders): void =>
  requireCustomHeaders(headers, {
    maxBytes: 8_192,
    names: ['accept', 'range'],
    beginnings: ['if-'],
  })

export const headersColumn = defineSealedColumn('sources', 'sealed_headers')

/** Seals headers for one source; another source cannot open them. */
export const sealHeaders = (keyring: Keyring, sourceId: string, headers: SecretHeaders): Buffer =>
  keyring.column(headersColumn).seal(sourceId, JSON.stringify(headers))

/** Returns the headers of `owner` for a request to `url`; none unless it goes to the origin that they are for. */
export function headersFor(
  keyring: Keyring,
  owner: { id: string; url: string | null; sealed_headers: Uint8Array | null },
  url: string,
): SecretHeaders {
  if (owner.sealed_headers === null || owner.url === null) return {}
  if (new URL(owner.url).origin !== new URL(url).origin) return {}
  return JSON.parse(keyring.column(headersColumn).open(owner.id, owner.sealed_headers))
}

/** Returns the headers of a source; a page of a sitemap or crawl uses those of its site. */
export async function secretHeadersOf(
  db: Db,
  keyring: Keyring,
  source: SourceRow,
): Promise<SecretHeaders> {
  const { organization_id: organizationId, parent_id: parentId, url } = source
  const owner = parentId === null ? source : await findSourceSummary(db, organizationId, parentId)
  return owner && url !== null ? headersFor(keyring, owner, url) : {}
}
