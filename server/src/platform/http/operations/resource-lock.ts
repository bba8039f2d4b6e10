import { crc32 } from 'node:zlib'
import { installation } from '../../operations/change.ts'
import type { AnyInput, Operation } from '../../operations/operation.ts'
import type { Work } from '../../work.ts'

/** Locks stay as rows: resources share these many. */
const resourceLocks = 64

/** One name for a resource, by whatever path and audience it is reached; resources share so many locks. */
export function lockOf(
  work: Work,
  { audience, path, resource }: Operation,
  { params: { organizationId: ofPath, ...ids } }: Pick<AnyInput, 'params'>,
): { name: string; owner: string } {
  // What the operator changes belongs to the installation when the path names no organization.
  const owner = audience === 'operator' && ofPath === undefined ? installation : work.organizationId
  // A token and a session reach the same resource by two paths.
  const name = `${resource ?? path.replace(/^\/session/, '')} ${JSON.stringify(ids)}`
  return { name: `resource ${crc32(name) % resourceLocks}`, owner }
}
