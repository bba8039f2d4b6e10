import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type ContactRow,
  findContact,
  findContactByEmail,
  requireReachable,
} from '../../contacts/index.ts'
import type { RecipientRow } from '../recipient-store.ts'

/**
 * Refuses to mail somebody who wants no mail: the recipient's contact, or the one with that address.
 *
 * @throws ApiError `contact_opted_out`, which names the recipient
 */
export async function requireReachableAll(
  { db, organizationId }: Work,
  recipients: readonly RecipientRow[],
): Promise<void> {
  for (const [index, recipient] of recipients.entries()) {
    const { contact_id: contactId, email, name, role } = recipient
    if (role === 'countersigner') continue
    const known = contactId === null ? undefined : await findContact(db, organizationId, contactId)
    const holder = await findContactByEmail(db, organizationId, email)
    for (const contact of [known, holder]) refuseSilent(contact, name, `recipients.${index}`)
  }
}

function refuseSilent(contact: ContactRow | undefined, name: string, field: string): void {
  if (!contact) return
  try {
    requireReachable(contact, 'email')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = `${name} wants no mail. Send with delivery "link_only" and hand over the link, or take them out.`
    throw new ApiError(error.code, message, { field })
  }
}
