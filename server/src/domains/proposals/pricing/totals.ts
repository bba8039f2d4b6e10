import { minorDigits } from '../../../platform/money/currencies.ts'
import { maxAmount } from '../../../platform/money/rounding.ts'
import { type Bucket, computeBuckets } from './buckets.ts'
import { checkGroups, type GroupOptions } from './groups.ts'
import { computeInstalments } from './instalments.ts'
import { computeLines, type Line } from './lines.ts'
import { refusal } from './refusal.ts'
import { type Billing, maxTermMonths, type Pricing } from './schema.ts'
import type { BucketTotals, LineTotals, Totals } from './totals-schema.ts'

const monthsOf: Record<Exclude<Billing, 'one_time'>, number> = { month: 1, quarter: 3, year: 12 }

/**
 * All figures of a proposal, exactly (docs/proposal-money.md). What its schema cannot say is refused here, by
 * the narrowest field: two prices of a line, a line or a sum that is too large, a choice that breaks its
 * group, a term that is not whole periods, instalments that do not make the total.
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
  const once = buckets[0]?.total ?? 0n
  const contractValue = contractValueOf(buckets, pricing.termMonths ?? null)
  const instalments = computeInstalments(pricing.instalments ?? [], once)
  return {
    lines: lines.map(presentLine),
    buckets: buckets.map(presentBucket),
    firstTotal: fitting(buckets.reduce((sum, { total }) => sum + total, 0n)),
    contractValue: contractValue === null ? null : fitting(contractValue),
    instalments: instalments.map(Number),
  }
}

/** Null when something recurs without a term. */
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
    const sentence = `must be a multiple of ${months}, for something is paid every ${billing}.`
    throw refusal('termMonths', sentence)
  }
  return BigInt(termMonths / months)
}

/** A sum as a number of the wire, which holds every whole number up to its limit. */
function fitting(sum: bigint): number {
  if (sum > maxAmount) throw refusal('items', `come to more than ${maxAmount} minor units.`)
  return Number(sum)
}

const presentLine = ({ gross, discount, net, isIncluded, share }: Line): LineTotals => ({
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
