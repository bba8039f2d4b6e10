import type { ApiError } from '../../../platform/errors.ts'
import { allocate } from '../../../platform/money/allocation.ts'
import { isNone, type PricedLine } from './lines.ts'
import { checkPart, decimalIn, percentRange, refusal, shareOf } from './refusal.ts'
import { type Billing, billings, type ProposalDiscount, type TaxBehavior } from './schema.ts'
import { computeTaxes, type TaxSum } from './taxes.ts'

/** What is paid together: once, or every month, quarter or year. */
export interface Bucket {
  billing: Billing
  subtotal: bigint
  discount: bigint
  net: bigint
  taxes: readonly TaxSum[]
  tax: bigint
  total: bigint
}

/** What is paid once always; what recurs, where a line counts. Gives each line its share of the discount. */
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

/** Only a credit takes a sum below zero; the last one is named. */
function refuseCredit(lines: readonly PricedLine[]): ApiError {
  const { field } = lines.findLast(({ isCredit }) => isCredit) as PricedLine
  return refusal(
    field,
    'is a credit line of more than what it is taken off: lower it, since no total may fall below zero.',
  )
}

function spread(discount: bigint, lines: readonly PricedLine[]): void {
  const shares = allocate(
    discount,
    lines.map(({ net }) => net),
  )
  for (const [index, line] of lines.entries()) line.share = shares[index] ?? 0n
}

/** A percentage falls on every bucket, an amount on the one that it names, each at most what there is. */
function readDiscount(discount: ProposalDiscount): Reduce {
  checkPart('discount', discount)
  if (discount.type === 'percent') {
    if (!isNone(discount.billing)) {
      throw refusal(
        'discount.billing',
        'goes with the type amount only: a percentage falls on all.',
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
