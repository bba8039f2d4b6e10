import type { Db } from '../../../platform/db/database.ts'
import { callerOf } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { proposalViewed } from '../events.ts'
import { isAlive, readLinkToken } from '../links/links.ts'
import { listRecipients, updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import { isOpen } from '../states.ts'
import { lockProposal, updateProposal } from '../store.ts'
import { findPage, type ProposalPageRow, type ShownRecipient } from './store.ts'

/** A working link and its recipient. */
export interface OpenLink {
  token: string
  organizationId: string
  linkId: string
  proposalId: string
  recipientId: string
}

export interface OpenPage {
  link: OpenLink
  row: ProposalPageRow
  reader: ShownRecipient
  /** Language of the page's texts and figures: the reader's choice, or the proposal's. */
  language: string
}

/** Opens the page of a token, or returns null. Unknown, malformed, revoked and expired tokens cannot be told apart. */
export async function openPage(
  db: Db,
  token: string,
  now: Date,
  chosen: string | null = null,
): Promise<OpenPage | null> {
  const { organizationId, hash } = readLinkToken(token)
  const row = await findPage(db, organizationId, hash)
  if (!row) return null
  const { link_expires_at: expires_at, revoked_at, status, transitions } = row
  const { expires_at: proposal_expires_at } = row
  if (!isAlive({ expires_at, revoked_at, status, transitions, proposal_expires_at }, now))
    return null
  const reader = row.recipients.find(({ id }) => id === row.recipient_id)
  if (!reader) return null
  const { link_id: linkId, proposal_id: proposalId, recipient_id: recipientId } = row
  return {
    link: { token, organizationId, linkId, proposalId, recipientId },
    row,
    reader,
    language: chosen ?? row.language,
  }
}

/** Records the first view of a recipient. Later views cost no statement. */
export async function countView(
  platform: Pick<Platform, 'transact'>,
  { link, row, reader }: OpenPage,
): Promise<void> {
  if (reader.transitions.viewed !== undefined || !isOpen(row.status)) return
  await recordView(platform, link)
}

const recordView = (
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, proposalId, recipientId }: OpenLink,
): Promise<void> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const { db, now } = work
    const row = await lockProposal(db, organizationId, proposalId)
    if (!row || !isOpen(row.status) || (row.expires_at !== null && row.expires_at <= now)) return
    const recipients = await listRecipients(db, organizationId, proposalId)
    const recipient = recipients.find(({ id }) => id === recipientId)
    if (!recipient || recipient.transitions.viewed !== undefined) return
    const at = now.toISOString()
    const isWaiting = recipient.status === 'waiting' || recipient.status === 'sent'
    const viewer = updateRecipient(work, organizationId, recipient, {
      transitions: { ...recipient.transitions, viewed: at },
      ...(isWaiting && { status: 'viewed' }),
    })
    const viewed =
      row.status === 'sent'
        ? updateProposal(work, organizationId, row, {
            status: 'viewed',
            transitions: { ...row.transitions, viewed: at },
            updated_at: now,
          })
        : row
    const all = recipients.map((one) => (one.id === viewer.id ? viewer : one))
    const proposal = presentProposal(viewed, all)
    await work.emit(proposalViewed, { ...proposal, recipient: presentRecipient(viewer) })
  })

export const factsOf = (request: Parameters<typeof callerOf>[0]) => ({
  ...callerOf(request),
  requestId: request.id,
})
