import type { Selectable } from 'kysely'
import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalMailsTable } from '../../../platform/db/tables.generated.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { mailRetries } from '../../../platform/mail/queued-mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { issueLink, issueLinkBeside } from '../links/links.ts'
import { askingKinds, kindsWithLink, type MailData, type MailKind } from './kinds.ts'

/** The link or code of a queued mail. */
export const mailSecretColumn = defineSealedColumn('proposal_mails', 'secret')

export interface OwedMail {
  organizationId: string
  mailId: string
}

export const sendProposalMail = defineJob<OwedMail>('proposals.send_mail', {
  ...mailRetries,
  concurrency: 6,
  share: 2,
})

/** Sends codes in a job of their own, because a signer waits for one and no other mail must delay it. */
export const sendProposalCode = defineJob<OwedMail>('proposals.send_code', mailRetries)

interface Owed {
  proposalId: string
  /** Recipient of the mail. Null: the proposal's owner. */
  recipientId: string | null
  kind: MailKind
  data?: MailData
  /**
   * The token of the link, or the code. If absent, an invitation gets a new link, and any other mail that links to the
   * page gets one if the recipient has a working link.
   */
  secret?: string
}

/** Queues a mail, and the job that sends it after the work commits. Returns the mail's id. */
export async function oweMail(
  { keyring }: Pick<Platform, 'keyring'>,
  work: Work,
  { proposalId, recipientId, kind, data = {}, secret }: Owed,
): Promise<string> {
  const { organizationId } = work
  const id = newId()
  const carried = secret ?? linkFor(work, { proposalId, recipientId, kind })
  insertMail(work, {
    ...{ organization_id: organizationId, id, proposal_id: proposalId, recipient_id: recipientId },
    ...{ kind, data, created_at: work.now },
    secret: carried ? sealSecret(keyring, id, carried) : null,
  })
  await work.enqueue(kind === 'code' ? sendProposalCode : sendProposalMail, {
    organizationId,
    mailId: id,
  })
  return id
}

function linkFor(work: Work, { proposalId, recipientId, kind }: Owed): string | undefined {
  if (recipientId === null || !kindsWithLink.has(kind)) return undefined
  const issue = kind === 'invitation' ? issueLink : issueLinkBeside
  return issue(work, { proposalId, recipientId })
}

const sealSecret = (keyring: Keyring, id: string, secret: string): Buffer =>
  keyring.column(mailSecretColumn).seal(id, secret)

/** Decrypts the token of a link, or the code, of a mail. */
export const openSecret = (keyring: Keyring, { id, secret }: MailRow): string | null =>
  secret && keyring.column(mailSecretColumn).open(id, secret)

export type MailRow = Omit<Selectable<ProposalMailsTable>, 'data' | 'kind'> & {
  data: MailData
  kind: MailKind
}

const insertMail = (
  { db, write }: Writing,
  { data, ...row }: Omit<MailRow, 'status' | 'attempts' | 'error' | 'ended_at'>,
): void => write(db.insertInto('proposal_mails').values({ ...row, data: JSON.stringify(data) }))

const mails = ownedTable<'proposal_mails', MailRow>('proposal_mails', { locksReferences: true })

export const findMail = (
  db: Db,
  { organizationId, mailId }: OwedMail,
): Promise<MailRow | undefined> => mails.find(db, organizationId, mailId)

export const lockMail = (
  tx: Tx,
  { organizationId, mailId }: OwedMail,
): Promise<MailRow | undefined> => mails.lock(tx, organizationId, mailId)

export const updateMail = (
  writing: Writing,
  { organizationId, mailId }: OwedMail,
  change: Partial<Pick<MailRow, 'status' | 'attempts' | 'error' | 'ended_at' | 'secret'>>,
): void => mails.update(writing, organizationId, mailId, change)

export const deleteMail = (writing: Writing, { organizationId, mailId }: OwedMail): void =>
  mails.remove(writing, organizationId, mailId)

/** Cancels queued mails that ask for an answer, because the proposal takes none or the link has changed. */
export const withdrawMails = (
  { db, write }: Writing,
  organizationId: string,
  { proposalId, recipientId }: { proposalId: string; recipientId?: string },
): void =>
  write(
    mails
      .deleting(db, organizationId, {
        proposal_id: proposalId,
        status: 'queued',
        ...(recipientId !== undefined && { recipient_id: recipientId }),
      })
      .where('kind', 'in', askingKinds),
  )

/** Finds the message that the sender wrote in the first invitations. */
export async function findInvitationMessage(
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<string | undefined> {
  const row = await mails
    .select(db, organizationId, { proposal_id: proposalId, kind: 'invitation' })
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.data.message
}

/** Counts queued mails of all organizations that are older than a time, up to `limit`. */
export async function countWaiting(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('proposal_mails')
    .select('id')
    .where('status', '=', 'queued')
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  return rows.length
}
