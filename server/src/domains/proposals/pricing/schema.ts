import { type Static, Type } from 'typebox'
import { composed, expects, Id, Nullable, Text } from '../../../platform/operations/schemas.ts'
import { CatalogItemId, ItemId } from '../ids.ts'
import { Amount, Percent, Quantity, UnitAmount, UnitAmountDecimal } from './decimal-schema.ts'

/** Limits of one proposal. More is refused, and the error names the field. */
export const maxItems = 500
export const maxGroups = 20
export const maxTaxes = 4
export const maxInstalments = 24
export const maxTermMonths = 120

export const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description:
    'ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.',
  examples: ['EUR'],
  ...expects('the code of an active currency (ISO 4217), as in EUR'),
})

export const TaxBehavior = Type.Enum(['exclusive', 'inclusive'], {
  description: '`exclusive` adds tax to the prices; `inclusive` prices contain it.',
  examples: ['exclusive'],
})
export type TaxBehavior = Static<typeof TaxBehavior>

export const billings = ['one_time', 'month', 'quarter', 'year'] as const

export const Billing = Type.Enum([...billings], {
  description: 'How often the price is paid.',
  examples: ['month'],
})
export type Billing = (typeof billings)[number]

export const Tax = Type.Object(
  {
    name: { ...Text('Name of the tax.', 'VAT', 100), ...composed },
    percent: Percent('Rate of the tax.'),
  },
  { additionalProperties: false },
)
export type Tax = Static<typeof Tax>

export const Taxes = Type.Array(Tax, {
  maxItems: maxTaxes,
  description: 'Taxes on the price, each with its name and rate. No duplicates.',
})

const discountFields = {
  type: Type.Enum(['percent', 'amount'], {
    description: 'Decides whether it has `percent` or `amount`.',
    examples: ['percent'],
  }),
  percent: Type.Optional(Nullable(Percent('Percentage to take off.'))),
  amount: Type.Optional(Nullable(Amount('Amount to take off, at most the sum.'))),
}

export const ItemDiscount = Type.Object(discountFields, {
  additionalProperties: false,
  description: 'Discount on the line, before taxes.',
})
export type ItemDiscount = Static<typeof ItemDiscount>

export const ProposalDiscount = Type.Object(
  {
    ...discountFields,
    billing: Type.Optional(
      Type.Unsafe<Billing | null>({
        type: ['string', 'null'],
        enum: [...billings, null],
        description:
          'For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.',
        examples: ['month'],
      }),
    ),
  },
  { additionalProperties: false, description: 'Discount on the sum, spread over the lines.' },
)
export type ProposalDiscount = Static<typeof ProposalDiscount>

export const QuantityRange = Type.Object(
  {
    min: Quantity('Smallest quantity that can be chosen.'),
    max: Quantity('Largest quantity that can be chosen.'),
    step: Type.Optional(Quantity('Step between quantities, counted from `min`. Default: 1.')),
  },
  {
    additionalProperties: false,
    description: 'Lets the client choose the quantity. `quantity` is the initial value.',
  },
)
export type QuantityRange = Static<typeof QuantityRange>

const ItemKind = Type.Enum(['charge', 'credit'], {
  description:
    '`charge` adds the price, `credit` takes it off. A credit line has a positive price, which is subtracted with its tax. It cannot have a discount, and a discount of the proposal does not lower it.',
  examples: ['charge'],
})

const itemFields = {
  kind: ItemKind,
  catalogItemId: Nullable(Id(CatalogItemId, 'Catalog item that the line was copied from.')),
  name: Nullable(Text('Name of the line.', 'Design of five pages')),
  description: Nullable(
    Text(
      'Details in Markdown. A line break in the text is shown as a line break.',
      'With two rounds of changes.',
      5_000,
    ),
  ),
  unit: Nullable(Text('Unit that the quantity counts.', 'hour', 50)),
  quantity: Quantity('Number of units.'),
  quantityRange: Nullable(QuantityRange),
  unitAmount: Nullable(UnitAmount),
  unitAmountDecimal: Nullable(UnitAmountDecimal),
  discount: Nullable(ItemDiscount),
  taxes: Taxes,
  optional: Type.Boolean({ description: 'True if the client may leave the line out.' }),
  selected: Type.Boolean({
    description: 'For an optional line or a line of a group: true if it currently counts.',
  }),
  group: Nullable({
    ...Text('Key of the group whose choices include the line.', 'plan', 100),
    ...composed,
  }),
  billing: Billing,
}

export const Item = Type.Object(
  { id: Id(ItemId, 'Identifier of the line.'), ...itemFields },
  { title: 'ProposalItem' },
)
export type Item = Static<typeof Item>

export const NewItem = Type.Object(
  {
    id: Type.Optional(
      Id(
        ItemId,
        "Identifier of a line that the draft already has. Send it to keep the line's identity. A new line gets an identifier.",
      ),
    ),
    ...Type.Partial(Type.Object(itemFields)).properties,
  },
  {
    title: 'NewProposalItem',
    additionalProperties: false,
    description:
      'Send exactly one of `unitAmount` and `unitAmountDecimal`. Defaults: quantity 1, no taxes, paid once, not optional.',
  },
)
export type NewItem = Static<typeof NewItem>

