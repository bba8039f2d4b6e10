import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { Billing } from './schema.ts'

const Figure = (description: string) =>
  Type.Integer({ description, examples: [11900], minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A figure that a credit takes below zero. */
const SignedFigure = (description: string) =>
  Type.Integer({
    description,
    examples: [11900],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  })

export const LineTotals = Type.Object({
  gross: SignedFigure('Price times quantity; below zero for a credit.'),
  discount: Figure('Discount of the line.'),
  net: SignedFigure('`gross − discount`.'),
  included: Type.Boolean({ description: 'Whether the line counts.' }),
  documentDiscount: Figure('Its share of the discount of the proposal.'),
  taxable: SignedFigure('What its taxes are computed from, or with inclusive prices are in.'),
})
export type LineTotals = Static<typeof LineTotals>

const TaxTotals = Type.Object({
  name: Type.String({ description: 'Name of the tax.', examples: ['VAT'] }),
  percent: Type.String({ description: 'Its rate, as its first line has it.', examples: ['19'] }),
  base: SignedFigure(
    'What is taxed, without the tax; below zero if credits of this rate exceed charges.',
  ),
  amount: SignedFigure('The tax.'),
})

export const BucketTotals = Type.Object({
  billing: Billing,
  subtotal: Figure('Sum of the `net` of its lines.'),
  discount: Figure('Discount of the proposal.'),
  net: Figure('Without tax.'),
  taxes: Type.Array(TaxTotals, { description: 'One for each name and rate.' }),
  tax: SignedFigure('Sum of the taxes.'),
  total: Figure('`net + tax`: what is agreed. `amountsDue` says what is paid of it.'),
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
      description: 'What each instalment comes to; together the amount that is due once.',
    }),
  },
  {
    title: 'ProposalTotals',
    description: 'All figures in minor units of the currency, computed exactly.',
  },
)
export type Totals = Static<typeof Totals>

export const AmountDue = Type.Object(
  {
    billing: Billing,
    total: Figure('The total of these payments.'),
    withholding: Figure('Tax that the client withholds: the rate of `withholding` on `net`.'),
    rounding: SignedFigure('What `roundingStep` adds, or takes off below zero.'),
    due: Figure('`total − withholding + rounding`: what is paid.'),
  },
  { title: 'ProposalAmountDue' },
)
export type AmountDue = Static<typeof AmountDue>

export const AmountsDue = Type.Array(AmountDue, {
  description:
    'What is paid of each total, in the order of `totals.buckets` and in minor units: less the tax that is withheld, rounded for cash.',
})
