import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { lockFor } from '../ending/expire.ts'
import { proposalRecipientChanged } from '../events.ts'
import { linkUrl, revokeLinks, rotateLinks } from '../links/links.ts'
import { findInvitationMessage, oweMail, withdrawMails } from '../mails/store.ts'
import type { Recipient } from '../recipient-schema.ts'
import { listRecipients, type RecipientRow, updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient, searchTextOf } from '../representation.ts'
import type { ProposalAct } from '../states.ts'
import { type ProposalRow, updateProposal } from '../store.ts'
import type { RecipientChanges, RecipientWithLink } from './schema.ts'

interface Whose {
  proposalId: string
  recipientId: string
}

/**
 * Changes the name or address of a recipient who has not answered. The old link stops working. The result has the new
 * one, which is also mailed if the old one was.
 */
export async function changeRecipient(
  platform: Pick<Platform, 'keyring' | 'publicUrl'>,
  work: Work,
  whose: Whose,
  changes: Omit<RecipientChanges, 'memberId'>,
): Promise<RecipientWithLink> {
  const { organizationId, now } = work
  const { row, recipients, recipient } = await lockRecipient('readdress', work, whose)
  requireUnanswered(recipient)
  const { name = recipient.name, email = recipient.email } = changes
  if (name === recipient.name && email === recipient.email) return presentRecipient(recipient)
  requireOther(recipients, recipient, email)
  const wasMailed = recipient.delivery !== 'none'
  const changed = updateRecipient(work, organizationId, recipient, {
    ...{ name, email },
    ...(wasMailed && { delivery: 'queued' }),
  })
  const all = recipients.map((one) => (one === recipient ? changed : one))
  const after = updateProposal(work, organizationId, row, {
    search: searchTextOf(row, all),
    updated_at: now,
  })
  const link = hasLink(recipient) ? await replaceLink(platform, work, whose, wasMailed) : undefined
  const shown = presentRecipient(changed)
  await work.emit(proposalRecipientChanged, { ...presentProposal(after, all), recipient: shown })
  return { ...shown, ...(link !== undefined && { link }) }
}

/** Revokes the links of a recipient and makes a new one, which only the result contains. */
export async function rotateLink(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  whose: Whose,
): Promise<RecipientWithLink> {
  const { recipient } = await lockRecipient('link', work, whose)
  if (!hasLink(recipient)) {
    throw new ApiError(
      'invalid_transition',
      'The recipient has no link yet, because it is not their turn.',
      {
        field: 'status',
      },
    )
  }
  withdrawMails(work, work.organizationId, whose)
  return { ...presentRecipient(recipient), link: linkUrl(publicUrl, rotateLinks(work, whose)) }
}

/** Revokes the links of a recipient when the transaction commits. */
export async function revokeLink(work: Work, whose: Whose): Promise<Recipient> {
  const { recipient } = await lockRecipient('link', work, whose)
  withdrawMails(work, work.organizationId, whose)
  revokeLinks(work, whose)
  return presentRecipient(recipient)
}

async function replaceLink(
  platform: Pick<Platform, 'keyring' | 'publicUrl'>,
  work: Work,
  whose: Whose,
  isMailed: boolean,
): Promise<string> {
  const message = await findInvitationMessage(work.db, work.organizationId, whose.proposalId)
  withdrawMails(work, work.organizationId, whose)
  const token = rotateLinks(work, whose)
  if (isMailed) {
    const owed = { ...whose, kind: 'invitation', data: { message }, secret: token } as const
    await oweMail(platform, work, owed)
  }
  return linkUrl(platform.publicUrl, token)
}

async function lockRecipient(
  act: ProposalAct,
  work: Work,
  { proposalId, recipientId }: Whose,
): Promise<{ row: ProposalRow; recipients: RecipientRow[]; recipient: RecipientRow }> {
  const row = await lockFor(act, work, proposalId)
  const recipients = await listRecipients(work.db, work.organizationId, proposalId)
  const recipient = recipients.find(({ id }) => id === recipientId)
  if (!recipient) throw notFound()
  if (recipient.role === 'countersigner') {
    const message =
      'A countersigner is a member and has no link. To choose another member, send `memberId`.'
    throw new ApiError('invalid_transition', message, { field: 'role' })
  }
  return { row, recipients, recipient }
}

const hasLink = ({ status }: RecipientRow): boolean => status !== 'waiting'

function requireUnanswered({ status }: RecipientRow): void {
  if (status !== 'signed' && status !== 'declined') return
  throw new ApiError(
    'invalid_transition',
    `This recipient has ${status} and can no longer be changed.`,
    {
      field: 'status',
    },
  )
}

function requireOther(
  recipients: readonly RecipientRow[],
  recipient: RecipientRow,
  email: string,
): void {
  const isTaken = recipients.some(
    (one) =>
      one !== recipient &&
      one.role !== 'countersigner' &&
      one.email.toLowerCase() === email.toLowerCase(),
  )
  if (!isTaken) return
  throw new ApiError('duplicate_resource', 'Another recipient has this address.', {
    field: 'email',
  })
}
