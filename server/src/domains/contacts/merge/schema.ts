import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id } from '../../../platform/operations/schemas.ts'
import { ContactId } from '../ids.ts'
import { Contact, exampleContact } from '../schema.ts'

/** Fields with a single value, each with the columns that belong together. */
export const fields = {
  name: ['name'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  email: ['email'],
  phone: ['phone'],
  company: ['company', 'company_id'],
  jobTitle: ['job_title'],
  externalId: ['external_id'],
  ownerId: ['owner_id'],
  address: ['address'],
  locale: ['locale'],
  timezone: ['timezone'],
  birthday: ['birthday'],
} as const

export type MergedField = keyof typeof fields

const chosen = Id(ContactId, 'Contact whose value is kept.')
const Choices = Type.Object(
  Object.fromEntries(
    [...Object.keys(fields), 'custom'].map((name) => [name, Type.Optional(chosen)]),
  ) as Record<MergedField | 'custom', ReturnType<typeof Type.Optional<typeof chosen>>>,
  {
    additionalProperties: false,
    description:
      'For each field, the contact whose value is kept. Default: the survivor’s value, or the first one that another contact has.',
    examples: [{}],
  },
)

export const ContactMerge = Type.Object(
  {
    contactIds: Type.Array(Id(ContactId, 'A contact.'), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'Contacts to merge into this one.',
    }),
    choose: Type.Optional(Choices),
  },
  { title: 'ContactMerge', additionalProperties: false },
)
export type ContactMerge = Static<typeof ContactMerge>

export const ContactUnmerge = Type.Object(
  { survivor: Contact, restored: Type.Array(Contact) },
  { title: 'ContactUnmerge', description: 'The contact, and the contacts that were restored.' },
)
export type ContactUnmerge = Static<typeof ContactUnmerge>

const ids = (description: string) => Type.Array(Id(ContactId, 'A contact.'), { description })

const ContactMerged = Type.Object(
  { ...Contact.properties, mergedIds: ids('Contacts that were merged into this one.') },
  { title: 'ContactMerged' },
)
const ContactUnmerged = Type.Object(
  { ...Contact.properties, restoredIds: ids('Contacts that were restored.') },
  { title: 'ContactUnmerged' },
)

const exampleMerged = { ...exampleContact, mergedIds: [ContactId.example] }
const exampleUnmerged = { ...exampleContact, restoredIds: [ContactId.example] }

const contactOf = ({ id }: { id: string }): string => id
const contacts = ({ length }: readonly string[]): string =>
  length === 1 ? 'another contact' : `${length} other contacts`

export const contactMerged = defineEvent(
  'contact.merged',
  'Other contacts were merged into a contact; their ids now lead to it. `contact.updated` is sent as well, but no `contact.deleted`.',
  ContactMerged,
  exampleMerged,
  { contactOf, describe: ({ mergedIds }) => `Merged with ${contacts(mergedIds)}.` },
)

export const contactUnmerged = defineEvent(
  'contact.unmerged',
  'A merge was undone and the merged contacts were restored.',
  ContactUnmerged,
  exampleUnmerged,
  { contactOf, describe: ({ restoredIds }) => `Separated from ${contacts(restoredIds)}.` },
)
