import type { Contact, ContactMerge } from '@capstan/sdk'

/** The fields of which one value stays; addresses, numbers, tags and consents are united by the server. */
export const mergeFields = [
  ['name', 'Name'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['jobTitle', 'Job title'],
  ['externalId', 'Your own id'],
  ['ownerId', 'Owner'],
  ['address', 'Address'],
  ['locale', 'Language'],
  ['timezone', 'Time zone'],
  ['birthday', 'Birthday'],
  ['custom', 'Your own fields'],
] as const satisfies readonly (readonly [keyof NonNullable<ContactMerge['choose']>, string])[]
export type MergeField = (typeof mergeFields)[number][0]

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

const isEmpty = (value: unknown): boolean => ['', '{}'].includes(textOf(value))

/** The fields in which they differ: only there is something to choose. */
export const fieldsInDispute = (contacts: readonly Contact[]) =>
  mergeFields.filter(([field]) => {
    // Keys of `custom` are united, so two of them are a dispute only where one key has two values.
    if (field === 'custom') return hasDisputedKey(contacts)
    const values = contacts.map((contact) => contact[field]).filter((value) => !isEmpty(value))
    return new Set(values.map(textOf)).size > 1
  })

function hasDisputedKey(contacts: readonly Contact[]): boolean {
  const seen = new Map<string, string>()
  return contacts.some(({ custom }) =>
    Object.entries(custom).some(([key, value]) => {
      const text = textOf(value)
      const before = seen.get(key)
      seen.set(key, text)
      return before !== undefined && before !== text
    }),
  )
}

/** The oldest stays unless somebody chooses otherwise: what others have linked to is likely its id. */
export const oldestFirst = (contacts: readonly Contact[]): Contact[] =>
  contacts.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1))

/** Whose value stays where nobody chooses: the survivor's, or the first that has one. */
export const keeperOf = (field: MergeField, survivor: Contact, others: readonly Contact[]) =>
  [survivor, ...others].find((contact) => !isEmpty(contact[field])) ?? survivor
