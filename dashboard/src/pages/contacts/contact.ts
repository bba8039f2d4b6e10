import type { Contact } from '@capstan/sdk'

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

/** Returns the contact's name, or the first identifier that it has. */
export const nameOf = ({ name, email, phone, externalId, id }: Contact): string =>
  name ?? email ?? phone ?? externalId ?? id

/** Each once, however often it was typed. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
