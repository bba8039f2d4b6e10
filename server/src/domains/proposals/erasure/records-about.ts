import type { RecordsAbout } from '../../../platform/records-about.ts'
import { ContactId } from '../../contacts/index.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { listRecipientsOf } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import { listProposalsOf, listSignaturesOf } from './store.ts'

/** Proposals that are for a person or were sent to them, and what they signed with. */
export const recordsAbout: RecordsAbout = async ({ db, organizationId }, subjects, limit) => {
  const contactIds = subjects.flatMap((id) =>
    id.startsWith(`${ContactId.prefix}_`) ? (ContactId.read(id) ?? []) : [],
  )
  if (contactIds.length === 0) return { records: {} }
  const rows = await listProposalsOf(db, organizationId, contactIds, limit)
  const ids = rows.map(({ id }) => id)
  const recipients = await listRecipientsOf(db, organizationId, ids)
  const ownIds = [...recipients.values()]
    .flat()
    .filter(({ contact_id }) => contact_id !== null && contactIds.includes(contact_id))
    .map(({ id }) => id)
  const signatures = ownIds.length > 0 ? await listSignaturesOf(db, organizationId, ownIds) : []
  const records = {
    proposals: rows.map((row) => presentProposal(row, recipients.get(row.id) ?? [])),
    proposalSignatures: signatures.slice(0, limit).map((one) => ({
      proposalId: ProposalId.show(one.proposal_id),
      recipientId: RecipientId.show(one.recipient_id),
      evidence: one.evidence,
    })),
  }
  return { records }
}
