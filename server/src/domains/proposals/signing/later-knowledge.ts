import type { Db } from '../../../platform/db/database.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import type { Source } from '../../knowledge/index.ts'
import { readBlob } from '../blobs/blob.ts'
import { findProposal, lockProposal, type ProposalRow, updateProposal } from '../store.ts'
import { addedAs, addSealed } from './knowledge.ts'
import type { SealedDocument } from './sealed-document.ts'

type Sealed = Pick<SealedDocument, 'bytes' | 'sha256'>

/**
 * The sealed document of a proposal that is complete.
 *
 * @throws ApiError 404, 409 while it is not complete
 */
export async function readSealed(
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<Sealed> {
  const row = await findProposal(db, organizationId, proposalId)
  if (!row) throw notFound()
  const sha256 = requireComplete(row)
  return { sha256, bytes: await readBlob(db, organizationId, sha256) }
}

function requireComplete({ status, signing, sealed_sha256: sha256 }: ProposalRow): string {
  const isComplete = status === (signing.countersign ? 'countersigned' : 'accepted')
  if (isComplete && sha256) return sha256
  const message = `A proposal that is ${status} has no sealed document for a base; one that everybody has signed has.`
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

/** Adds the sealed document to a base, where it is not in it already. */
export async function addToBaseLater(
  work: Work,
  proposalId: string,
  baseId: string,
  sealed: Sealed,
): Promise<Source> {
  const { organizationId, now } = work
  const row = await lockProposal(work.db, organizationId, proposalId)
  if (!row) throw notFound()
  if (requireComplete(row) !== sealed.sha256) throw new Error('a sealed document was sealed again')
  const source = await addSealed(work, baseId, row, sealed)
  const knowledge = addedAs(source)
  updateProposal(work, organizationId, row, { base_id: baseId, knowledge, updated_at: now })
  return source
}
