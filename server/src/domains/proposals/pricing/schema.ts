import { type Static, Type } from 'typebox'
import { composed, expects, Id, Nullable } from '../../../platform/operations/schemas.ts'
import { CatalogItemId, ItemId } from '../ids.ts'
import { Amount, Percent, Quantity, UnitAmount, UnitAmountDecimal } from './decimals.ts'

/** How much one proposal may hold; beyond, it is refused by the field. */
export const maxItems = 500
export const maxGroups = 20
export const maxTaxes = 4
export const maxInstalments = 24
export const maxTermMonths = 120

const Text = (description: string, example: string, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] })

export const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description:
    'ISO 4217 code of an active currency. It says what a minor unit is: a cent of EUR, a whole JPY, a thousandth of KWD.',
  examples: ['EUR'],
  ...expects('the code of an active currency (ISO 4217), as in EUR'),
})

export const TaxBehavior = Type.Enum(['exclusive', 'inclusive'], {
  description: 'Whether tax comes on top of the prices, or is in them.',
  examples: ['exclusive'],
})
export type TaxBehavior = Static<typeof TaxBehavior>

export const billings = ['one_time', 'month', 'quarter', 'year'] as const

export const Billing = Type.Enum([...billings], {
  description: 'How often it is paid.',
  examples: ['month'],
})
export type Billing = (typeof billings)[number]

export const Tax = Type.Object(
  {
    name: { ...Text('What the tax is called.', 'VAT', 100), ...composed },
    percent: Percent('Rate of the tax.'),
  },
  { additionalProperties: false },
)
export type Tax = Static<typeof Tax>

export const Taxes = Type.Array(Tax, {
  maxItems: maxTaxes,
  description: 'Taxes on the price, each with its own name and rate; none twice.',
})

const discountFields = {
  type: Type.Enum(['percent', 'amount'], {
    description: 'Which of `percent` and `amount` it has.',
    examples: ['percent'],
  }),
  percent: Type.Optional(Nullable(Percent('What is taken off.'))),
  amount: Type.Optional(Nullable(Amount('What is taken off, at most all there is.'))),
}

export const ItemDiscount = Type.Object(discountFields, {
  additionalProperties: false,
  description: 'Taken off the line before taxes.',
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
          'Of an amount: the payments that it is taken off; one_time if absent. A percentage falls on all of them and names none.',
        examples: ['month'],
      }),
    ),
  },
  { additionalProperties: false, description: 'Taken off the sum and spread over the lines.' },
)
export type ProposalDiscount = Static<typeof ProposalDiscount>

export const QuantityRange = Type.Object(
  {
    min: Quantity('The least that can be chosen.'),
    max: Quantity('The most that can be chosen.'),
    step: Type.Optional(Quantity('What a choice above `min` is a multiple of; 1 if absent.')),
  },
  {
    additionalProperties: false,
    description: 'Lets the client choose the quantity; `quantity` is what they find there.',
  },
)
export type QuantityRange = Static<typeof QuantityRange>

const ItemKind = Type.Enum(['charge', 'credit'], {
  description:
    'Whether its price is added or taken off. A credit line has a positive price, which is subtracted with its tax; it has no discount, and a discount of the proposal does not lower it.',
  examples: ['charge'],
})

const itemFields = {
  kind: ItemKind,
  catalogItemId: Nullable(Id(CatalogItemId, 'The catalog item that it was copied from.')),
  name: Nullable(Text('What is offered.', 'Design of five pages')),
  description: Nullable(
    Text(
      'More about it, in Markdown. A line that ends in it ends where it is shown, too.',
      'With two rounds of changes.',
      5_000,
    ),
  ),
  unit: Nullable(Text('What the quantity counts.', 'hour', 50)),
  quantity: Quantity('How many units.'),
  quantityRange: Nullable(QuantityRange),
  unitAmount: Nullable(UnitAmount),
  unitAmountDecimal: Nullable(UnitAmountDecimal),
  discount: Nullable(ItemDiscount),
  taxes: Taxes,
  optional: Type.Boolean({ description: 'Whether the client may leave it out.' }),
  selected: Type.Boolean({
    description: 'Of a line that is optional or in a group: whether it counts as things stand.',
  }),
  group: Nullable({
    ...Text('Key of the group that the line is a choice of.', 'plan', 100),
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
      Id(ItemId, 'Of a line that the draft has already: send it to keep it. A new line gets one.'),
    ),
    ...Type.Partial(Type.Object(itemFields)).properties,
  },
  {
    title: 'NewProposalItem',
    additionalProperties: false,
    description:
      'Exactly one of `unitAmount` and `unitAmountDecimal`. Absent: quantity 1, no taxes, paid once, not optional.',
  },
)
export type NewItem = Static<typeof NewItem>

const groupCount = (description: string) =>
  Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: maxItems, description })))

