import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatAmount,
  formatTotalAmount,
  readAmount,
  readDecimal,
  readPrice,
  showPrice,
} from './money.ts'

test('amounts show as many decimals as their currency has', () => {
  assert.equal(formatAmount(3_326_157, 'EUR'), '33,261.57')
  assert.equal(formatAmount(5, 'EUR'), '0.05')
  assert.equal(formatAmount(-147_110, 'EUR'), '−1,471.10')
  assert.equal(formatAmount(1_200, 'JPY'), '1,200')
  assert.equal(formatAmount(1_234_567, 'KWD'), '1,234.567')
  // The browser counts none, the API two.
  assert.equal(formatAmount(4_900, 'HUF'), '49.00')
  assert.equal(formatAmount(Number.MAX_SAFE_INTEGER, 'EUR'), '90,071,992,547,409.91')
  assert.equal(formatTotalAmount(100, 'EUR'), '€1.00')
  assert.equal(formatTotalAmount(100, 'CHF'), 'CHF\u00a01.00')
})

const ambiguous = ['1.250', '1,250', '12,000', '999.999', ' 8,400 ']
const noNumbers = [
  '',
  '-4',
  '1.2.3',
  'ten',
  '1e3',
  '1.250.50',
  '12 5',
  '1,23,45',
  '0.000.000',
  '1 250.000,5',
]

test('prices are read as people type them, and shown as they were kept', () => {
  const whole = (unitAmount: number) => ({ unitAmount, unitAmountDecimal: null })
  for (const [text, minor] of [
    ['465', 46_500],
    ['465.', 46_500],
    ['465.5', 46_550],
    ['1,234.56', 123_456],
    ['1.250,50', 125_050],
    ['1 234,56', 123_456],
    ['1\u202f234', 123_400],
    ['1’234.50', 123_450],
    ['1.250.000', 125_000_000],
    ['1,250,000.00', 125_000_000],
    ['12,34,567.5', 123_456_750],
    ['1250,00', 125_000],
    ['0', 0],
  ] as const) {
    assert.deepEqual(readPrice(text, 'EUR'), { value: whole(minor), fault: null }, text)
  }
  const finer = (unitAmountDecimal: string) => ({ unitAmount: null, unitAmountDecimal })
  assert.deepEqual(readPrice('0.125', 'EUR').value, finer('12.5'))
  assert.deepEqual(readPrice('0,125', 'EUR').value, finer('12.5'))
  assert.deepEqual(readPrice('1250.125', 'EUR').value, finer('125012.5'))
  assert.deepEqual(readPrice('0.001', 'JPY').value, finer('0.001'))
  assert.equal(showPrice({ unitAmount: 46_500 }, 'EUR'), '465.00')
  assert.equal(showPrice({ unitAmountDecimal: '12.5' }, 'EUR'), '0.125')
  assert.equal(showPrice({ unitAmount: 900 }, 'JPY'), '900')
  assert.equal(readDecimal('2,5').value, '2.5')
  assert.equal(readDecimal('007').value, '7')
})

test('a number that countries read differently is refused, with both of its meanings', () => {
  assert.equal(readDecimal('1.250').fault, '“1.250” is ambiguous. Enter 1250 or 1.25.')
  assert.equal(readDecimal('12,000').fault, '“12,000” is ambiguous. Enter 12000 or 12.')
  for (const text of ambiguous) assert.match(readPrice(text, 'EUR').fault ?? '', /is ambiguous/)
  for (const text of noNumbers) {
    assert.equal(readPrice(text, 'EUR').fault, 'Enter a number, such as 1250.50.', text)
  }
})

test('an amount is not finer than its currency', () => {
  assert.deepEqual(readAmount('12.50', 'EUR'), { value: 1_250, fault: null })
  assert.equal(readAmount('12.505', 'EUR').fault, '“12.505” is ambiguous. Enter 12505 or 12.5050.')
  assert.equal(readAmount('12.5051', 'EUR').fault, 'EUR has 2 decimals.')
  assert.equal(readAmount('12.5', 'JPY').fault, 'JPY has no decimals.')
})
