/** Fields of a contact that a mapping can fill, in the order of the form. */
export const contactFields: readonly (readonly [field: string, title: string])[] = [
  ['email', 'Email'],
  ['name', 'Name'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['jobTitle', 'Job title'],
  ['externalId', 'External id'],
  ['tags', 'Tags'],
  ['locale', 'Locale'],
  ['timezone', 'Time zone'],
  ['birthday', 'Birthday'],
]

/** Fields of a new mapping. */
export const firstFields = ['email', 'name', 'phone', 'company'] as const

/** By what a contact is found. */
export const matchFields = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['externalId', 'External id'],
] as const
export type MatchField = (typeof matchFields)[number][0]

const names = new Map(contactFields)

/** `First name`, `tier` of `custom.tier`. */
export const fieldTitle = (field: string): string =>
  names.get(field) ?? field.replace(/^(?:custom|metadata|variables)\./, '')
