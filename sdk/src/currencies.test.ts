import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencies, minorDigits } from '../../server/src/platform/money/format.ts'
import { decimalsOf, formatMinorUnits } from './currencies.ts'

test('the SDK counts the decimals of every currency as the server does', () => {
  for (const code of currencies) assert.equal(decimalsOf(code), minorDigits(code), code)
})

test('minor units read as the amounts that they are', () => {
  assert.equal(formatMinorUnits(70_560, 'EUR'), '705.60')
  assert.equal(formatMinorUnits(5, 'EUR'), '0.05')
  assert.equal(formatMinorUnits(-5, 'EUR'), '-0.05')
  assert.equal(formatMinorUnits(4_900, 'JPY'), '4900')
  assert.equal(formatMinorUnits(4_900, 'HUF'), '49.00')
  assert.equal(formatMinorUnits(1_234, 'KWD'), '1.234')
  assert.equal(formatMinorUnits('12.5', 'EUR'), '0.125')
  assert.equal(formatMinorUnits('0.001', 'JPY'), '0.001')
  assert.throws(() => formatMinorUnits(1e21, 'EUR'), TypeError)
})
