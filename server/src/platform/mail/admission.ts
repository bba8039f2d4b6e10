import { PostponeJob } from '../jobs/job-type.ts'
import type { Platform } from '../platform.ts'
import type { AttemptLimit } from '../throttle/store.ts'
import { findMailLimit } from './store.ts'

const hourMs = 3_600_000
/** To one mailbox, by one organization. */
const maxToMailbox = 60
/** Of the mails of the installation those of one organization, and those of all: the rest is for codes and resets. */
const shares = { one: 0.5, all: 0.8 }
/** Until a mail that found no room is looked at again: ten thousand that wait are 33 looks a second. */
const waitMs = 300_000

type Admitting = Pick<Platform, 'throttle' | 'config' | 'database'>

const mails = (subject: string, max: number): AttemptLimit => ({
  subject,
  max,
  windowMs: hourMs,
  counts: 'attempts',
})

/** A mailbox with a tag (`ada+news@example.com`) is one and the same recipient. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** Bounds all mails of the installation, `CAPSTAN_MAX_MAILS_PER_HOUR`. */
export const boundAllMails = ({ maxMailsPerHour }: Platform['config']): AttemptLimit =>
  mails('mails', maxMailsPerHour)

/** Subject of the mails of one organization. */
export const mailsOf = (organizationId: string): string => `mails of ${organizationId}`

/**
 * Returns whether an organization may send a mail now: no more than 60 an hour to one mailbox, what its plan allows,
 * half of what the installation sends, and with all organizations four fifths of it.
 */
export async function admitMail(
  { throttle, config, database }: Admitting,
  organizationId: string,
  to: string,
): Promise<boolean> {
  const of = (share: number) => Math.floor(config.maxMailsPerHour * share)
  const ofPlan = (await findMailLimit(database.db, organizationId)) ?? Number.MAX_SAFE_INTEGER
  return throttle.admit([
    ...new Set(to.split(',').map(mailboxOf))
      .values()
      .map((mailbox) => mails(`mails of ${organizationId} to ${mailbox}`, maxToMailbox)),
    mails(mailsOf(organizationId), Math.min(of(shares.one), ofPlan)),
    mails('mails to no account', of(shares.all)),
    boundAllMails(config),
  ])
}

/** @throws PostponeJob if the organization may send no mail now */
export async function waitForRoom(
  platform: Admitting,
  organizationId: string,
  to: string,
): Promise<void> {
  if (!(await admitMail(platform, organizationId, to))) throw new PostponeJob(waitMs)
}
