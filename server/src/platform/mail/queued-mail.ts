import { newId } from '../ids.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import type { Mail, MailTemplate } from './mailer.ts'

/** A queued email. Its links sign people in, so its address and words are encrypted. */
export interface QueuedMail {
  id: string
  /** Organization that sends it. Absent for an account email, which no organization sends. */
  organizationId?: string
  template: string
  expiresAt: string
  /** Encrypted content in base64. */
  sealed: string
}

/** Retries with waits of 30 s, doubled each time, with jitter: the twelfth retry comes after 34 to 68 hours. */
export const mailRetries = { retryLimit: 12, retryDelaySeconds: 30 } as const

/** Sends email of organizations. */
export const sendMail = defineJob<QueuedMail>('mail.send', {
  ...mailRetries,
  concurrency: 6,
  share: 2,
})

/**
 * Sends sign-in codes, password resets and invitations. People wait for these, so they do not queue behind email of
 * organizations.
 */
export const sendAccountMail = defineJob<QueuedMail>('mail.send_account', mailRetries)

/** Names of the email queues. */
export const mailQueues: readonly string[] = [sendMail.name, sendAccountMail.name]

export const bindingOf = (id: string): string => `${sendMail.name}:${id}`

/**
 * Returns the payload of `sendMail`: `work.enqueue(sendMail, queueMail(...))` sends it when the work commits. If an
 * email can be queued twice, give both the same `id`, so that its receiver can drop the second.
 */
export function queueMail<Data>(
  { keyring, clock }: Pick<Platform, 'keyring' | 'clock'>,
  { name, validForMs, render }: MailTemplate<Data>,
  to: string,
  data: Data,
  { organizationId, id = newId() }: { organizationId?: string; id?: string } = {},
): QueuedMail {
  const mail: Mail = { to, ...render(data) }
  return {
    id,
    ...(organizationId && { organizationId }),
    template: name,
    expiresAt: new Date(clock.now().getTime() + validForMs).toISOString(),
    sealed: keyring.seal(bindingOf(id), JSON.stringify(mail)).toString('base64'),
  }
}