export const Group = Type.Object(
  {
    key: { ...Text('Name for `group` of its lines; unique.', 'plan', 100), ...composed },
    name: Type.Optional(Nullable(Text('What people read above it.', 'Choose your plan'))),
    selection: Type.Enum(['single', 'multiple'], {
      description: 'Whether exactly one of its lines is chosen, or `min` to `max` of them.',
      examples: ['single'],
    }),
    min: groupCount('Of a multiple choice: the least that must be chosen; 0 if absent.'),
    max: groupCount('Of a multiple choice: the most that may be chosen; any number if absent.'),
  },
  { additionalProperties: false, description: 'Lines of which the client chooses.' },
)
export type Group = Static<typeof Group>

export const Instalment = Type.Object(
  {
    type: Type.Enum(['percent', 'amount', 'rest'], {
      description: 'Which of `percent` and `amount` it has, or that it is what the others leave.',
      examples: ['percent'],
    }),
    percent: Type.Optional(Nullable(Percent('Share of what is paid once.'))),
    amount: Type.Optional(Nullable(Amount('At most what the ones before leave.'))),
    label: Type.Optional(Nullable(Text('What it is called.', 'Deposit'))),
    due: Type.Optional(Nullable(Text('When it is due, in words.', 'On acceptance'))),
  },
  {
    additionalProperties: false,
    description: 'A part of what is paid once. A deposit is the first.',
  },
)
export type Instalment = Static<typeof Instalment>

const TermMonths = Type.Integer({
  minimum: 1,
  maximum: maxTermMonths,
  description: 'How many months recurring prices run; a whole number of each of their periods.',
  examples: [12],
  ...expects(`a whole number of months from 1 to ${maxTermMonths}`),
})

export const Withholding = Type.Object(
  {
    name: Text('What the tax is called.', "Ritenuta d'acconto", 100),
    percent: Percent('Rate of the tax, on the net amount.'),
  },
  {
    additionalProperties: false,
    description:
      'A tax that the client withholds and pays in your name, as the Italian ritenuta or the Spanish IRPF. It changes no total, only what is due.',
  },
)
export type Withholding = Static<typeof Withholding>

const RoundingStep = Type.Integer({
  minimum: 2,
  maximum: 1_000_000,
  description:
    'What is due is rounded to a multiple of this many minor units, half away from zero: 5 for the 0.05 of CHF, 100 for the 1.00 of SEK.',
  examples: [5],
  ...expects('a whole number of minor units from 2 to 1000000'),
})

/** What a draft says about money, for the schema of its body: each field may be absent. */
export const pricingFields = {
  currency: Type.Optional(Currency),
  taxBehavior: Type.Optional(TaxBehavior),
  items: Type.Optional(
    Type.Array(NewItem, { maxItems, description: 'Lines, in the order that they are shown.' }),
  ),
  groups: Type.Optional(
    Type.Array(Group, { maxItems: maxGroups, description: 'Choices among lines.' }),
  ),
  discount: Type.Optional(Nullable(ProposalDiscount)),
  termMonths: Type.Optional(Nullable(TermMonths)),
  withholding: Type.Optional(Nullable(Withholding)),
  roundingStep: Type.Optional(Nullable(RoundingStep)),
  instalments: Type.Optional(
    Type.Array(Instalment, {
      maxItems: maxInstalments,
      description:
        'Percentages that make 100; or amounts and percentages, and exactly one rest. Empty: all at once.',
    }),
  ),
}

/** The same of a stored proposal: each field is there. */
export const shownPricing = {
  currency: Currency,
  taxBehavior: TaxBehavior,
  items: Type.Array(Item, { description: 'Lines, in the order that they are shown.' }),
  groups: Type.Array(Group, { description: 'Choices among lines.' }),
  discount: Nullable(ProposalDiscount),
  termMonths: Nullable(Type.Integer({ description: 'How many months recurring prices run.' })),
  withholding: Nullable(Withholding),
  roundingStep: Nullable(RoundingStep),
  instalments: Type.Array(Instalment, { description: 'Parts of what is paid once.' }),
}

/** What totals are computed from. */
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

/** What a client chose: the lines that count beside the fixed ones, and quantities where there is a range. */
export const Selection = Type.Object(
  {
    itemIds: Type.Optional(
      Type.Array(Id(ItemId, 'A line that is optional or in a group.'), {
        maxItems,
        description: 'The chosen lines, and no others. Absent: as they were offered.',
      }),
    ),
    quantities: Type.Optional(
      Type.Record(Type.String({ maxLength: 60 }), Quantity('Chosen quantity.'), {
        maxProperties: maxItems,
        description: 'Quantities by the id of their line, within its `quantityRange`.',
      }),
    ),
  },
  { title: 'ProposalSelection', additionalProperties: false },
)
export type Selection = Static<typeof Selection>
