import type { ApiError } from '../../../platform/errors.ts'
import { allocate } from '../../../platform/money/allocation.ts'
import { isNone, type PricedLine } from './lines.ts'
import { checkPart, decimalIn, percentRange, refusal } from './refusal.ts'
import { type Billing, billings, type ProposalDiscount, type TaxBehavior } from './schema.ts'
import { shareOf } from './shares.ts'
import { computeTaxes, type TaxSum } from './taxes.ts'

/** Amounts that are paid together: once, or every month, quarter or year. */
export interface Bucket {
  billing: Billing
  subtotal: bigint
  discount: bigint
  net: bigint
  taxes: readonly TaxSum[]
  tax: bigint
  total: bigint
}

/**
 * Computes the buckets: the one-time bucket always, a recurring one if a line in it counts. Each line gets its share of
 * the discount.
 */
export function computeBuckets(
  lines: readonly PricedLine[],
  discount: ProposalDiscount | null,
  behavior: TaxBehavior,
): Bucket[] {
  const reduce = discount === null ? () => 0n : readDiscount(discount)
  return billings.flatMap((billing) => {
    const members = lines.filter((line) => line.isIncluded && line.billing === billing)
    if (members.length === 0 && billing !== 'one_time') return []
    return [computeBucket(billing, members, reduce, behavior)]
  })
}

type Reduce = (billing: Billing, subtotal: bigint) => bigint

function computeBucket(
  billing: Billing,
  lines: readonly PricedLine[],
  reduce: Reduce,
  behavior: TaxBehavior,
): Bucket {
  const charges = lines.filter(({ isCredit }) => !isCredit)
  const charged = sumOf(charges)
  const subtotal = charges.length === lines.length ? charged : sumOf(lines)
  const discount = reduce(billing, charged)
  if (discount > 0n) spread(discount, charges)
  const taxes = computeTaxes(lines, behavior)
  let tax = 0n
  for (const { amount } of taxes) tax += amount
  const reduced = subtotal - discount
  const [net, total] =
    behavior === 'inclusive' ? [reduced - tax, reduced] : [reduced, reduced + tax]
  if (net < 0n || total < 0n) throw refuseCredit(lines)
  return { billing, subtotal, discount, net, taxes, tax, total }
}

function sumOf(lines: readonly PricedLine[]): bigint {
  let sum = 0n
  for (const { net } of lines) sum += net
  return sum
}

/** Refuses a sum below zero and names the last credit line, because only a credit can cause it. */
function refuseCredit(lines: readonly PricedLine[]): ApiError {
  const { field } = lines.findLast(({ isCredit }) => isCredit) as PricedLine
  return refusal(
    field,
    'takes off more than the other lines come to. Lower it, because a total cannot be negative.',
  )
}

function spread(discount: bigint, lines: readonly PricedLine[]): void {
  const shares = allocate(
    discount,
    lines.map(({ net }) => net),
  )
  for (const [index, line] of lines.entries()) line.share = shares[index] ?? 0n
}

/**
 * Reads the discount: a percentage applies to every bucket, an amount to the one that it names. Neither exceeds the
 * sum.
 */
function readDiscount(discount: ProposalDiscount): Reduce {
  checkPart('discount', discount)
  if (discount.type === 'percent') {
    if (!isNone(discount.billing)) {
      throw refusal(
        'discount.billing',
        'is only allowed with the type amount. A percentage applies to all payments.',
      )
    }
    const percent = decimalIn('discount.percent', discount.percent ?? '', percentRange)
    return (_billing, subtotal) => shareOf(subtotal, percent)
  }
  const amount = BigInt(discount.amount ?? 0)
  const reduced = discount.billing ?? 'one_time'
  return (billing, subtotal) => {
    if (billing !== reduced) return 0n
    return amount < subtotal ? amount : subtotal
  }
}
