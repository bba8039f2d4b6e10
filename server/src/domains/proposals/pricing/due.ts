import { maxAmount, roundedTo } from '../../../platform/money/rounding.ts'
import { decimalIn, percentRange, refusal, shareOf } from './refusal.ts'
import type { Pricing } from './schema.ts'
import type { AmountDue, BucketTotals } from './totals-schema.ts'

/** Absent in what was sent before there were such rules. */
export type DueRules = Pick<Pricing, 'withholding' | 'roundingStep'>
type Total = Pick<BucketTotals, 'billing' | 'net' | 'total'>

/**
 * What is paid of each total: less the tax that the client withholds of the net, then rounded to the step of cash. Page,
 * PDF, evidence, mails, files and the API have these figures from here, and nobody stores them.
 */
export const amountsDue = (totals: readonly Total[], rules: DueRules): AmountDue[] =>
  totals.map((total) => amountDue(total, rules))

function amountDue({ billing, net, total }: Total, rules: DueRules): AmountDue {
  const withheld = shareOf(BigInt(net), percentOf(rules))
  const exact = BigInt(total) - withheld
  if (exact < 0n) throw refusal('withholding', 'takes more than the total: lower its rate.')
  const due = roundedTo(stepOf(rules), exact)
  if (due > maxAmount) throw refusal('items', `come to more than ${maxAmount} minor units.`)
  const rounding = Number(due - exact)
  return { billing, total, withholding: Number(withheld), rounding, due: Number(due) }
}

const percentOf = ({ withholding }: DueRules): bigint =>
  withholding ? decimalIn('withholding.percent', withholding.percent, percentRange) : 0n

/** In minor units; 1 where nothing is rounded. */
export const stepOf = ({ roundingStep }: DueRules): bigint => BigInt(roundingStep ?? 1)

/** Whether it differs from the total, or could: then it is shown. */
export const hasDue = ({ withholding, roundingStep }: DueRules): boolean =>
  Boolean(withholding ?? roundingStep)
