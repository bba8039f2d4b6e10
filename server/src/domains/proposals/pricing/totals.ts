import { allocate } from '../../../platform/money/allocation.ts'
import { maxAmount, roundedTo } from '../../../platform/money/decimal.ts'
import { minorDigits } from '../../../platform/money/format.ts'
import { type Bucket, computeBuckets } from './buckets.ts'
import { computeLines, type PricedLine } from './lines.ts'
import { checkPart, decimalIn, percentRange, refusal } from './refusal.ts'
import {
  type Billing,
  type Instalment,
  maxInstalments,
  maxTermMonths,
  type Pricing,
} from './schema.ts'
import { checkGroups, type GroupOptions } from './selection.ts'
import { hundredPercent, shareOf } from './shares.ts'
import type { AmountDue, BucketTotals, LineTotals, Totals } from './totals-schema.ts'

const monthsOf: Record<Exclude<Billing, 'one_time'>, number> = { month: 1, quarter: 3, year: 12 }

/** Rules for the amount due. Absent in documents sent before these rules existed. */
type DueRules = Pick<Pricing, 'withholding' | 'roundingStep'>
type Total = Pick<BucketTotals, 'billing' | 'net' | 'total'>

/**
 * Computes the amount due of each total: less the tax that the client withholds on the net, then rounded to the cash
 * step. The page, PDF, evidence, mails, files and API all use it; the result is never stored.
 */
export const amountsDue = (totals: readonly Total[], rules: DueRules): AmountDue[] =>
  totals.map((total) => amountDue(total, rules))

function amountDue({ billing, net, total }: Total, rules: DueRules): AmountDue {
  const withheld = shareOf(BigInt(net), percentOf(rules))
  const exact = BigInt(total) - withheld
  if (exact < 0n) throw refusal('withholding', 'withholds more than the total. Lower the rate.')
  const due = roundedTo(stepOf(rules), exact)
  if (due > maxAmount) throw refusal('items', `come to more than ${maxAmount} minor units.`)
  const rounding = Number(due - exact)
  return { billing, total, withholding: Number(withheld), rounding, due: Number(due) }
}

/** Returns the rounding step in minor units; 1 means no rounding. */
const stepOf = ({ roundingStep }: DueRules): bigint => BigInt(roundingStep ?? 1)

/**
 * Computes all figures of a proposal exactly (docs/proposal-money.md). Refuses errors that the schema cannot express
 * and names the narrowest field: two prices for a line, a line or a sum that is too large, a choice that breaks its
 * group, a term that is not whole periods, instalments that do not add up to the total.
 */
export function computeTotals(pricing: Pricing, options?: GroupOptions): Totals {
  const { currency, taxBehavior = 'exclusive', items = [], groups = [], discount } = pricing
  if (minorDigits(currency) === undefined) {
    throw refusal('currency', 'must be the code of an active currency (ISO 4217), as in EUR.')
  }
  const lines = computeLines(items)
  checkGroups(groups, items, options)
  const buckets = computeBuckets(lines, discount ?? null, taxBehavior)
  for (const { subtotal, total } of buckets) fitting(subtotal > total ? subtotal : total)
  const contractValue = contractValueOf(buckets, pricing.termMonths ?? null)
  const shown = buckets.map(presentBucket)
  const once = BigInt(amountsDue(shown, pricing)[0]?.due ?? 0)
  const instalments = computeInstalments(pricing.instalments ?? [], once, stepOf(pricing))
  return {
    lines: lines.map(presentLine),
    buckets: shown,
    firstTotal: fitting(buckets.reduce((sum, { total }) => sum + total, 0n)),
    contractValue: contractValue === null ? null : fitting(contractValue),
    instalments: instalments.map(Number),
  }
}

const percentOf = ({ withholding }: DueRules): bigint =>
  withholding ? decimalIn('withholding.percent', withholding.percent, percentRange) : 0n

/** Returns true if the amount due differs from the total or could differ, so it must be shown. */
export const hasDue = ({ withholding, roundingStep }: DueRules): boolean =>
  Boolean(withholding ?? roundingStep)

/** Returns null if a price recurs and there is no term. */
function contractValueOf(buckets: readonly Bucket[], termMonths: number | null): bigint | null {
  if (termMonths !== null) checkTerm(termMonths)
  let value: bigint | null = 0n
  for (const { billing, total } of buckets) {
    if (billing === 'one_time') value = value === null ? null : value + total
    else
      value =
        value === null || termMonths === null ? null : value + total * periods(billing, termMonths)
  }
  return value
}

