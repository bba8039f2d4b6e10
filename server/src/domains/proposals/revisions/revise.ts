import type { Work } from '../../../platform/work.ts'
import { lockFor } from '../ending/expire.ts'
import { listRecipients } from '../recipient-store.ts'
import type { Proposal } from '../schema.ts'
import { copyProposal } from '../service.ts'
import { lockProposal } from '../store.ts'
import { findLastRevision } from './store.ts'

/** Begins the next revision as a draft with all that this one says. What was sent stays as it is until then. */
export async function reviseProposal(work: Work, id: string): Promise<Proposal> {
  const { db, organizationId } = work
  const row = await lockFor('revise', work, id)
  const { root_id } = row
  // Two revisions at once wait for each other at the first one.
  if (root_id !== id) await lockProposal(db, organizationId, root_id)
  const revision = (await findLastRevision(db, organizationId, root_id)) + 1
  const recipients = await listRecipients(db, organizationId, id)
  return copyProposal(work, { row, recipients }, { root_id, previous_id: id, revision })
}
