import { type Static, Type } from 'typebox'
import {
  composed,
  expects,
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { CatalogItemId } from '../ids.ts'
import { UnitAmount, UnitAmountDecimal } from '../pricing/decimal-schema.ts'
import { Billing, Currency, Taxes } from '../pricing/schema.ts'

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
  description: 'JSON values of your own.',
  examples: [{ team: 'design' }],
})

const name = Text('Name of the item.', 'Design of five pages')

const nullable = {
  description: Nullable(
    Text(
      'Details in Markdown. A line break in the text is shown as a line break.',
      'With two rounds of changes.',
      5_000,
    ),
  ),
  sku: Nullable({
    ...Text('Your own identifier, unique in the organization.', 'DSGN-5', 100),
    ...composed,
  }),
  unit: Nullable(Text('Unit that the quantity counts.', 'hour', 50)),
}

const others = {
  prices: Type.Array(Price, {
    maxItems: maxPrices,
    description: 'At most one price for each currency and billing, in this order.',
  }),
  taxes: Taxes,
  archived: Type.Boolean({
    description: 'True if the item is left out of lists. Drafts keep what they copied.',
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
    'An absent field is kept, null clears it. `prices`, `taxes` and `metadata` are replaced as a whole.',
})
export type CatalogItemChanges = Static<typeof CatalogItemChanges>

export const NewCatalogItem = Type.Object(
  { name, ...Type.Partial(Type.Object(settable)).properties },
  { title: 'NewCatalogItem', additionalProperties: false },
)
export type NewCatalogItem = Static<typeof NewCatalogItem>

export const archivedFilter = Type.Boolean({
  default: false,
  description: 'True lists archived entries instead of the others.',
})

export const CatalogQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Text('Part of a name, SKU or description; case does not matter.')),
  sku: Type.Optional(Type.String({ maxLength: 100, description: 'The exact SKU.' })),
  archived: archivedFilter,
})

export const CatalogFile = Type.Object(
  {
    csv: Type.String({
      minLength: 1,
      description:
        'Text of a CSV file with a header, as an export writes it: name, sku, description, unit, taxes, archived, metadata, and a column for each price, such as `price EUR` or `price EUR month`.',
      examples: ['name,sku,price EUR\r\nDesign,DSGN-5,490.00\r\n'],
    }),
  },
  { title: 'CatalogFile', additionalProperties: false },
)

export const CatalogImport = Type.Object(
  {
    created: Type.Integer({ description: 'Number of new items.', examples: [12] }),
    updated: Type.Integer({ description: 'Number of changed items.', examples: [3] }),
    unchanged: Type.Integer({
      description: 'Number of items that the file matched and did not change.',
      examples: [40],
    }),
  },
  { title: 'CatalogImport' },
)
export type CatalogImport = Static<typeof CatalogImport>
