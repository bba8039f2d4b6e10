import { ApiError } from '../../../platform/errors.ts'
import { handlesOf } from '../handles/forms.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import type { ContactWriter } from './contact-writer.ts'

/** A row or item that means several contacts, or another one than its weaker key finds. */
export class AmbiguousMatch extends ApiError {
  constructor(message: string, field: string) {
    super('duplicate_resource', message, { field })
  }
}

/** Keys that find a contact, the strongest first. */
const keys = ['external_id', 'email', 'phone'] as const

const fieldOf = { external_id: 'externalId', email: 'email', phone: 'phone' } as const

/**
 * Returns the contact that has one of the keys of these columns; null if none has. A weaker key finds a contact only
 * if no stronger key contradicts it: the table is in docs/contacts.md.
 *
 * @throws AmbiguousMatch
 */
export function matchContact(
  writer: ContactWriter,
  columns: Partial<ContactColumns>,
): ContactRow | null {
  let found: ContactRow | null = null
  for (const [rank, key] of keys.entries()) {
    const holder = holderOf(writer, { [key]: columns[key] ?? null })
    if (!holder || holder.id === found?.id) continue
    if (found) {
      throw new AmbiguousMatch(
        'externalId, email and phone belong to different contacts. Merge them, or correct the row.',
        fieldOf[key],
      )
    }
    for (const stronger of keys.slice(0, rank)) {
      if (!isOther(holder[stronger], columns[stronger])) continue
      throw new AmbiguousMatch(
        `Another contact already has this ${fieldOf[key]}, with another ${fieldOf[stronger]}.`,
        fieldOf[key],
      )
    }
    found = holder
  }
  return found
}

const holderOf = (writer: ContactWriter, columns: Partial<ContactColumns>): ContactRow | null => {
  const [identifier] = handlesOf({ ...emptyContact, ...columns })
  return identifier ? writer.holder(identifier) : null
}

const isOther = (own: string | null, given: string | null | undefined): boolean =>
  own !== null && given !== null && given !== undefined && own.toLowerCase() !== given.toLowerCase()

/**
 * Leaves out the keys that the contact has already: an address may be an additional one, or in another case, and an
 * external id that of a contact merged into it.
 */
export function withoutOwnKeys(
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Partial<ContactColumns> {
  const { external_id, email, phone, ...others } = columns
  const { additional_emails = row.additional_emails, additional_phones = row.additional_phones } =
    others
  // A list that comes with them replaces the one that they may be in.
  const left = { ...row, additional_emails, additional_phones }
  const own = new Set(handlesOf(left).map(({ kind, value }) => `${kind} ${value}`))
  const isNew = (kind: string, value: string | null | undefined) =>
    value !== undefined && !(value !== null && own.has(`${kind} ${value}`))
  return {
    ...others,
    ...(isNew('externalId', external_id) && { external_id: external_id ?? null }),
    ...(isNew('email', email?.toLowerCase() ?? email) && { email: email ?? null }),
    ...(isNew('phone', phone) && { phone: phone ?? null }),
  }
}
