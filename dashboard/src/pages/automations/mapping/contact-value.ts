import type { Contact } from '@capstan/sdk'

/** Returns the value of a contact's field as mappings name it: `email`, `address.city`, `custom.tier`. */
export function valueIn(contact: Contact, field: string): unknown {
  const [group = '', part] = field.split('.', 2)
  const fields: Readonly<Record<string, unknown>> = { ...contact }
  const value = fields[group]
  if (part === undefined) return value ?? null
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[part] ?? null
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
