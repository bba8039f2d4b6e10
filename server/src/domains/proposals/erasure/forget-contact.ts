import { Type } from 'typebox'
import { defineEvent, type EmittedEvent } from '../../../platform/events/event.ts'
import { Id } from '../../../platform/operations/schemas.ts'
import type { EventHandlers, Work } from '../../../platform/work.ts'
import { ContactId } from '../../contacts/index.ts'
import { endProposal } from '../ending/end.ts'
import { proposalCanceled } from '../events.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import {
  deleteRecipient,
  listRecipients,
  type RecipientRow,
  updateRecipient,
} from '../recipient-store.ts'
import { presentProposal, searchTextOf } from '../representation.ts'
import { isOpen } from '../states.ts'
import { type ProposalRow, updateProposal } from '../store.ts'
import { followMerge, forgetRecipient, lockProposalsOf } from './store.ts'

async function forgetContacts(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  for (const id of events.flatMap(({ erased }) => erased)) {
    await forgetContact(work, ContactId.read(id) ?? '')
  }
}

/**
 * Emitted when a person is removed from a proposal. The proposal is kept; what its events said about the person is not.
 */
export const proposalAnonymized = defineEvent(
  'proposal.anonymized',
  'Contact removed from an unsigned proposal, because it was deleted. Earlier events about the proposal are expunged. A proposal that was sent is canceled.',
  Type.Object(
    { id: Id(ProposalId, 'Identifier of the proposal.') },
    { title: 'AnonymizedProposal' },
  ),
  { id: ProposalId.example },
  { erases: true },
)

/** Handlers for proposals whose contact is deleted or merged. */
export const eventHandlers = {
  'contact.deleted': forgetContacts,
  'contact.erased': forgetContacts,
  async 'contact.merged'(work, events) {
    for (const { body } of events) {
      const { data } = JSON.parse(body) as { data: { id: string; mergedIds: string[] } }
      followMerge(work, work.organizationId, {
        survivorId: ContactId.read(data.id) ?? '',
        mergedIds: data.mergedIds.flatMap((id) => ContactId.read(id) ?? []),
      })
    }
  },
} satisfies EventHandlers

async function forgetContact(work: Work, contactId: string): Promise<void> {
  const rows = await lockProposalsOf(work.db, work.organizationId, contactId)
  for (const row of rows) {
    if (row.transitions.accepted === undefined) await anonymize(work, row, contactId)
    else await detach(work, row, contactId)
  }
}

/** Removes the contact from an accepted proposal. The proposal is evidence until its retention ends. */
async function detach(work: Work, row: ProposalRow, contactId: string): Promise<void> {
  const { db, organizationId } = work
  if (row.contact_id === contactId) updateProposal(work, organizationId, row, { contact_id: null })
  for (const recipient of await listRecipients(db, organizationId, row.id)) {
    if (recipient.contact_id !== contactId) continue
    updateRecipient(work, organizationId, recipient, { contact_id: null })
  }
}

/**
 * Removes the recipient from a draft. Ends an open proposal and removes the content that was sent, because it names the
 * contact.
 */
async function anonymize(work: Work, row: ProposalRow, contactId: string): Promise<void> {
  const { db, organizationId } = work
  const recipients: RecipientRow[] = []
  for (const recipient of await listRecipients(db, organizationId, row.id)) {
    if (recipient.contact_id !== contactId) recipients.push(recipient)
    else if (row.status === 'draft') deleteRecipient(work, organizationId, recipient.id)
    else recipients.push(renameRecipient(work, recipient))
  }
  const search = searchTextOf(row, recipients)
  const forgotten = updateProposal(work, organizationId, row, {
    ...(row.contact_id === contactId && { contact_id: null }),
    ...{ search, content_sha256: null, sent_sha256: null, updated_at: work.now },
  })
  await work.emit(proposalAnonymized, { id: ProposalId.show(row.id) })
  if (!isOpen(row.status)) return
  const reason = 'contact deleted'
  const { ended } = await endProposal(work, forgotten, 'canceled', { reason })
  await work.emit(proposalCanceled, presentProposal(ended, recipients))
}

const nobody = 'Deleted contact'

function renameRecipient(work: Work, recipient: RecipientRow): RecipientRow {
  const { organizationId } = work
  const id = RecipientId.show(recipient.id)
  const author = { kind: 'recipient', id, name: nobody } as const
  const { id: recipientId, proposal_id: proposalId } = recipient
  forgetRecipient(work, organizationId, { proposalId, recipientId, author })
  const change = { name: nobody, email: `${id}@deleted.invalid`, contact_id: null }
  return updateRecipient(work, organizationId, recipient, change)
}
