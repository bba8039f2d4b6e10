import type { Db } from '../../../platform/db/database.ts'
import type { Mail, MailAttachment } from '../../../platform/mail/mailer.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOrganization } from '../../organizations/index.ts'
import { findMember } from '../../people/index.ts'
import { findStoredBlob, readBlob } from '../blobs/blob.ts'
import { validUntil } from '../calendar-day.ts'
import { ProposalId } from '../ids.ts'
import { findLink, linkUrl } from '../links/links.ts'
import { isReachable } from '../reachable.ts'
import { listRecipients, type RecipientRow } from '../recipient-store.ts'
import { shownNumber } from '../representation.ts'
import { readSettings } from '../settings/service.ts'
import { isOpen } from '../states.ts'
import { findProposal, type ProposalRow } from '../store.ts'
import { formatDate } from '../texts/formats.ts'
import { type MailKind, mailWords, wordsOf } from './kinds.ts'
import { type MailRow, openSecret } from './store.ts'
import { layOut, oneLine } from './template.ts'

export interface ComposedMail {
  mail: Mail
  proposalId: string
  recipientId: string | null
  /** The recipient has unsubscribed since the mail was queued. */
  isUnwanted: boolean
}

/** The largest document to attach. A larger one is only linked. */
const maxAttachmentBytes = 10_000_000
const codeMs = 10 * 60_000

/**
 * Kinds that an objection stops. Codes that a reader requested, and news of an agreement or withdrawal, are still sent.
 */
const unasked: ReadonlySet<MailKind> = new Set(['invitation', 'reminder', 'expiring'])

/** Composes the mail from the current state; null if there is no recipient or the mail is outdated. */
export async function composeMail(
  platform: Pick<Platform, 'database' | 'keyring' | 'clock' | 'publicUrl'>,
  row: MailRow,
): Promise<ComposedMail | null> {
  const { database, publicUrl } = platform
  const { organization_id: organizationId, proposal_id: proposalId, data } = row
  const { db } = database
  const proposal = await findProposal(db, organizationId, proposalId)
  if (!proposal) return null
  const recipient = await findRecipient(db, row)
  const owner = await findOwner(db, organizationId, proposal)
  const to = row.recipient_id === null ? owner?.email : recipient?.email
  if (!to || !isTrue(row, proposal, recipient, platform.clock.now())) return null

  const { brand, defaults } = await readSettings(db, organizationId)
  const organization = brand.name ?? (await findOrganization(db, organizationId))?.name ?? ''
  const secret = openSecret(platform.keyring, row)
  const attachment =
    row.kind === 'completed' ? await sealedDocument(db, organizationId, proposal) : null
  const { lang, words } = wordsOf(proposal.language)
  const said = mailWords(words, row.kind, {
    title: proposal.title,
    organization,
    by: data.by ?? data.comment?.author ?? organization,
    until: untilOf(proposal, defaults.timeZone),
    code: secret ?? '',
    isAttached: attachment !== null,
  })
  const isPersonal = recipient !== undefined && recipient.role !== 'countersigner'
  const ownLink = `${publicUrl.get()}/proposals/${ProposalId.show(proposalId)}`
  const personalLink = secret && linkUrl(publicUrl, secret)
  if (isPersonal && said.button && !(await leads(db, secret, platform.clock.now()))) return null
  const content = layOut({
    ...{ lang, words, said, organization, accent: brand.accent, over: shownNumber(proposal) },
    quote: data.message ?? data.comment?.text ?? null,
    reason: data.reason ?? null,
    link: said.button && (isPersonal ? personalLink : ownLink),
    ...{ isPersonal, email: to },
  })
  const replyTo = isPersonal && owner ? owner.email : undefined
  return {
    mail: {
      ...{ to, ...content },
      ...(isPersonal && { senderName: oneLine(organization) }),
      ...(replyTo && { replyTo }),
      ...(attachment && { attachments: [attachment] }),
    },
    proposalId,
    recipientId: row.recipient_id,
    isUnwanted:
      recipient !== undefined &&
      unasked.has(row.kind) &&
      !(await isReachable({ db, organizationId }, recipient)),
  }
}

const findOwner = async (db: Db, organizationId: string, { owner_id: id }: ProposalRow) =>
  id === null ? undefined : findMember(db, organizationId, id)

/**
 * Returns false for a link that was revoked meanwhile or made for a recipient without access. Such a mail is not sent.
 */
const leads = async (db: Db, token: string | null, now: Date): Promise<boolean> =>
  token !== null && (await findLink(db, token, now)) !== null

async function findRecipient(db: Db, row: MailRow): Promise<RecipientRow | undefined> {
  if (row.recipient_id === null) return undefined
  const recipients = await listRecipients(db, row.organization_id, row.proposal_id)
  return recipients.find(({ id }) => id === row.recipient_id)
}

/**
 * Returns true if the mail still applies: it asks for an answer only if its reader can give one, and has a code only
 * while the code works.
 */
function isTrue(
  { kind, created_at }: MailRow,
  proposal: ProposalRow,
  recipient: RecipientRow | undefined,
  now: Date,
): boolean {
  if (kind === 'code') return now.getTime() < created_at.getTime() + codeMs
  if (kind !== 'invitation' && kind !== 'reminder' && kind !== 'expiring') return true
  const isOver = proposal.expires_at !== null && proposal.expires_at <= now
  const hasAnswered = recipient?.status === 'signed' || recipient?.status === 'declined'
  return isOpen(proposal.status) && !isOver && !hasAnswered
}

/** Returns the end of validity in the organization's time zone, like the page and the PDF. */
function untilOf({ expires_at, language }: ProposalRow, timeZone: string): string | null {
  if (expires_at === null) return null
  const until = validUntil(timeZone, expires_at)
  return formatDate(until, language) ?? until
}

async function sealedDocument(
  db: Db,
  organizationId: string,
  proposal: ProposalRow,
): Promise<MailAttachment | null> {
  if (proposal.sealed_sha256 === null) return null
  const blob = await findStoredBlob(db, organizationId, proposal.sealed_sha256)
  if (!blob || blob.bytes > maxAttachmentBytes) return null
  return {
    filename: `${(shownNumber(proposal) ?? 'proposal').replaceAll(/[^\p{L}\p{N}._ -]/gu, '-')}.pdf`,
    contentType: 'application/pdf',
    content: await readBlob(db, organizationId, blob.sha256),
  }
}
