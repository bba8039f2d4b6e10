import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, formatTotalAmount, readDecimal, readPrice, showPrice } from './money.ts'

test('amounts show as many decimals as their currency has', () => {
  assert.equal(formatAmount(3_326_157, 'EUR'), '33,261.57')
  assert.equal(formatAmount(5, 'EUR'), '0.05')
  assert.equal(formatAmount(-147_110, 'EUR'), '−1,471.10')
  assert.equal(formatAmount(1_200, 'JPY'), '1,200')
  assert.equal(formatAmount(1_234_567, 'KWD'), '1,234.567')
  assert.equal(formatAmount(Number.MAX_SAFE_INTEGER, 'EUR'), '90,071,992,547,409.91')
  assert.equal(formatTotalAmount(100, 'EUR'), '€1.00')
  assert.equal(formatTotalAmount(100, 'CHF'), 'CHF\u00a01.00')
})

test('prices are read as people type them, and shown as they were kept', () => {
  const whole = (unitAmount: number) => ({ unitAmount, unitAmountDecimal: null })
  for (const [text, minor] of [
    ['465', 46_500],
    ['465.5', 46_550],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['12,000', 1_200_000],
    ['0', 0],
  ] as const) {
    assert.deepEqual(readPrice(text, 'EUR'), whole(minor), text)
  }
  assert.deepEqual(readPrice('0.125', 'EUR'), { unitAmount: null, unitAmountDecimal: '12.5' })
  assert.deepEqual(readPrice('0.001', 'JPY'), { unitAmount: null, unitAmountDecimal: '0.001' })
  for (const text of ['', '-4', '1.2.3', 'ten', '1e3']) assert.equal(readPrice(text, 'EUR'), null)
  assert.equal(showPrice({ unitAmount: 46_500 }, 'EUR'), '465.00')
  assert.equal(showPrice({ unitAmountDecimal: '12.5' }, 'EUR'), '0.125')
  assert.equal(showPrice({ unitAmount: 900 }, 'JPY'), '900')
  assert.equal(readDecimal('2,5'), '2.5')
  assert.equal(readDecimal('007'), '7')
})
