import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { readDecimal, showDecimal } from './decimal.ts'

describe('a decimal string', () => {
  for (const [text, value] of [
    ['0', 0n],
    ['1', 1_000_000n],
    ['2.5', 2_500_000n],
    ['20.00', 20_000_000n],
    ['0.000001', 1n],
    ['999999999.999999', 999_999_999_999_999n],
    ['1000000000.1', 1_000_000_000_100_000n],
    ['1000000000000', 1_000_000_000_000_000_000n],
  ] as const) {
    test(`${text} is read exactly`, () => {
      assert.equal(readDecimal(text), value)
    })
  }

  const wrong = [
    '',
    ' ',
    '+1',
    '-1',
    '-0',
    '01',
    '00',
    '.5',
    '1.',
    '1e3',
    '1E3',
    '0x1',
    '1,5',
    '1_0',
  ]
  for (const text of [
    ...wrong,
    ' 1',
    '1 ',
    '1\n',
    '1.0000000',
    '٣',
    'NaN',
    'Infinity',
    '9'.repeat(99),
  ]) {
    test(`${JSON.stringify(text)} is none`, () => {
      assert.equal(readDecimal(text), null)
    })
  }

  test('of any millionths reads as what was shown, and has no shorter form', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (value) => {
        const text = showDecimal(value)
        assert.equal(readDecimal(text), value)
        assert.doesNotMatch(text, /\.\d*0$|\.$/)
      }),
    )
  })
})
