import { hash } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { encodedEtag, encodings } from '../server/compression.ts'

/** Returns a strong validator (RFC 9110 section 8.8.3) of a representation, the same for every token. */
export const etagOf = (representation: string): string =>
  `"${hash('sha256', representation, 'base64url').slice(0, 22)}"`

/** Returns true if the header lists the ETag, also in its form for a compressed response: `"abc-gzip"`. */
function listed(header: string, etag: string): boolean {
  const forms = [etag, ...encodings.map((encoding) => encodedEtag(etag, encoding))]
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => forms.includes(candidate.trim().replace(/^W\//, '')))
  )
}

export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && listed(ifNoneMatch, etag)

export function requireMatch(ifMatch: string, etag: string): void {
  if (!listed(ifMatch, etag)) throw new ApiError('precondition_failed')
}
