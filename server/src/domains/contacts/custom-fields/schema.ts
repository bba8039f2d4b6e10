import { type Static, Type } from 'typebox'
import { composed, expects, Id, Name, Time } from '../../../platform/operations/schemas.ts'
import { ContactFieldId } from '../ids.ts'
import { type FieldType, fieldTypes } from './values.ts'

const Flag = (description: string) => Type.Boolean({ description, examples: [false] })

const changeable = {
  label: { ...Name('Name that people see.', 'Seats'), ...composed },
  options: Type.Array(Type.String({ minLength: 1, maxLength: 200, ...composed }), {
    maxItems: 200,
    uniqueItems: true,
    description: 'Options of `select` and `multiSelect`.',
    examples: [[]],
  }),
  required: Flag('If true, a contact needs a value when it is created or `custom` is replaced.'),
  unique: Flag('If true, no two contacts can have the same value.'),
  sortable: Flag(
    'If true, contacts can be listed in its order: `sort=custom.<key>`. Texts are sorted as names, ignoring case and accents; false comes before true. At most 20 sortable fields.',
  ),
  archived: Flag(
    'If true, values are no longer checked and forms leave the field out. Values are kept.',
  ),
}

const fixed = {
  key: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$',
    description: 'Key of the field in `custom`. It never changes.',
    examples: ['seats'],
    ...expects('a name of letters, digits and _, such as seats'),
  }),
  type: Type.Unsafe<FieldType>({
    type: 'string',
    enum: [...fieldTypes],
    description: 'Type of the values. It never changes. Dates are ISO 8601 texts.',
    examples: ['number'],
  }),
}

export const ContactField = Type.Object(
  {
    id: Id(ContactFieldId, 'Identifier of the field.'),
    ...fixed,
    ...changeable,
    indexing: Type.Boolean({
      description: 'True while Capstan prepares the order of a field that became sortable.',
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
      description: 'If true, `custom` accepts only the keys of fields. Existing values are kept.',
    }),
  },
  { title: 'ContactFieldSettings', additionalProperties: false },
)
export type ContactFieldSettings = Static<typeof ContactFieldSettings>
