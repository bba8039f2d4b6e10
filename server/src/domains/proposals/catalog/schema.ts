import { type Static, Type } from 'typebox'
import {
  composed,
  expects,
  Id,
  Nullable,
  PageQuery,
  Time,
} from '../../../platform/operations/schemas.ts'
import { CatalogItemId } from '../ids.ts'
import { UnitAmount, UnitAmountDecimal } from '../pricing/decimals.ts'
import { Billing, Currency, Taxes } from '../pricing/schema.ts'

const Text = (description: string, example: string, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] })

const maxPrices = 100

const price = {
  currency: Currency,
  billing: Type.Optional({ ...Billing, default: 'one_time' as const }),
  unitAmount: Type.Optional(Nullable(UnitAmount)),
  unitAmountDecimal: Type.Optional(Nullable(UnitAmountDecimal)),
}

const Price = Type.Object(price, {
  additionalProperties: false,
  description: 'Exactly one of `unitAmount` and `unitAmountDecimal`.',
})
export type Price = Static<typeof Price>

export const Metadata = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: 50,
  propertyNames: {
    minLength: 1,
    maxLength: 60,
    ...expects('an object with names of 1 to 60 characters'),
  },
  description: 'Your own JSON values.',
  examples: [{ team: 'design' }],
})

const name = Text('What is offered.', 'Design of five pages')

const nullable = {
  description: Nullable(
    Text(
      'More about it, in Markdown. A line that ends in it ends where it is shown, too.',
      'With two rounds of changes.',
      5_000,
    ),
  ),
  sku: Nullable({
    ...Text('Your own identifier; unique in the organization.', 'DSGN-5', 100),
    ...composed,
  }),
  unit: Nullable(Text('What a quantity counts.', 'hour', 50)),
}

const others = {
  prices: Type.Array(Price, {
    maxItems: maxPrices,
    description: 'At most one for each currency and billing; shown in their order.',
  }),
  taxes: Taxes,
  archived: Type.Boolean({
    description: 'Whether it is kept out of lists; drafts keep what they have.',
  }),
  metadata: Metadata,
}

export const CatalogItem = Type.Object(
  {
    id: Id(CatalogItemId, 'Identifier of the catalog item.'),
    name,
    ...nullable,
    ...others,
    createdAt: Time('When the item was created.'),
    updatedAt: Time('When the item last changed.'),
  },
  { title: 'CatalogItem' },
)
export type CatalogItem = Static<typeof CatalogItem>

const settable = {
  ...nullable,
  archived: others.archived,
  prices: Nullable(others.prices),
  taxes: Nullable(others.taxes),
  metadata: Nullable(others.metadata),
}

export const CatalogItemChanges = Type.Partial(Type.Object({ name, ...settable }), {
  title: 'CatalogItemChanges',
  additionalProperties: false,
  description:
    'An absent field stays, null clears; `prices`, `taxes` and `metadata` are replaced as a whole.',
})
export type CatalogItemChanges = Static<typeof CatalogItemChanges>

export const NewCatalogItem = Type.Object(
  { name, ...Type.Partial(Type.Object(settable)).properties },
  { title: 'NewCatalogItem', additionalProperties: false },
)
export type NewCatalogItem = Static<typeof NewCatalogItem>

export const archivedFilter = Type.Boolean({
  default: false,
  description: 'Whether to list those that are archived, in place of the others.',
})

export const CatalogQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of a name, a SKU or a description, in any case.',
    }),
  ),
  sku: Type.Optional(Type.String({ maxLength: 100, description: 'Exactly this SKU.' })),
  archived: archivedFilter,
})

export const CatalogFile = Type.Object(
  {
    csv: Type.String({
      minLength: 1,
      description:
        'The text of a CSV file with a header, as an export writes it: name, sku, description, unit, taxes, archived, metadata, and a column for each price, such as `price EUR` or `price EUR month`.',
      examples: ['name,sku,price EUR\r\nDesign,DSGN-5,490.00\r\n'],
    }),
  },
  { title: 'CatalogFile', additionalProperties: false },
)

export const CatalogImport = Type.Object(
  {
    created: Type.Integer({ description: 'Items that are new.', examples: [12] }),
    updated: Type.Integer({ description: 'Items that changed.', examples: [3] }),
    unchanged: Type.Integer({ description: 'Items that were so already.', examples: [40] }),
  },
  { title: 'CatalogImport' },
)
export type CatalogImport = Static<typeof CatalogImport>
