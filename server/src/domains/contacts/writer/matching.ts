import { ApiError } from '../../../platform/errors.ts'
import { emailKey, handlesOf } from '../handles/forms.ts'
import { emailsOf } from '../lists.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import type { ContactWriter } from './contact-writer.ts'

/** A row or item that matches several contacts, or whose stronger and weaker keys disagree. */
export class AmbiguousMatch extends ApiError {
  constructor(message: string, field: string) {
    super('duplicate_resource', message, { field })
  }
}

/** Keys that find a contact, strongest first. */
const keys = ['external_id', 'email', 'phone'] as const

const fieldOf = { external_id: 'externalId', email: 'email', phone: 'phone' } as const

/**
 * Returns the contact that has one of the keys of these columns; null if none has. A weaker key finds a contact only if
 * no stronger key contradicts it: the table is in docs/contacts.md.
 *
 * @throws AmbiguousMatch
 */
export function matchContact(
  writer: ContactWriter,
  columns: Partial<ContactColumns>,
): ContactRow | null {
  let found: ContactRow | null = null
  const all = keys.flatMap((key, rank) =>
    holdersOf(writer, columns, key).map((holder) => ({ holder, key, rank })),
  )
  for (const { holder, key, rank } of all) {
    if (holder.id === found?.id) continue
    if (found) {
      throw new AmbiguousMatch(
        'externalId, email and phone belong to different contacts. Merge them, or correct the row.',
        fieldOf[key],
      )
    }
    for (const stronger of keys.slice(0, rank)) {
      if (!isOther(holder, columns, stronger)) continue
      throw new AmbiguousMatch(
        `Another contact already has this ${fieldOf[key]}, but a different ${fieldOf[stronger]}.`,
        fieldOf[key],
      )
    }
    found = holder
  }
  return found
}

/** Returns the contacts that have one of the values of a key, as the main or an additional one. */
function holdersOf(
  writer: ContactWriter,
  columns: Partial<ContactColumns>,
  key: (typeof keys)[number],
): ContactRow[] {
  const { additional_emails = [], additional_phones = [] } = columns
  const more = { external_id: {}, email: { additional_emails }, phone: { additional_phones } }[key]
  const identifiers = handlesOf({ ...emptyContact, [key]: columns[key] ?? null, ...more })
  return identifiers.flatMap((one) => writer.holder(one) ?? [])
}

/** Returns true if the contact has another value of a key, and none of those of the row. */
function isOther(
  holder: ContactRow,
  columns: Partial<ContactColumns>,
  key: (typeof keys)[number],
): boolean {
  const [held, given] = [holder[key], columns[key] ?? null]
  if (held === null || given === null) return false
  if (key !== 'email') return held.toLowerCase() !== given.toLowerCase()
  const own = new Set(emailsOf(holder).map(emailKey))
  return !emailsOf({ ...emptyContact, ...columns }).some((one) => own.has(emailKey(one)))
}

/**
 * Leaves out keys that the contact already has: an address may be an additional one or differ in case, and an external
 * id may come from a contact merged into it.
 */
export function withoutOwnKeys(
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Partial<ContactColumns> {
  const { external_id, email, phone, ...others } = columns
  const { additional_emails = row.additional_emails, additional_phones = row.additional_phones } =
    others
  // A list in the same row replaces the list that they may be in.
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
