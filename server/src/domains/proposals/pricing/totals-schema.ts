import { type Static, Type } from 'typebox'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { Billing } from './schema.ts'

const Figure = (description: string) =>
  Type.Integer({ description, examples: [11900], minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A figure that is negative for a credit. */
const SignedFigure = (description: string) =>
  Type.Integer({
    description,
    examples: [11900],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  })

export const LineTotals = Type.Object({
  gross: SignedFigure('Price times quantity; negative for a credit.'),
  discount: Figure('Discount on the line.'),
  net: SignedFigure('`gross − discount`.'),
  included: Type.Boolean({ description: 'True if the line counts.' }),
  documentDiscount: Figure("The line's share of the proposal's discount."),
  taxable: SignedFigure(
    "Amount that the line's taxes are computed on; with inclusive prices, it contains them.",
  ),
})
export type LineTotals = Static<typeof LineTotals>

const TaxTotals = Type.Object({
  name: Type.String({ description: 'Name of the tax.', examples: ['VAT'] }),
  percent: Type.String({
    description: 'Rate of the tax, as written on its first line.',
    examples: ['19'],
  }),
  base: SignedFigure(
    'Taxed amount without the tax; negative if credits of this rate exceed charges.',
  ),
  amount: SignedFigure('Amount of the tax.'),
})

export const BucketTotals = Type.Object({
  billing: Billing,
  subtotal: Figure('Sum of the `net` of the lines.'),
  discount: Figure('Discount on the proposal.'),
  net: Figure('Amount without tax.'),
  taxes: Type.Array(TaxTotals, { description: 'One entry for each name and rate.' }),
  tax: SignedFigure('Sum of the taxes.'),
  total: Figure('`net + tax`: the agreed amount. `amountsDue` has the amount that is paid.'),
})
export type BucketTotals = Static<typeof BucketTotals>

export const Totals = Type.Object(
  {
    lines: Type.Array(LineTotals, { description: 'One entry for each item, in the same order.' }),
    buckets: Type.Array(BucketTotals, {
      description:
        'Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in.',
    }),
    firstTotal: Figure('Sum of all first payments.'),
    contractValue: Nullable(
      Figure('Sum of all payments over the term; null if a price recurs and there is no term.'),
    ),
    instalments: Type.Array(Figure('Amount of an instalment.'), {
      description: 'Amount of each instalment. They add up to the one-time amount due.',
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
    total: Figure('Total of these payments.'),
    withholding: Figure('Tax that the client withholds: the rate of `withholding` on `net`.'),
    rounding: SignedFigure('Amount that `roundingStep` adds, or takes off if negative.'),
    due: Figure('Amount to pay: `total − withholding + rounding`.'),
  },
  { title: 'ProposalAmountDue' },
)
export type AmountDue = Static<typeof AmountDue>

export const AmountsDue = Type.Array(AmountDue, {
  description:
    'Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`.',
})
