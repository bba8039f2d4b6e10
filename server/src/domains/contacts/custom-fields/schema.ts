import { type Static, Type } from 'typebox'
import { composed, expects, Id, Name, Time } from '../../../platform/operations/schemas.ts'
import { ContactFieldId } from '../ids.ts'
import { type FieldType, fieldTypes } from './values.ts'

const Flag = (description: string) => Type.Boolean({ description, examples: [false] })

const changeable = {
  label: { ...Name('What people read.', 'Seats'), ...composed },
  options: Type.Array(Type.String({ minLength: 1, maxLength: 200, ...composed }), {
    maxItems: 200,
    uniqueItems: true,
    description: 'What `select` and `multiSelect` choose from.',
    examples: [[]],
  }),
  required: Flag('A contact is created with it, and `custom` is not replaced without it.'),
  unique: Flag('No two contacts have the same value.'),
  sortable: Flag(
    'Contacts can be listed in its order: `sort=custom.<key>`. Texts are in the order of names, without case and accents; booleans begin with false. At most 20 fields.',
  ),
  archived: Flag('No longer checked, and left out of forms. Values stay.'),
}

const fixed = {
  key: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$',
    description: 'Its name in `custom`; never changes.',
    examples: ['seats'],
    ...expects('a name of letters, digits and _, such as seats'),
  }),
  type: Type.Unsafe<FieldType>({
    type: 'string',
    enum: [...fieldTypes],
    description: 'What its values are; never changes. Dates are texts in ISO 8601.',
    examples: ['number'],
  }),
}

export const ContactField = Type.Object(
  {
    id: Id(ContactFieldId, 'Identifier of the field.'),
    ...fixed,
    ...changeable,
    indexing: Type.Boolean({
      description: 'True while the order of a field that became sortable is prepared.',
      examples: [false],
    }),
    createdAt: Time('When the field was created.'),
    updatedAt: Time('When the field last changed.'),
  },
  { title: 'ContactField' },
)
export type ContactField = Static<typeof ContactField>

const { label, ...others } = changeable

export const NewContactField = Type.Object(
  { ...fixed, label, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewContactField', additionalProperties: false },
)
export type NewContactField = Static<typeof NewContactField>

export const ContactFieldChanges = Type.Object(
  {
    label: Type.Optional(label),
    options: Type.Optional(changeable.options),
    required: Type.Optional(changeable.required),
    unique: Type.Optional(changeable.unique),
    sortable: Type.Optional(changeable.sortable),
    archived: Type.Optional(changeable.archived),
  },
  { title: 'ContactFieldChanges', additionalProperties: false },
)
export type ContactFieldChanges = Static<typeof ContactFieldChanges>

export const ContactFieldSettings = Type.Object(
  {
    strictFields: Type.Boolean({
      description: 'True: `custom` takes no keys but those of fields. What is there stays.',
    }),
  },
  { title: 'ContactFieldSettings', additionalProperties: false },
)
export type ContactFieldSettings = Static<typeof ContactFieldSettings>
