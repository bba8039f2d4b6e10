import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { endLinks } from '../links/links.ts'
import type { MailData, MailKind } from '../mails/kinds.ts'
import { oweMail, withdrawMails } from '../mails/store.ts'
import { listRecipients, type RecipientRow } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import type { Status } from '../states.ts'
import { type ProposalRow, updateProposal } from '../store.ts'

export interface Ended {
  ended: ProposalRow
  recipients: RecipientRow[]
  /** The proposal as its event shows it. */
  proposal: Proposal
}

/** Ends a locked proposal. Its links work for a while longer; mails that ask for an answer are no longer sent. */
export async function endProposal(
  work: Work,
  row: ProposalRow,
  status: Exclude<Status, 'draft'>,
  { reason = row.reason, at = work.now }: { reason?: string | null; at?: Date } = {},
): Promise<Ended> {
  const { db, organizationId, now } = work
  const transitions = { ...row.transitions, [status]: at.toISOString() }
  const change = { status, reason, transitions, updated_at: now }
  const ended = updateProposal(work, organizationId, row, change)
  endLinks(work, row.id, at)
  withdrawMails(work, organizationId, { proposalId: row.id })
  const recipients = await listRecipients(db, organizationId, row.id)
  return { ended, recipients, proposal: presentProposal(ended, recipients) }
}

/** Mails the recipients who got a mail and have not declined. */
export async function tellRecipients(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  recipients: readonly RecipientRow[],
  kind: MailKind,
  data: MailData = {},
): Promise<void> {
  for (const { id, proposal_id: proposalId, delivery, status } of recipients) {
    if (delivery === 'none' || status === 'declined') continue
    await oweMail(platform, work, { proposalId, recipientId: id, kind, data })
  }
}

export async function tellOwner(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  { id, owner_id }: Pick<ProposalRow, 'id' | 'owner_id'>,
  kind: MailKind,
  data: MailData = {},
): Promise<void> {
  if (owner_id === null) return
  await oweMail(platform, work, { proposalId: id, recipientId: null, kind, data })
}
