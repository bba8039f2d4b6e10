import { ApiError, requireFound } from '../../../platform/errors.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { issueLink } from '../../../platform/links.ts'
import { mailboxOf } from '../../../platform/mail/admission.ts'
import { defineMail } from '../../../platform/mail/mailer.ts'
import { queueMail, sendMail } from '../../../platform/mail/queued-mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AttemptLimit } from '../../../platform/throttle/store.ts'
import type { Work } from '../../../platform/work.ts'
import { findOrganization } from '../../organizations/index.ts'
import { type ContactRow, findContact } from '../store.ts'
import { insertLink } from './links/store.ts'
import type { Channel, NewContactConsent } from './schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const boundsOf = (organizationId: string, email: string): AttemptLimit[] => [
  bound(`consent mails of ${organizationId} to ${mailboxOf(email)}`, 3, dayMs),
  bound(`consent mails to ${mailboxOf(email)}`, 10, dayMs),
  bound(`consent mails of ${organizationId}`, 500, hourMs),
]

const bound = (subject: string, max: number, windowMs: number): AttemptLimit => ({
  subject,
  max,
  windowMs,
  counts: 'attempts',
})

/** Counts a mail before the transaction, because the embedded database would make the count wait for it. */
export async function admitRequest(
  { database, throttle }: Pick<Platform, 'database' | 'throttle'>,
  organizationId: string,
  contactId: string,
  consent: NewContactConsent,
): Promise<void> {
  if (consent.status !== 'pending') return
  const contact = requireFound(await findContact(database.db, organizationId, contactId))
  const email = requireAddress(contact, consent)
  await throttle.run(boundsOf(organizationId, email), async () => {})
}

/** Returns the address that receives the consent request. */
function requireAddress(contact: ContactRow, { channel }: NewContactConsent): string {
  if (channel !== 'email') {
    throw new ApiError(
      'validation_error',
      'status: only consent to email can be pending. Set channel to email, or use opted_in or opted_out.',
      {
        field: 'status',
      },
    )
  }
  requireReachable(contact, channel)
  if (contact.email !== null) return contact.email
  throw new ApiError(
    'validation_error',
    'The contact has no email address. Add one, or record the consent as opted_in or opted_out.',
    { field: 'channel' },
  )
}

/**
 * Checks that the contact accepts messages by a channel. Call it before you send to a contact, in the transaction that
 * queues the message.
 *
 * @throws ApiError `contact_opted_out`
 */
export function requireReachable(
  { consent, do_not_contact }: Pick<ContactRow, 'consent' | 'do_not_contact'>,
  channel: Channel,
): void {
  if (do_not_contact) {
    throw new ApiError('contact_opted_out', 'The contact has opted out of every channel.')
  }
  if (consent[channel]?.status === 'opted_out') {
    throw new ApiError('contact_opted_out', `The contact has opted out of ${channel}.`)
  }
}

/** Mails a consent link to the contact, whose row is locked. */
export async function mailRequest(
  platform: Pick<Platform, 'keyring' | 'clock' | 'publicUrl'>,
  work: Work,
  contact: ContactRow,
  consent: NewContactConsent,
): Promise<void> {
  const { organizationId, now } = work
  const email = requireAddress(contact, consent)
  const { purpose, wording = null } = consent
  const { token, hash, expiresAt } = issueLink(now, requestConsent.validForMs)
  const organization = (await findOrganization(work.db, organizationId))?.name ?? ''
  const path = `/v1/consent-links/${OrganizationId.show(organizationId)}/${token}`
  const link = platform.publicUrl.get() + path
  const words = { organization, purpose, wording, link }
  const mail = queueMail(platform, requestConsent, email, words, { organizationId })
  insertLink(work, {
    ...{ organization_id: organizationId, token_hash: hash, contact_id: contact.id },
    ...{ email, purpose, wording, created_at: now, expires_at: expiresAt, confirmed_at: null },
    mail_id: mail.id,
  })
  await work.enqueue(sendMail, mail)
}

interface ConsentRequest {
  organization: string
  purpose: string
  wording: string | null
  /** Address of the link, without its last part. */
  link: string
}

/** Mail that requests consent. Mail programs show its headers as a button (RFC 2369, RFC 8058). */
const requestConsent = defineMail({
  name: 'contacts.request_consent',
  validForMs: 7 * dayMs,
  render: ({ organization, purpose, wording, link }: ConsentRequest) => ({
    subject: `Confirm: ${purpose} by ${organization}`,
    text: `Hello,

${organization} asks for your consent to send you email.

For: ${purpose}
${wording === null ? '' : `\n${wording}\n`}
If you agree, open this page and confirm:

${link}/confirm

The link works once, for seven days. If you do not agree, ignore this mail: nothing changes.

To get no more email from ${organization}:

${link}/unsubscribe
`,
    headers: {
      'List-Unsubscribe': `<${link}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})
