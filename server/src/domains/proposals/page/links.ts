import type { Db } from '../../../platform/db/database.ts'
import { isAlive } from '../links/links.ts'
import { readLinkToken } from '../links/token.ts'
import { findPage, type PageRow, type ShownRecipient } from './store.ts'

/** A link that lives, and whose it is. */
export interface OpenLink {
  token: string
  organizationId: string
  linkId: string
  proposalId: string
  recipientId: string
}

export interface OpenPage {
  link: OpenLink
  row: PageRow
  reader: ShownRecipient
  /** Of the page's own words and figures: as the reader has chosen, or as the proposal is. */
  language: string
}

/** What a token leads to, or null: what is unknown, malformed, revoked or over is not told apart. */
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
