import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { currencies, decimalOf, formatMoney, minorDigits } from './format.ts'

describe('an amount for people', () => {
  for (const [amount, currency, language, text] of [
    [123_456, 'EUR', 'de', '1.234,56 €'],
    [123_456, 'EUR', 'en', '€1,234.56'],
    [123_456, 'USD', 'en-US', '$1,234.56'],
    [123_456, 'JPY', 'ja', '￥123,456'],
    [123_456, 'KWD', 'en', 'KWD 123.456'],
    [123_456, 'CLF', 'en', 'CLF 12.3456'],
    [123_456, 'HUF', 'hu', '1234,56 Ft'],
    [5, 'CHF', 'de-CH', 'CHF 0.05'],
    [9_007_199_254_740_991n, 'USD', 'en', '$90,071,992,547,409.91'],
    [100, 'EUR', 'no such language', '€1.00'],
    [100, 'EUR', 'xx', '€1.00'],
  ] as const) {
    test(`${amount} ${currency} in ${language} is ${text}`, () => {
      assert.equal(formatMoney(amount, currency, language).replaceAll(/[\u00a0\u202f]/g, ' '), text)
    })
  }

  test('keeps every digit', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2n ** 53n })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
        const text = formatMoney(amount, currency, 'en-u-nu-latn')
        assert.equal(BigInt(text.replaceAll(/\D/g, '')), amount)
        assert.equal(BigInt(decimalOf(amount, currency).replace('.', '')), amount)
      }),
    )
  })
})

describe('a currency', () => {
  test('has the minor digits of ISO 4217', () => {
    for (const [code, digits] of Object.entries({
      ...{ EUR: 2, USD: 2, HUF: 2, MGA: 2, JPY: 0, ISK: 0, UGX: 0, UYI: 0, KWD: 3, TND: 3, IQD: 3 },
      ...{ CLF: 4, UYW: 4, CLP: 0, COU: 2, MXV: 2, XCG: 2, ZWG: 2, SLE: 2, VED: 2 },
    })) {
      assert.equal(minorDigits(code), digits, code)
    }
    assert.equal(currencies.length, 165)
  })

  for (const code of [
    'XXY',
    'XXX',
    'XTS',
    'XAU',
    'XDR',
    'DEM',
    'HRK',
    'eur',
    '',
    'EURO',
    'constructor',
  ]) {
    test(`is not ${JSON.stringify(code)}`, () => {
      assert.equal(minorDigits(code), undefined)
    })
  }

  test('has our digits where the runtime has others', () => {
    assert.equal(formatMoney(100_000, 'LAK', 'en').replace('\u00a0', ' '), 'LAK 1,000.00')
    assert.equal(formatMoney(100_000, 'UYW', 'en').replace('\u00a0', ' '), 'UYW 10.0000')
  })
})
