import { waitForRoom } from '../../../platform/mail/admission.ts'
import { type MailFault, MailRefused, mailFaultOf } from '../../../platform/mail/mailer.ts'
import type { Platform } from '../../../platform/platform.ts'
import { proposalDelivered, proposalDeliveryFailed } from '../events.ts'
import { listRecipients, updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import { lockProposal } from '../store.ts'
import { type ComposedMail, composeMail } from './compose.ts'
import {
  countWaiting,
  deleteMail,
  findMail,
  lockMail,
  type MailRow,
  type OwedMail,
  updateMail,
} from './store.ts'

type Dependencies = Pick<
  Platform,
  | 'database'
  | 'transact'
  | 'keyring'
  | 'clock'
  | 'log'
  | 'mailer'
  | 'publicUrl'
  | 'throttle'
  | 'config'
>

/**
 * Sends one queued mail. If the mail server is down, the job retries; a rejection or the last failed attempt emits an
 * event. If the process ends between sending and recording, the mail is sent again with the same Message-ID.
 */
export async function deliverProposalMail(
  platform: Dependencies,
  owed: OwedMail,
  { last }: { last: boolean },
): Promise<void> {
  const { database, log, mailer, transact } = platform
  const row = await findMail(database.db, owed)
  if (row?.status !== 'queued') return
  const composed = await composeMail(platform, row)
  if (!composed) {
    await transact(owed.organizationId, { kind: 'system' }, async (work) => deleteMail(work, owed))
    return
  }
  const about = { mail: owed.mailId, kind: row.kind }
  if (composed.isUnwanted) {
    log.info(about, 'a mail of a proposal is not sent because its recipient unsubscribed')
    return settle(platform, owed, composed, 'The recipient has unsubscribed from mail.')
  }
  // Codes have limits of their own, and a person is waiting for one.
  if (row.kind !== 'code') await waitForRoom(platform, owed.organizationId, composed.mail.to)
  try {
    await mailer.send(composed.mail, owed.mailId)
  } catch (error) {
    const fault = mailFaultOf(error)
    if (error instanceof MailRefused || last) {
      log.error({ ...about, ...fault }, 'delivering a mail of a proposal failed for good')
      return settle(platform, owed, composed, sentenceOf(fault))
    }
    log.warn({ ...about, ...fault }, 'a mail of a proposal could not be sent')
    await transact(owed.organizationId, { kind: 'system' }, async (work) =>
      updateMail(work, owed, { attempts: row.attempts + 1, error: sentenceOf(fault) }),
    )
    throw new Error(`the mail ${owed.mailId} could not be sent`)
  }
  await settle(platform, owed, composed, null)
}

/** Describes the failure for people, without the server's own words, which may contain an address. */
const sentenceOf = ({ responseCode, code }: MailFault): string =>
  responseCode !== undefined
    ? `The mail server answered ${responseCode}.`
    : `The mail server could not be reached${code === undefined ? '' : ` (${code})`}.`

/** Returns true for kinds whose delivery is an event, because they bring the link. */
const tells = ({ kind }: MailRow): boolean => kind === 'invitation' || kind === 'reminder'

/** Records the result and deletes the secret. */
async function settle(
  { transact, clock }: Pick<Platform, 'transact' | 'clock'>,
  owed: OwedMail,
  { proposalId, recipientId, mail }: ComposedMail,
  error: string | null,
): Promise<void> {
  const { organizationId } = owed
  await transact(organizationId, { kind: 'system' }, async (work) => {
    // Lock the proposal first, like every action on it.
    const proposal = await lockProposal(work.db, organizationId, proposalId)
    const row = await lockMail(work.db, owed)
    if (!proposal || row?.status !== 'queued') return
    const status = error === null ? 'sent' : 'failed'
    const attempts = row.attempts + 1
    updateMail(work, owed, { status, error, attempts, secret: null, ended_at: clock.now() })
    const recipients = await listRecipients(work.db, organizationId, proposalId)
    const recipient = recipients.find(({ id }) => id === recipientId)
    if (!recipient || !tells(row) || recipient.email !== mail.to) return
    const after = updateRecipient(work, organizationId, recipient, { delivery: status })
    const data = {
      ...presentProposal(
        proposal,
        recipients.map((one) => (one === recipient ? after : one)),
      ),
      recipient: presentRecipient(after),
    }
    if (error === null) await work.emit(proposalDelivered, data)
    else await work.emit(proposalDeliveryFailed, { ...data, error })
  })
}

const waitMs = 15 * 60_000
const maxCounted = 100

/**
 * Reports mails of proposals that have waited too long, because the mail server is down or hangs, or no worker runs.
 */
export async function describeWaiting({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const waiting = await countWaiting(db, new Date(clock.now().getTime() - waitMs), maxCounted)
  if (waiting === 0) return []
  const shown = waiting < maxCounted ? String(waiting) : `${maxCounted} or more`
  return [
    `${shown} mails of proposals have waited for more than 15 minutes. Check the mail server and the log. Capstan sends the mails when the server accepts them.`,
  ]
}
