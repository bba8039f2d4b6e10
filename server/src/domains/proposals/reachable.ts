import type { OrganizationDb } from '../../platform/db/database.ts'
import { ApiError, type ErrorCode } from '../../platform/errors.ts'
import {
  type ContactRow,
  findContact,
  findContactByEmail,
  requireReachable,
} from '../contacts/index.ts'
import type { RecipientRow } from './recipient-store.ts'

/**
 * Refuses to mail a person who has unsubscribed: the recipient's contact, or the contact with that address.
 *
 * @throws ApiError `contact_opted_out`, which names the recipient
 */
export async function requireReachableAll(
  reading: OrganizationDb,
  recipients: readonly RecipientRow[],
): Promise<void> {
  for (const [index, recipient] of recipients.entries()) {
    const code = await findObjection(reading, recipient)
    if (!code) continue
    const message = `${recipient.name} has unsubscribed from mail. Send with delivery "link_only" and share the link yourself, or remove the recipient.`
    throw new ApiError(code, message, { field: `recipients.${index}` })
  }
}

/** Returns true if a mail may still be sent. The recipient may have unsubscribed since the proposal was sent. */
export const isReachable = async (
  reading: OrganizationDb,
  recipient: RecipientRow,
): Promise<boolean> => (await findObjection(reading, recipient)) === null

async function findObjection(
  { db, organizationId }: OrganizationDb,
  { contact_id: contactId, email, role }: RecipientRow,
): Promise<ErrorCode | null> {
  if (role === 'countersigner') return null
  const known = contactId === null ? undefined : await findContact(db, organizationId, contactId)
  const holder = await findContactByEmail(db, organizationId, email)
  for (const contact of [known, holder]) {
    const code = contact ? objectionOf(contact) : null
    if (code) return code
  }
  return null
}

function objectionOf(contact: ContactRow): ErrorCode | null {
  try {
    requireReachable(contact, 'email')
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
