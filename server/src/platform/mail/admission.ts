import { PostponeJob } from '../jobs/job-type.ts'
import type { Platform } from '../platform.ts'
import type { AttemptLimit } from '../throttle/store.ts'
import { findMailLimit } from './store.ts'

const hourMs = 3_600_000
/** Most emails in an hour from one organization to one mailbox. */
const maxToMailbox = 60
/**
 * Share of the installation's email limit that one organization can use, and that all can use together. The rest is for
 * sign-in codes and password resets.
 */
const shares = { one: 0.5, all: 0.8 }
/** Delay in ms before an email without room is tried again. Ten thousand waiting emails cause 33 checks a second. */
const waitMs = 300_000

type Admitting = Pick<Platform, 'throttle' | 'config' | 'database'>

const mails = (subject: string, max: number): AttemptLimit => ({
  subject,
  max,
  windowMs: hourMs,
  counts: 'attempts',
})

/** Returns the mailbox of an address. A tag (`ada+news@example.com`) does not make another mailbox. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** Limits all emails of the installation: `CAPSTAN_MAX_MAILS_PER_HOUR`. */
export const boundAllMails = ({ maxMailsPerHour }: Platform['config']): AttemptLimit =>
  mails('mails', maxMailsPerHour)

/** Returns the limit subject for the emails of one organization. */
export const mailsOf = (organizationId: string): string => `mails of ${organizationId}`

/**
 * Returns true if an organization can send an email now: up to 60 an hour to one mailbox, the plan's limit, half of the
 * installation's limit, and four fifths of it for all organizations together.
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

/**
 * Checks the limits.
 *
 * @throws PostponeJob if the organization cannot send an email now
 */
export async function waitForRoom(
  platform: Admitting,
  organizationId: string,
  to: string,
): Promise<void> {
  if (!(await admitMail(platform, organizationId, to))) throw new PostponeJob(waitMs)
}
