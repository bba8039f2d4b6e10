import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatAmount,
  formatTotalAmount,
  readAmount,
  readLinePrice,
  readPrice,
  showLinePrice,
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
})

test('a line whose price has a minus is a credit, wherever the sign of the currency stands', () => {
  for (const text of ['-25', '−25.00', '€ -25', '-€25', '- 25,00 €']) {
    const { value } = readLinePrice(text, 'EUR')
    assert.deepEqual(value, { kind: 'credit', unitAmount: 2_500, unitAmountDecimal: null }, text)
  }
  assert.equal(readLinePrice('25', 'EUR').value?.kind, 'charge')
  assert.equal(readLinePrice('25,-', 'EUR').value?.kind, 'charge')
  assert.equal(readLinePrice('-0.125', 'EUR').value?.unitAmountDecimal, '12.5')
  for (const text of ['-', '--25', '-1.250', '25-30']) {
    assert.notEqual(readLinePrice(text, 'EUR').fault, null, text)
  }
  assert.equal(showLinePrice({ kind: 'credit', unitAmount: 2_500 }, 'EUR'), '−25.00')
  assert.equal(showLinePrice({ kind: 'charge', unitAmount: 2_500 }, 'EUR'), '25.00')
})

test('a price may have the sign of its own currency, and of no other', () => {
  for (const [text, currency, minor] of [
    ['€ 1.250,50', 'EUR', 125_050],
    ['1.250,50 €', 'EUR', 125_050],
    ['eur 12', 'EUR', 1_200],
    ['$1,234.50', 'USD', 123_450],
    ['A$5', 'AUD', 500],
    ['$5', 'AUD', 500],
    ['12,50 zł', 'PLN', 1_250],
    ['1’250.— CHF', 'CHF', 125_000],
    ['￥１，２５０．５', 'CNY', 125_050],
  ] as const) {
    assert.equal(readPrice(text, currency).value?.unitAmount, minor, text)
  }
  for (const [text, currency] of [
    ['$12', 'EUR'],
    ['12 CHF', 'EUR'],
    ['€€12', 'EUR'],
    ['€', 'EUR'],
  ] as const) {
    assert.equal(readPrice(text, currency).fault, 'Enter a number, such as 1250.50.', text)
  }
  assert.match(readPrice('9999999999999.99', 'CLF').fault ?? '', /more than a price/)
})

test('an amount is not finer than its currency', () => {
  assert.deepEqual(readAmount('12.50', 'EUR'), { value: 1_250, fault: null })
  assert.equal(readAmount('12.505', 'EUR').fault, '“12.505” is ambiguous. Enter 12505 or 12.5050.')
  assert.equal(readAmount('12.5051', 'EUR').fault, 'EUR has 2 decimals.')
  assert.equal(readAmount('12.5', 'JPY').fault, 'JPY has no decimals.')
})
