import type { Contact } from '@capstan/sdk'
import type { SaveContact } from '../contacts/contact-edit.ts'

/** The change that gives a contact this value. */
export function changesTo(
  contact: Contact,
  field: string,
  value: unknown,
): Parameters<SaveContact>[0] {
  const [group = '', part] = field.split('.', 2)
  if (group !== 'address' || part === undefined) {
    return { [field]: value } as Parameters<SaveContact>[0]
  }
  // The API replaces an address as a whole.
  const parts = Object.entries({ ...contact.address, [part]: value })
  const address = Object.fromEntries(parts.filter(([, one]) => one !== null))
  return { address: Object.keys(address).length > 0 ? address : null }
}
