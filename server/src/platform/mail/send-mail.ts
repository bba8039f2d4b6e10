import type { Keyring } from '../crypto/seal.ts'
import type { Platform } from '../platform.ts'
import { waitForRoom } from './admission.ts'
import { type Mail, MailRefused, mailFaultOf } from './mailer.ts'
import { bindingOf, type QueuedMail } from './queued-mail.ts'
import { listMailsSealedBy, replaceQueuedMail } from './store.ts'

/** Returns the same email, encrypted with the current key. */
const sealMailAnew = (keyring: Keyring, mail: QueuedMail): QueuedMail => {
  const binding = bindingOf(mail.id)
  const plain = keyring.open(binding, Buffer.from(mail.sealed, 'base64'))
  return { ...mail, sealed: keyring.seal(binding, plain).toString('base64') }
}

export const unsealMail = (keyring: Keyring, { id, sealed }: QueuedMail): Mail =>
  JSON.parse(keyring.open(bindingOf(id), Buffer.from(sealed, 'base64')))

/** Result of an attempt to send an email. */
type MailOutcome = 'sent' | 'failed' | 'given_up' | 'refused' | 'expired'

/** Sends a queued email. A failure is logged, counted and retried; an expired email is dropped. */
export async function deliverMail(
  platform: Pick<
    Platform,
    'database' | 'keyring' | 'clock' | 'log' | 'mailer' | 'throttle' | 'config'
  >,
  count: (outcome: MailOutcome) => void,
  queued: QueuedMail,
  { last }: { last: boolean },
): Promise<void> {
  const { keyring, clock, log, mailer } = platform
  const { id, organizationId, template, expiresAt } = queued
  const about = { mail: id, template }
  if (new Date(expiresAt) <= clock.now()) {
    count('expired')
    log.warn({ ...about, expiresAt }, 'an email expired before it could be sent')
    return
  }
  const mail = unsealMail(keyring, queued)
  if (organizationId) await waitForRoom(platform, organizationId, mail.to)
  try {
    await mailer.send(mail, id)
    count('sent')
  } catch (error) {
    if (error instanceof MailRefused) {
      count('refused')
      log.error({ ...about, ...mailFaultOf(error) }, 'an email was rejected: it is not sent again')
      return
    }
    count(last ? 'given_up' : 'failed')
    log.warn({ ...about, ...mailFaultOf(error) }, 'an email could not be sent')
    throw new Error(`the email ${id} could not be sent`)
  }
}

const batchSize = 100

/**
 * Re-encrypts queued emails that earlier keys have encrypted, including those not in the queue yet. An email that is
 * being sent keeps its old encryption in memory, and is counted again if it has to wait again.
 */
export async function rotateMails(
  { database, keyring, jobs, clock }: Pick<Platform, 'database' | 'keyring' | 'jobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const [, ...earlier] = keyring.keyIds
  await jobs.sweepOutbox(clock.now())
  for (;;) {
    signal.throwIfAborted()
    const waiting = await listMailsSealedBy(database.db, earlier, batchSize)
    if (waiting.length === 0) return
    await database.db.transaction().execute(async (tx) => {
      for (const { jobId, mail } of waiting) {
        await replaceQueuedMail(tx, jobId, sealMailAnew(keyring, mail))
      }
    })
  }
}
