import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactId } from '../../contacts/index.ts'
import { addFileContent, removeSource, type Source, SourceId } from '../../knowledge/index.ts'
import { ProposalId } from '../ids.ts'
import { shownNumber } from '../representation.ts'
import type { KnowledgeOutcome, ProposalRow } from '../store.ts'
import type { SealedDocument } from './sealed-document.ts'

/** Errors that the organization must fix, not the signer. */
const skippable = new Set(['not_found', 'plan_limit_reached', 'insufficient_credits'])

const missingBase = 'The knowledge base was deleted.'

/**
 * Adds the sealed document to the proposal's base, reserves the credits and queues the job. If the base, the plan or
 * the credits do not allow it, nothing is written and the result has the reason: it never blocks a signer. Null without
 * a base.
 */
export async function addToBase(
  work: Work,
  row: ProposalRow,
  sealed: Pick<SealedDocument, 'bytes' | 'sha256'>,
): Promise<KnowledgeOutcome | null> {
  const { base_id: baseId } = row
  if (!baseId) return null
  try {
    return addedAs(await work.attempt((part) => addSealed(part, baseId, row, sealed)))
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error)
    if (!refusal || !skippable.has(refusal.code)) throw error
    return {
      status: 'skipped',
      reason: refusal.code === 'not_found' ? missingBase : refusal.message,
    }
  }
}

/**
 * Adds the sealed document to a base.
 *
 * @throws ApiError 404 if the base does not exist, 402 by plan or credits
 */
export async function addSealed(
  work: Work,
  baseId: string,
  row: ProposalRow,
  { bytes, sha256 }: Pick<SealedDocument, 'bytes' | 'sha256'>,
): Promise<Source> {
  const number = shownNumber(row)
  return addFileContent(work, baseId, {
    name: `${number ?? row.title}.pdf`,
    mediaType: 'application/pdf',
    content: bytes,
    metadata: {
      proposalId: ProposalId.show(row.id),
      number,
      contactId: row.contact_id && ContactId.show(row.contact_id),
      sealedSha256: sha256,
    },
  })
}

export const addedAs = ({ id }: Source): KnowledgeOutcome => ({ status: 'added', sourceId: id })

/** Removes the document of a void proposal from its base, if it is still there. */
export async function removeFromBase(
  work: Work,
  { base_id: baseId, knowledge }: Pick<ProposalRow, 'base_id' | 'knowledge'>,
): Promise<void> {
  const sourceId = knowledge?.sourceId && SourceId.read(knowledge.sourceId)
  if (!baseId || !sourceId) return
  try {
    await work.attempt((part) => removeSource(part, baseId, sourceId))
  } catch (error) {
    // The source or its base was already deleted.
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}
