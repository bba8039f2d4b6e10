import { type Static, Type } from 'typebox'
import { expects, Nullable } from '../../../platform/operations/schemas.ts'
import { Tags } from '../fields.ts'
import { ContactId } from '../ids.ts'
import { NewContact } from '../schema.ts'

const maxItems = 500

const Choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({
    type: 'string',
    enum: [...values],
    description,
    examples: [values[0]],
  })

/** Checked one by one, so that one that is wrong refuses no other. */
const AnyItem = Type.Object(
  {},
  {
    additionalProperties: true,
    description:
      'Fields of a contact, and its `id`. `addTags` and `removeTags`, in place of `tags`, leave the other tags that it has.',
  },
)

export const ContactBatch = Type.Object(
  {
    mode: Choice(
      ['create', 'update', 'upsert', 'delete'],
      'What happens with each item. `upsert` changes the contact that `matchBy` finds, or creates one.',
    ),
    matchBy: Type.Optional(
      Choice(
        ['id', 'email', 'phone', 'externalId'],
        'The field of an item that finds its contact. Without it: `id`; for `upsert` externalId, then email, then phone. An email or phone that belongs to a contact with another externalId or email is refused with `duplicate_resource`.',
      ),
    ),
    items: Type.Array(AnyItem, {
      minItems: 1,
      maxItems,
      description: 'The contacts, each with the fields to set.',
      examples: [[{ name: 'Ada Lovelace', email: 'ada@example.com' }]],
    }),
  },
  { title: 'ContactBatch', additionalProperties: false },
)
export type ContactBatch = Static<typeof ContactBatch>

/** What each item is checked against, by itself. */
export const BatchItem = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: ContactId.pattern,
        ...expects(`an id such as ${ContactId.example}`),
      }),
    ),
    ...NewContact.properties,
    addTags: Type.Optional(Tags),
    removeTags: Type.Optional(Tags),
  },
  { additionalProperties: false },
)
export type BatchItem = Static<typeof BatchItem>

const BatchItemResult = Type.Object({
  index: Type.Integer({ minimum: 0, description: 'Place of the item in `items`, from 0.' }),
  status: Choice(['created', 'updated', 'unchanged', 'deleted', 'failed'], 'What became of it.'),
  id: Nullable(Type.String({ description: 'Identifier of the contact; null where it failed.' })),
  error: Type.Unsafe<{ code: string; message: string; field?: string } | null>({
    type: ['object', 'null'],
    description: 'What was wrong with it; the field is one of the item.',
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      field: { type: 'string' },
    },
    required: ['code', 'message'],
  }),
})
export type BatchItemResult = Static<typeof BatchItemResult>

export const ContactBatchResult = Type.Object(
  { data: Type.Array(BatchItemResult, { description: 'In the order of the items.' }) },
  { title: 'ContactBatchResult' },
)
