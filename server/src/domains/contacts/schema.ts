import { type Static, Type } from 'typebox'
import {
  composed,
  expects,
  Id,
  Nullable,
  PageQuery,
  Time,
} from '../../platform/operations/schemas.ts'
import { ContactId } from './ids.ts'
import type { ContactRow } from './store.ts'

const Text = (description: string, example: string, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] })

const Label = { ...Text('A label.', 'customer', 60), ...composed }

const writable = {
  name: Text('Full name, as it is shown.', 'Ada Lovelace'),
  firstName: Text('Given name.', 'Ada'),
  lastName: Text('Family name.', 'Lovelace'),
  email: Type.String({
    format: 'email',
    maxLength: 254,
    description: 'Unique in the organization, whatever its case.',
    examples: ['ada@example.com'],
    ...expects('an e-mail address such as ada@example.com'),
  }),
  phone: Type.String({
    pattern: '^\\+[1-9][0-9]{6,14}$',
    description: 'E.164 number; unique in the organization.',
    examples: ['+14155550123'],
    ...expects('an E.164 number such as +14155550123'),
  }),
  company: Text('Organization that the contact works for.', 'Analytical Engines'),
  jobTitle: Text('What the contact does there.', 'Engineer'),
  externalId: {
    ...Text('Your own identifier; unique in the organization, in Unicode form NFC.', 'crm-1842'),
    ...composed,
  },
}

const Tags = Type.Array(Label, {
  maxItems: 50,
  uniqueItems: true,
  description: 'Labels, in the order that you send.',
})

const Custom = Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Type.Unknown(), {
  maxProperties: 100,
  description: 'Your own fields: any JSON values under names of your choice.',
  examples: [{ tier: 'gold', seats: 12 }],
})

type Writable = typeof writable
type NullableFields = { [Name in keyof Writable]: ReturnType<typeof Nullable<Writable[Name]>> }
const nullable = Object.fromEntries(
  Object.entries(writable).map(([name, schema]) => [name, Nullable(schema)]),
) as NullableFields

export const Contact = Type.Object(
  {
    id: Id(ContactId, 'Identifier of the contact.'),
    ...nullable,
    tags: Tags,
    custom: Custom,
    createdAt: Time('When the contact was created.'),
    updatedAt: Time('When the contact last changed.'),
  },
  { title: 'Contact' },
)
export type Contact = Static<typeof Contact>

export const NewContact = Type.Object(
  {
    ...Type.Partial(Type.Object(nullable)).properties,
    tags: Type.Optional(Tags),
    custom: Type.Optional(Custom),
  },
  {
    title: 'NewContact',
    additionalProperties: false,
    description: 'At least one of name, email, phone and externalId.',
  },
)
export type NewContact = Static<typeof NewContact>

export const ContactChanges = Type.Object(NewContact.properties, {
  title: 'ContactChanges',
  additionalProperties: false,
  description: 'An absent field stays, null clears; `custom` is replaced as a whole.',
})
export type ContactChanges = Static<typeof ContactChanges>

export const ContactQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of a name, e-mail address, phone number or company, in any case.',
    }),
  ),
  email: Type.Optional(
    Type.String({ maxLength: 254, description: 'Exactly this address, in any case.' }),
  ),
  phone: Type.Optional(
    Type.String({
      // An unescaped "+" of a query string arrives as a space.
      pattern: '^[+ ][1-9][0-9]{6,14}$',
      description: 'Exactly this E.164 number.',
      ...expects('an E.164 number such as %2B14155550123'),
    }),
  ),
  tag: Type.Optional(Type.String({ maxLength: 60, description: 'Has this tag.', ...composed })),
})
export type ContactQuery = Static<typeof ContactQuery>

export const exampleContact: Contact = {
  id: ContactId.example,
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+14155550123',
  company: 'Analytical Engines',
  jobTitle: 'Engineer',
  externalId: 'crm-1842',
  tags: ['customer'],
  custom: { tier: 'gold' },
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

export const presentContact = (row: ContactRow): Contact => ({
  id: ContactId.show(row.id),
  name: row.name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  jobTitle: row.job_title,
  externalId: row.external_id,
  tags: row.tags,
  custom: row.custom as Contact['custom'],
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
