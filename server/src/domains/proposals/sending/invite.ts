import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { issueLink } from '../links/links.ts'
import type { MailData } from '../mails/kinds.ts'
import { findInvitationMessage, oweMail } from '../mails/store.ts'
import {
  listRecipients,
  type RecipientRow,
  signersInTurn,
  updateRecipient,
} from '../recipient-store.ts'
import type { ProposalRow } from '../store.ts'

/** Returns the recipients who get their link now: signers whose turn it is, and viewers. */
function toInvite(
  { signing }: Pick<ProposalRow, 'signing'>,
  recipients: readonly RecipientRow[],
): RecipientRow[] {
  const inTurn = new Set(signersInTurn(signing, recipients))
  return recipients.filter(
    (one) => one.status === 'waiting' && (one.role === 'viewer' || inTurn.has(one)),
  )
}

/** Queues a mail to each recipient whose turn it is. Returns all recipients with their new state. */
export async function invite(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
  recipients: readonly RecipientRow[],
  data: MailData,
): Promise<RecipientRow[]> {
  const invited = new Map<string, RecipientRow>()
  for (const recipient of toInvite(row, recipients)) {
    const { id: recipientId, proposal_id: proposalId } = recipient
    await oweMail(platform, work, { proposalId, recipientId, kind: 'invitation', data })
    invited.set(recipientId, markSent(work, recipient, 'queued'))
  }
  return recipients.map((one) => invited.get(one.id) ?? one)
}

/**
 * Queues mails to the recipients whose turn began with an answer, with the sender's first message. Call it in the
 * transaction of each signature except the last.
 */
export async function inviteNext(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
): Promise<RecipientRow[]> {
  const recipients = await listRecipients(work.db, work.organizationId, row.id)
  if (toInvite(row, recipients).length === 0) return recipients
  const message = await findInvitationMessage(work.db, work.organizationId, row.id)
  return invite(platform, work, row, recipients, { message })
}

export interface HandedLink {
  recipient: RecipientRow
  token: string
}

/** Makes links for the sender to share: for all recipients immediately, because none gets a mail later. */
export function handLinks(work: Work, recipients: readonly RecipientRow[]): HandedLink[] {
  return recipients
    .filter(({ role }) => role !== 'countersigner')
    .map((recipient) => {
      const token = issueLink(work, {
        proposalId: recipient.proposal_id,
        recipientId: recipient.id,
      })
      return { recipient: markSent(work, recipient, 'none'), token }
    })
}

const markSent = (work: Work, recipient: RecipientRow, delivery: 'queued' | 'none'): RecipientRow =>
  updateRecipient(work, work.organizationId, recipient, {
    status: 'sent',
    delivery,
    transitions: { ...recipient.transitions, sent: work.now.toISOString() },
  })
