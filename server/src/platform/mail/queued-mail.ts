import { newId } from '../ids.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import type { Mail, MailTemplate } from './mailer.ts'

/** A queued mail. Its links sign people in, so address and words are sealed. */
export interface QueuedMail {
  id: string
  /** Whose mail it is; absent: one to an account, which no organization sends. */
  organizationId?: string
  template: string
  expiresAt: string
  /** Base64. */
  sealed: string
}

/** Waits of 30 s, doubled each time, with jitter: the twelfth retry comes after 34 to 68 hours. */
export const mailRetries = { retryLimit: 12, retryDelaySeconds: 30 } as const

/** Sends what organizations send. */
export const sendMail = defineJob<QueuedMail>('mail.send', {
  ...mailRetries,
  concurrency: 6,
  share: 2,
})

/** Sends codes, resets and invitations: somebody waits for them, so they wait for no mail of an organization. */
export const sendAccountMail = defineJob<QueuedMail>('mail.send_account', mailRetries)

/** Names of the queues of mails. */
export const mailQueues: readonly string[] = [sendMail.name, sendAccountMail.name]

export const bindingOf = (id: string): string => `${sendMail.name}:${id}`

/**
 * The payload of `sendMail`: `work.enqueue(sendMail, queueMail(...))` sends it when the work commits. What may be queued
 * twice has one `id` for both, so that its receiver can drop the second.
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