function checkTerm(termMonths: number): void {
  if (!Number.isInteger(termMonths) || termMonths < 1 || termMonths > maxTermMonths) {
    throw refusal('termMonths', `must be a whole number from 1 to ${maxTermMonths}.`)
  }
}

function periods(billing: Exclude<Billing, 'one_time'>, termMonths: number): bigint {
  const months = monthsOf[billing]
  if (termMonths % months !== 0) {
    const sentence = `must be a multiple of ${months}, because a line is paid every ${billing}.`
    throw refusal('termMonths', sentence)
  }
  return BigInt(termMonths / months)
}

/** Converts a sum to a JSON number, which is exact up to the limit. */
function fitting(sum: bigint): number {
  if (sum > maxAmount) throw refusal('items', `come to more than ${maxAmount} minor units.`)
  return Number(sum)
}

const presentLine = ({ gross, discount, net, isIncluded, share }: PricedLine): LineTotals => ({
  gross: Number(gross),
  discount: Number(discount),
  net: Number(net),
  included: isIncluded,
  documentDiscount: Number(share),
  taxable: isIncluded ? Number(net - share) : 0,
})

const presentBucket = (bucket: Bucket): BucketTotals => ({
  billing: bucket.billing,
  subtotal: Number(bucket.subtotal),
  discount: Number(bucket.discount),
  net: Number(bucket.net),
  taxes: bucket.taxes.map(({ rate: { tax }, base, amount }) => ({
    name: tax.name,
    percent: tax.percent,
    base: Number(base),
    amount: Number(amount),
  })),
  tax: Number(bucket.tax),
  total: Number(bucket.total),
})

/** Computes the instalments, which add up to the amount due. A percentage is rounded to a multiple of the step. */
function computeInstalments(
  instalments: readonly Instalment[],
  total: bigint,
  step: bigint,
): bigint[] {
  if (instalments.length === 0) return []
  if (instalments.length > maxInstalments) {
    throw refusal('instalments', `can have up to ${maxInstalments} entries.`)
  }
  const parts = instalments.map((instalment, index) => readPart(instalment, `instalments.${index}`))
  const [rest, second] = parts.flatMap((part, index) => (part === 'rest' ? [index] : []))
  if (second !== undefined)
    throw refusal(`instalments.${second}`, 'is a second rest. Keep only one.')
  return rest === undefined
    ? splitAll(parts, total / step).map((part) => part * step)
    : splitWithRest(parts, { rest, total, step })
}

type Part = { percent: bigint } | { amount: bigint } | 'rest'

function readPart(instalment: Instalment, field: string): Part {
  checkPart(field, instalment)
  const { type, percent, amount } = instalment
  if (type === 'rest') return 'rest'
  return type === 'percent'
    ? { percent: decimalIn(`${field}.percent`, percent ?? '', percentRange) }
    : { amount: BigInt(amount ?? 0) }
}

/** Splits the total into percentages that add up to 100. */
function splitAll(parts: readonly Part[], total: bigint): bigint[] {
  const percents = parts.flatMap((part) =>
    typeof part === 'object' && 'percent' in part ? [part.percent] : [],
  )
  if (percents.length < parts.length) {
    throw refusal('instalments', 'must have exactly one rest, because some of them are amounts.')
  }
  if (percents.reduce((sum, percent) => sum + percent, 0n) !== hundredPercent) {
    throw refusal(
      'instalments',
      'must be percentages that add up to 100, or have exactly one rest.',
    )
  }
  return allocate(total, percents)
}

/**
 * Splits the total in order, each part at most the remainder; the rest gets what all others leave, wherever it is
 * listed.
 */
function splitWithRest(
  parts: readonly Part[],
  { rest, total, step }: { rest: number; total: bigint; step: bigint },
): bigint[] {
  let left = total
  const amounts = parts.map((part) => {
    if (part === 'rest') return 0n
    const wanted = 'percent' in part ? shareOf(total, part.percent, step) : part.amount
    const amount = wanted < left ? wanted : left
    left -= amount
    return amount
  })
  amounts[rest] = left
  return amounts
}
