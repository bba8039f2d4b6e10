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

/** Loose form of an item. Items are checked one by one, so that an invalid item does not reject the others. */
const AnyItem = Type.Object(
  {},
  {
    additionalProperties: true,
    description:
      'Fields of a contact, and its `id`. `addTags` and `removeTags` change single tags and keep the others; send them instead of `tags`.',
  },
)

export const ContactBatch = Type.Object(
  {
    mode: Choice(
      ['create', 'update', 'upsert', 'delete'],
      'Operation to run for each item. `upsert` changes the contact that `matchBy` finds, or creates one.',
    ),
    matchBy: Type.Optional(
      Choice(
        ['id', 'email', 'phone', 'externalId'],
        'Field that finds the contact of an item. Default: `id`; for `upsert` externalId, then email, then phone. An email or phone that belongs to a contact with another externalId or email fails with `duplicate_resource`.',
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

/** Schema that each item is checked against. */
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
  index: Type.Integer({ minimum: 0, description: 'Index of the item in `items`, from 0.' }),
  status: Choice(['created', 'updated', 'unchanged', 'deleted', 'failed'], 'Result of the item.'),
  id: Nullable(Type.String({ description: 'Identifier of the contact; null if the item failed.' })),
  error: Type.Unsafe<{ code: string; message: string; field?: string } | null>({
    type: ['object', 'null'],
    description: 'Reason of the failure. `field` names a field of the item.',
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
  { data: Type.Array(BatchItemResult, { description: 'Results in the order of the items.' }) },
  { title: 'ContactBatchResult' },
)
