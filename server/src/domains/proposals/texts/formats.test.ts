import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatAmount, formatNumber } from './formats.ts'

describe('figures that come again', () => {
  it('writes the same number in each language as it is written there', () => {
    const languages = ['en', 'de', 'fr', 'en', 'de', 'fr']
    const written = languages.map((language) =>
      formatNumber('1234.5', { language, currency: 'EUR' }),
    )
    const once = ['1,234.5', '1.234,5', '1\u202f234,5']
    assert.deepEqual(written, [...once, ...once])
  })

  it('keeps the decimals of an amount apart from the same digits as a number', () => {
    const euros = { language: 'en', currency: 'EUR' }
    const written = () => [formatNumber('5.00', euros), formatAmount(500, euros)]
    assert.deepEqual([...written(), ...written()], ['5', '5.00', '5', '5.00'])
  })

  it('writes numbers rightly however many others were written between', () => {
    const german = { language: 'de', currency: 'EUR' }
    for (let number = 0; number < 5_000; number++) {
      assert.equal(formatNumber(String(number), german).replaceAll('.', ''), String(number))
    }
    assert.equal(formatNumber('1', german), '1')
  })
})
