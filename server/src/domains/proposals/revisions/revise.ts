import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { lockFor } from '../ending/expire.ts'
import { proposalCreated } from '../events.ts'
import { insertRecipients, listRecipients, type RecipientRow } from '../recipient-store.ts'
import { presentProposal, searchTextOf } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import { insertProposal, listRevisions, lockProposal, type ProposalRow } from '../store.ts'

/** Begins the next revision as a draft with all that this one says. What was sent stays as it is until then. */
export async function reviseProposal(work: Work, id: string): Promise<Proposal> {
  const { db, organizationId } = work
  const row = await lockFor('revise', work, id)
  // Two revisions at once wait for each other at the first one.
  if (row.root_id !== id) await lockProposal(db, organizationId, row.root_id)
  const revisions = await listRevisions(db, organizationId, row.root_id)
  const revision = Math.max(...revisions.map((one) => one.revision)) + 1
  const recipients = await listRecipients(db, organizationId, id)
  const draft = draftOf(row, revision, work.now)
  const copies = recipients.map((one) => copyOf(one, draft.id))
  const searched = { ...draft, search: searchTextOf(draft, copies) }
  insertProposal(work, organizationId, searched)
  insertRecipients(work, organizationId, copies)
  const proposal = presentProposal(searched, copies)
  await work.emit(proposalCreated, proposal)
  return proposal
}

const draftOf = (row: ProposalRow, revision: number, now: Date): ProposalRow => ({
  ...row,
  ...{ id: newId(), previous_id: row.id, revision, number: null, status: 'draft' },
  expires_at: row.expires_at && row.expires_at > now ? row.expires_at : null,
  ...{ reminders_sent: 0, reminded_at: null, knowledge: null, choice: null },
  ...{ content_sha256: null, sent_sha256: null, sealed_sha256: null, transitions: {} },
  ...{ reason: null, version: 1, created_at: now, updated_at: now },
})

const copyOf = (recipient: RecipientRow, proposalId: string): RecipientRow => ({
  ...recipient,
  ...{ id: newId(), proposal_id: proposalId, status: 'waiting', delivery: 'none' },
  transitions: {},
})
