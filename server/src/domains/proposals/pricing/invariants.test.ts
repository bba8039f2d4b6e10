import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../../test/depth.ts'
import { exactDues, exactTotals } from '../../../../test/exact-totals.ts'
import { priced } from '../../../../test/priced.ts'
import { anyPricings, isPayable, pricings } from '../../../../test/pricings.ts'
import { readDecimal } from '../../../platform/money/decimal.ts'
import type { Pricing } from './schema.ts'
import { amountsDue, computeTotals } from './totals.ts'
import type { AmountDue, BucketTotals, Totals } from './totals-schema.ts'

const numRuns = atDepth(10_000)
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)

describe('totals of random proposals', () => {
  test('equal those that are computed in exact fractions', () => {
    fc.assert(
      fc.property(pricings, (pricing) => {
        const totals = priced(pricing)
        assert.equal(JSON.stringify(totals), JSON.stringify(exactTotals(pricing)))
        assert.deepEqual(amountsDue(totals.buckets, pricing), exactDues(pricing))
      }),
      { numRuns },
    )
  })

  test('keep the invariants of every line, bucket and instalment', () => {
    fc.assert(
      fc.property(pricings, (pricing) => {
        const totals = computeTotals(pricing)
        checkLines(totals)
        for (const bucket of totals.buckets) checkBucket(bucket, pricing, totals)
        assert.equal(sum(totals.buckets.map(({ total }) => total)), totals.firstTotal)
        const dues = amountsDue(totals.buckets, pricing)
        for (const due of dues) checkDue(due, pricing.roundingStep ?? 1)
        if (totals.instalments.length > 0) {
          assert.equal(sum(totals.instalments), dues[0]?.due)
          assert.ok(totals.instalments.every((part) => part >= 0))
        }
      }),
      { numRuns },
    )
  })

  test('are refused where a credit would take one below zero, and nowhere else', () => {
    fc.assert(
      fc.property(anyPricings, (pricing) => {
        if (isPayable(pricing)) assert.doesNotThrow(() => priced(pricing))
        else assert.throws(() => priced(pricing), { code: 'validation_error' })
      }),
      { numRuns: atDepth(2_000) },
    )
  })

  test('lower no subtotal when one more charge is selected', () => {
    fc.assert(
      fc.property(pricings, fc.nat(), (pricing, at) => {
        const { items = [] } = pricing
        const place = at % Math.max(1, items.length)
        const selected = items.map((item, index) =>
          index === place && item.group !== 'a' && item.kind !== 'credit'
            ? { ...item, selected: true }
            : item,
        )
        const after = computeTotals({ ...pricing, items: selected }).buckets
        for (const { billing, subtotal } of computeTotals(pricing).buckets) {
          const bucket = after.find((other) => other.billing === billing)
          assert.ok(bucket && bucket.subtotal >= subtotal)
        }
      }),
      { numRuns: atDepth(2_000) },
    )
  })
})

function checkLines({ lines }: Totals): void {
  for (const { gross, discount, net, included, documentDiscount, taxable } of lines) {
    assert.ok(discount >= 0 && discount <= Math.max(gross, 0))
    assert.equal(net, gross - discount)
    assert.ok(documentDiscount >= 0 && documentDiscount <= Math.max(net, 0))
    assert.equal(taxable, included ? net - documentDiscount : 0)
  }
}

function checkBucket(bucket: BucketTotals, pricing: Pricing, { lines }: Totals): void {
  const { billing, subtotal, discount, net, taxes, tax, total } = bucket
  const own = lines.filter(
    ({ included }, index) =>
      included && (pricing.items?.[index]?.billing ?? 'one_time') === billing,
  )
  assert.equal(sum(own.map((line) => line.net)), subtotal)
  assert.equal(sum(own.map((line) => line.documentDiscount)), discount)
  assert.equal(net + tax, total)
  assert.equal(sum(taxes.map(({ amount }) => amount)), tax)
  if (pricing.taxBehavior === 'inclusive') return
  for (const { percent, base, amount } of taxes) {
    const difference =
      2n * (BigInt(amount) * 100_000_000n - BigInt(base) * (readDecimal(percent) ?? 0n))
    assert.ok(difference >= -100_000_000n && difference <= 100_000_000n)
  }
}

/** What is shown adds up, and no rounding is more than half a step. */
function checkDue({ total, withholding, rounding, due }: AmountDue, step: number): void {
  assert.equal(total - withholding + rounding, due)
  assert.equal(due % step, 0)
  assert.ok(due >= 0 && Math.abs(rounding) * 2 <= step)
}

describe('tax in prices of one set of rates', () => {
  test('is within half a unit of the exact one', () => {
    const inclusive = pricings.map((pricing) => ({
      ...pricing,
      taxBehavior: 'inclusive' as const,
      items: (pricing.items ?? []).map((item) => ({
        ...item,
        taxes: pricing.items?.[0]?.taxes ?? [],
      })),
    }))
    fc.assert(
      fc.property(inclusive, (pricing) => {
        const rates = (pricing.items[0]?.taxes ?? []).map(
          ({ percent }) => readDecimal(percent) ?? 0n,
        )
        const together = rates.reduce((one, other) => one + other, 0n)
        for (const { tax, total } of computeTotals(pricing).buckets) {
          const whole = 100_000_000n + together
          const difference = 2n * (BigInt(tax) * whole - BigInt(total) * together)
          assert.ok(difference >= -whole && difference <= whole)
        }
      }),
      { numRuns: atDepth(2_000) },
    )
  })
})
