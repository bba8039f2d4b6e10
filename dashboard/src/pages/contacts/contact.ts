/** A contact as the API shows it. */
export interface Contact {
  id: string
  name: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  company: string | null
  jobTitle: string | null
  externalId: string | null
  tags: string[]
  custom: Record<string, unknown>
  createdAt: string
  updatedAt: string
}

export const contactsPath = '/v1/contacts'

/** What is another when a contact comes, changes or goes. */
export const contactRenews = [contactsPath, '/v1/usage', '/v1/events'] as const

/** The fields that forms and files have, in their order, with the words for people. */
export const fields = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['jobTitle', 'Job title'],
  ['externalId', 'Your own id'],
] as const
export type Field = (typeof fields)[number][0]

/** What a contact is called; one at least of these is always there. */
export const nameOf = ({ name, email, phone, externalId, id }: Contact): string =>
  name ?? email ?? phone ?? externalId ?? id
