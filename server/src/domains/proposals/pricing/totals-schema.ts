import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { Billing } from './schema.ts'

const Figure = (description: string) =>
  Type.Integer({ description, examples: [11900], minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const LineTotals = Type.Object({
  gross: Figure('Price times quantity.'),
  discount: Figure('Discount of the line.'),
  net: Figure('`gross − discount`.'),
  included: Type.Boolean({ description: 'Whether the line counts.' }),
  documentDiscount: Figure('Its share of the discount of the proposal.'),
  taxable: Figure('What its taxes are computed from, or with inclusive prices are in.'),
})
export type LineTotals = Static<typeof LineTotals>

const TaxTotals = Type.Object({
  name: Type.String({ description: 'Name of the tax.', examples: ['VAT'] }),
  percent: Type.String({ description: 'Its rate, as its first line has it.', examples: ['19'] }),
  base: Figure('What is taxed, without the tax.'),
  amount: Figure('The tax.'),
})

export const BucketTotals = Type.Object({
  billing: Billing,
  subtotal: Figure('Sum of the `net` of its lines.'),
  discount: Figure('Discount of the proposal.'),
  net: Figure('Without tax.'),
  taxes: Type.Array(TaxTotals, { description: 'One for each name and rate.' }),
  tax: Figure('Sum of the taxes.'),
  total: Figure('`net + tax`: what is paid.'),
})
export type BucketTotals = Static<typeof BucketTotals>

export const Totals = Type.Object(
  {
    lines: Type.Array(LineTotals, { description: 'In the order of the items.' }),
    buckets: Type.Array(BucketTotals, {
      description:
        'What is paid once, then by month, quarter and year where a line that counts is.',
    }),
    firstTotal: Figure('What all first payments come to.'),
    contractValue: Nullable(
      Figure('What is paid over the whole term; null if something recurs without a term.'),
    ),
    instalments: Type.Array(Figure('An instalment.'), {
      description: 'What each instalment comes to; together the total that is paid once.',
    }),
  },
  {
    title: 'ProposalTotals',
    description: 'All figures in minor units of the currency, computed exactly.',
  },
)
export type Totals = Static<typeof Totals>
