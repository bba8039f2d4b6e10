import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../../test/fixtures/proposal-document.ts'
import { readableAccent } from '../colour.ts'
import { writingOf } from './amounts.ts'

const writing = (language: string, currency: string) =>
  writingOf({ ...sampleDocument, language, currency })

describe('figures of a document', () => {
  it('have the digits of their currency, a true minus and fractions of a minor unit', () => {
    const english = writing('en', 'EUR')
    assert.equal(english.amount(-147_110), '−1,471.10')
    assert.equal(english.amount(9_007_199_254_740_991), '90,071,992,547,409.91')
    assert.equal(english.fineAmount('12.5'), '0.125')
    assert.equal(english.fineAmount('1200.000000'), '12.00')
    assert.equal(english.percent('19.5'), '19.5\u202f%')
    assert.equal(writing('en', 'JPY').fineAmount('12.25'), '12.25')
    assert.equal(writing('en', 'KWD').amount(5), '0.005')
    assert.equal(writing('de', 'EUR').amount(1_116_000), '11.160,00')
    assert.equal(writing('de', 'CHF').money(1_116_000), '11.160,00\u00a0CHF')
  })

  it('have the same separators in every place of one document', () => {
    const digits = (text: string) => text.replaceAll(/[^\p{Nd}.,'’\s٬٫]|^\s+|\s+$/gu, '').trim()
    for (const language of [
      ...['fr-CH', 'de-AT', 'en-CH', 'de-CH', 'it-CH', 'mr', 'pt-PT', 'es-419', 'en-IN', 'pl'],
      ...['ar-EG', 'fa', 'hi', 'he', 'sv', 'lv', 'es-CL', 'nl-BE', 'en-ZA', 'bn', 'ne', 'ja'],
    ]) {
      for (const currency of ['EUR', 'CHF', 'USD']) {
        const { amount, money, number, fineAmount } = writing(language, currency)
        const sum = digits(money(123_456_789))
        assert.equal(digits(amount(123_456_789)), sum, language)
        assert.equal(digits(fineAmount('123456789')), sum, language)
        assert.equal(digits(number('1234567.89')), sum, language)
      }
    }
  })

  it('stand on an accent that can be read', () => {
    assert.equal(readableAccent('#1d4f49'), '#1d4f49')
    assert.equal(readableAccent('red; }'), '#1d4f49')
    assert.match(readableAccent('#ffee00'), /^#[0-9a-f]{6}$/)
    assert.notEqual(readableAccent('#ffee00'), '#ffee00')
  })
})
