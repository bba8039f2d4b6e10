import { hash } from 'node:crypto'
import { ApiError } from '../../errors.ts'

/** A strong validator (RFC 9110 section 8.8.3) of a representation; the same for every token. */
export const etagOf = (representation: string): string =>
  `"${hash('sha256', representation, 'base64url').slice(0, 22)}"`

const listed = (header: string, etag: string): boolean =>
  header.trim() === '*' ||
  header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)

export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && listed(ifNoneMatch, etag)

export function requireMatch(ifMatch: string, etag: string): void {
  if (!listed(ifMatch, etag)) throw new ApiError('precondition_failed')
}