const groupCount = (description: string) =>
  Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: maxItems, description })))

export const Group = Type.Object(
  {
    key: { ...Text('Key that lines use in `group`. Unique.', 'plan', 100), ...composed },
    name: Type.Optional(Nullable(Text('Heading above the group.', 'Choose your plan'))),
    selection: Type.Enum(['single', 'multiple'], {
      description: '`single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.',
      examples: ['single'],
    }),
    min: groupCount('For a multiple choice: the smallest number of chosen lines. Default: 0.'),
    max: groupCount('For a multiple choice: the largest number of chosen lines. Default: any.'),
  },
  { additionalProperties: false, description: 'Lines that the client chooses from.' },
)
export type Group = Static<typeof Group>

export const Instalment = Type.Object(
  {
    type: Type.Enum(['percent', 'amount', 'rest'], {
      description:
        'Decides whether it has `percent` or `amount`, or is the rest that the others leave.',
      examples: ['percent'],
    }),
    percent: Type.Optional(Nullable(Percent('Percentage of the one-time payment.'))),
    amount: Type.Optional(Nullable(Amount('Amount, at most what earlier instalments leave.'))),
    label: Type.Optional(Nullable(Text('Name of the instalment.', 'Deposit'))),
    due: Type.Optional(Nullable(Text('Due date in words.', 'On acceptance'))),
  },
  {
    additionalProperties: false,
    description: 'A part of the one-time payment. A deposit is the first one.',
  },
)
export type Instalment = Static<typeof Instalment>

const TermMonths = Type.Integer({
  minimum: 1,
  maximum: maxTermMonths,
  description: 'Months that recurring prices run. It must be a multiple of each of their periods.',
  examples: [12],
  ...expects(`a whole number of months from 1 to ${maxTermMonths}`),
})

export const Withholding = Type.Object(
  {
    name: Text('Name of the tax.', "Ritenuta d'acconto", 100),
    percent: Percent('Rate of the tax on the net amount.'),
  },
  {
    additionalProperties: false,
    description:
      'A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due.',
  },
)
export type Withholding = Static<typeof Withholding>

const RoundingStep = Type.Integer({
  minimum: 2,
  maximum: 1_000_000,
  description:
    'Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.',
  examples: [5],
  ...expects('a whole number of minor units from 2 to 1000000'),
})

/** Pricing fields in the body of a draft; each may be absent. */
export const pricingFields = {
  currency: Type.Optional(Currency),
  taxBehavior: Type.Optional(TaxBehavior),
  items: Type.Optional(
    Type.Array(NewItem, { maxItems, description: 'Lines in the order in which they are shown.' }),
  ),
  groups: Type.Optional(
    Type.Array(Group, {
      maxItems: maxGroups,
      description: 'Groups of lines to choose from.',
    }),
  ),
  discount: Type.Optional(Nullable(ProposalDiscount)),
  termMonths: Type.Optional(Nullable(TermMonths)),
  withholding: Type.Optional(Nullable(Withholding)),
  roundingStep: Type.Optional(Nullable(RoundingStep)),
  instalments: Type.Optional(
    Type.Array(Instalment, {
      maxItems: maxInstalments,
      description:
        'Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment.',
    }),
  ),
}

/** Pricing fields of a stored proposal; each is present. */
export const shownPricing = {
  currency: Currency,
  taxBehavior: TaxBehavior,
  items: Type.Array(Item, { description: 'Lines in the order in which they are shown.' }),
  groups: Type.Array(Group, { description: 'Groups of lines to choose from.' }),
  discount: Nullable(ProposalDiscount),
  termMonths: Nullable(Type.Integer({ description: 'Months that recurring prices run.' })),
  withholding: Nullable(Withholding),
  roundingStep: Nullable(RoundingStep),
  instalments: Type.Array(Instalment, { description: 'Parts of the one-time payment.' }),
}

/** Input of the totals. */
export interface Pricing {
  currency: string
  taxBehavior?: TaxBehavior
  items?: readonly NewItem[]
  groups?: readonly Group[]
  discount?: ProposalDiscount | null
  termMonths?: number | null
  withholding?: Withholding | null
  roundingStep?: number | null
  instalments?: readonly Instalment[]
}

/** A client's choice: the optional lines that count, and the quantities of lines with a range. */
export const Selection = Type.Object(
  {
    itemIds: Type.Optional(
      Type.Array(Id(ItemId, 'Identifier of an optional line or a line of a group.'), {
        maxItems,
        description: 'The chosen lines; all others are not chosen. Absent: as offered.',
      }),
    ),
    quantities: Type.Optional(
      Type.Record(Type.String({ maxLength: 60 }), Quantity('The chosen quantity.'), {
        maxProperties: maxItems,
        description: 'Quantities by the id of their line, within its `quantityRange`.',
      }),
    ),
  },
  { title: 'ProposalSelection', additionalProperties: false },
)
export type Selection = Static<typeof Selection>
