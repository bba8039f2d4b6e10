import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findMember, MemberId, requireAdmin } from '../../people/index.ts'
import { lockFor } from '../ending/expire.ts'
import { proposalRecipientChanged } from '../events.ts'
import { oweMail } from '../mails/store.ts'
import { refusal } from '../pricing/refusal.ts'
import type { Recipient } from '../recipient-schema.ts'
import { listRecipients, type RecipientRow, updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient, searchTextOf } from '../representation.ts'
import { type ProposalRow, updateProposal } from '../store.ts'

interface Replacement {
  proposalId: string
  recipientId: string
  memberId: string
  /** Other changes in the request, which are refused. */
  changes: object
}

/**
 * Makes another member the countersigner of a sent proposal, because the first one may have left and no one else could
 * complete it. The sent and signed content keeps the first member's name; the evidence has the actual signer's.
 */
export async function replaceCountersigner(
  platform: Pick<Platform, 'keyring'>,
  work: Work & { principal: Principal },
  { proposalId, recipientId, memberId, changes }: Replacement,
): Promise<Recipient> {
  const { db, organizationId, now, principal } = work
  if (principal.kind === 'member') requireAdmin(principal)
  const row = await lockFor('replace', work, proposalId)
  const recipients = await listRecipients(db, organizationId, proposalId)
  const recipient = recipients.find(({ id }) => id === recipientId)
  if (!recipient) throw notFound()
  requireCountersigning(row, recipient)
  const [other] = Object.keys(changes)
  if (other) throw refusal(other, 'comes from the member. Leave it out.')
  const member = await findMember(db, organizationId, MemberId.read(memberId) ?? '')
  if (!member) throw refusal('memberId', 'is not a member of this organization.')
  if (member.id === recipient.member_id) return presentRecipient(recipient)
  const { id: member_id, name, email } = member
  const changed = updateRecipient(work, organizationId, recipient, { member_id, name, email })
  const all = recipients.map((one) => (one === recipient ? changed : one))
  // Raises the version, so that a signature by the previous countersigner is refused.
  const after = updateProposal(work, organizationId, row, {
    search: searchTextOf(row, all),
    updated_at: now,
  })
  if (row.status === 'accepted') await tellTurn(platform, work, all, changed)
  const shown = presentRecipient(changed)
  await work.emit(proposalRecipientChanged, { ...presentProposal(after, all), recipient: shown })
  return shown
}

function requireCountersigning({ signing }: ProposalRow, { role }: RecipientRow): void {
  if (role !== 'countersigner') {
    throw refusal('memberId', 'is only allowed for a countersigner. Change name or email instead.')
  }
  if (signing.countersign) return
  const message = 'This proposal is not countersigned, so it needs no countersigner.'
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

/** Mails the new countersigner, as the previous one was mailed after the last signature. */
async function tellTurn(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  recipients: readonly RecipientRow[],
  { proposal_id: proposalId, id: recipientId }: RecipientRow,
): Promise<void> {
  const signed = recipients.filter(({ status }) => status === 'signed')
  const by = signed.map(({ name }) => name).join(', ')
  await oweMail(platform, work, { proposalId, recipientId, kind: 'signed', data: { by } })
}
