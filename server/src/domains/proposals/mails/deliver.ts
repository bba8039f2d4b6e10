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
 * Sends one mail that is owed. A mail server that is away is tried again; a refusal, or the last attempt, is told
 * as an event. A process that ends between the mail and its record sends it again under the same Message-ID.
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
    log.info(about, 'a mail of a proposal is not sent: its recipient wants none')
    return settle(platform, owed, composed, 'The recipient wants no mail.')
  }
  // Codes have bounds of their own, and somebody waits for one.
  if (row.kind !== 'code') await waitForRoom(platform, owed.organizationId, composed.mail.to)
  try {
    await mailer.send(composed.mail, owed.mailId)
  } catch (error) {
    const fault = mailFaultOf(error)
    if (error instanceof MailRefused || last) {
      log.error({ ...about, ...fault }, 'a mail of a proposal is given up')
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

/** For people, without what the server said: that may hold an address. */
const sentenceOf = ({ responseCode, code }: MailFault): string =>
  responseCode !== undefined
    ? `The mail server answered ${responseCode}.`
    : `The mail server could not be reached${code === undefined ? '' : ` (${code})`}.`

/** Mails whose arrival is an event: they brought the link. */
const tells = ({ kind }: MailRow): boolean => kind === 'invitation' || kind === 'reminder'

/** Records how it ended; the secret is gone then. */
async function settle(
  { transact, clock }: Pick<Platform, 'transact' | 'clock'>,
  owed: OwedMail,
  { proposalId, recipientId, mail }: ComposedMail,
  error: string | null,
): Promise<void> {
  const { organizationId } = owed
  await transact(organizationId, { kind: 'system' }, async (work) => {
    // First the proposal, as every act on it does.
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

/** Mails of proposals that should have gone long ago: the mail server is away or hangs, or no worker runs. */
export async function describeWaiting({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const waiting = await countWaiting(db, new Date(clock.now().getTime() - waitMs), maxCounted)
  if (waiting === 0) return []
  const shown = waiting < maxCounted ? String(waiting) : `${maxCounted} or more`
  return [
    `${shown} mails of proposals have waited for more than 15 minutes: look at the mail server and at the log; they are sent by themselves once it takes them.`,
  ]
}
