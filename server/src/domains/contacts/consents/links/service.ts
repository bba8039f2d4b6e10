import { hashSecret } from '../../../../platform/crypto/hash.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { RequestOrigin } from '../../../../platform/operations/principal.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { emailKey } from '../../handles/forms.ts'
import { type ContactRow, findContact, lockContact } from '../../store.ts'
import { recordConsent } from '../record.ts'
import { type ConsentLinkRow, findLinkRow, lockLink, markConfirmed } from './store.ts'

/** State of a link in a mail. */
type LinkState = 'open' | 'confirmed' | 'expired'

interface FoundLink {
  state: LinkState
  row: ConsentLinkRow
}

/** Finds a link and its contact. A link that was sent to an address the contact no longer has is not found. */
export async function findConsentLink(
  db: Db,
  organizationId: string,
  token: string,
  now: Date,
): Promise<FoundLink | null> {
  const row = await findLinkRow(db, organizationId, hashSecret(token))
  const contact = row && (await findContact(db, organizationId, row.contact_id))
  return row && contact && isSent(row, contact) ? { state: stateOf(row, now), row } : null
}

const isSent = ({ email }: ConsentLinkRow, contact: ContactRow): boolean =>
  contact.email !== null && emailKey(contact.email) === emailKey(email)

const stateOf = ({ confirmed_at, expires_at }: ConsentLinkRow, now: Date): LinkState =>
  confirmed_at ? 'confirmed' : expires_at > now ? 'open' : 'expired'

/** Confirms the consent and uses up the link. If two requests come at the same time, the second finds it confirmed. */
export function confirmConsent(
  { transact, publicUrl }: Pick<Platform, 'transact' | 'publicUrl'>,
  organizationId: string,
  token: string,
  caller: RequestOrigin,
): Promise<Exclude<LinkState, 'open'> | 'unknown'> {
  return transact(organizationId, { kind: 'system' }, async (work) => {
    const link = await lockSent(work, token)
    if (!link) return 'unknown'
    const { row, contact } = link
    const state = stateOf(row, work.now)
    if (state !== 'open') return state
    markConfirmed(work, row, work.now)
    const record = {
      channel: 'email',
      purpose: row.purpose,
      status: 'opted_in',
      ...(row.wording !== null && { wording: row.wording }),
      source: 'Link in a mail',
      proof: proofOf(caller, publicUrl.get(), work.now),
    } as const
    await recordConsent(work, contact, record, { kind: 'contact', id: null })
    return 'confirmed'
  })
}

/** Opts the contact out of email. Works while the contact has the address; a second call changes nothing. */
export function unsubscribe(
  { transact, publicUrl }: Pick<Platform, 'transact' | 'publicUrl'>,
  organizationId: string,
  token: string,
  caller: RequestOrigin,
): Promise<boolean> {
  return transact(organizationId, { kind: 'system' }, async (work) => {
    const link = await lockSent(work, token)
    if (!link) return false
    const { row, contact } = link
    if (contact.consent.email?.status === 'opted_out') return true
    const record = {
      channel: 'email',
      purpose: row.purpose,
      status: 'opted_out',
      source: 'Link in a mail',
      proof: proofOf(caller, publicUrl.get(), work.now),
    } as const
    await recordConsent(work, contact, record, { kind: 'contact', id: null })
    return true
  })
}

async function lockSent({ db, organizationId }: Work, token: string) {
  const row = await lockLink(db, organizationId, hashSecret(token))
  const contact = row && (await lockContact(db, organizationId, row.contact_id))
  return row && contact && isSent(row, contact) ? { row, contact } : null
}

/** Proof of the consent, without the token: a reader of the proof must not be able to use the link. */
const proofOf = ({ address, userAgent }: RequestOrigin, origin: string, now: Date) => ({
  ip: address,
  ...(userAgent !== null && { userAgent }),
  url: `${origin}/v1/consent-links`,
  confirmedAt: now.toISOString(),
})
