import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { readTypedDecimal } from '../../../server/src/platform/money/decimal.ts'
import { atDepth } from '../../../server/test/depth.ts'
import { readDecimal, readNumber } from './typed-number.ts'

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

test('a number that countries read differently is refused, with both of its meanings', () => {
  assert.equal(readDecimal('1.250').fault, '“1.250” is ambiguous. Enter 1250 or 1.25.')
  assert.equal(readDecimal('12,000').fault, '“12,000” is ambiguous. Enter 12000 or 12.')
  for (const text of ambiguous) assert.match(readDecimal(text).fault ?? '', /is ambiguous/)
  for (const text of noNumbers) {
    assert.equal(readDecimal(text).fault, 'Enter a number, such as 1250.50.', text)
  }
})

test('quantities are read in the digits of other keyboards, and as price tags write them', () => {
  for (const [text, value] of [
    ['2,5', '2.5'],
    ['007', '7'],
    ['１２５０', '1250'],
    ['１，２５０．５', '1250.5'],
    ['١٢٣٤', '1234'],
    ['١٬٢٥٠٫٥', '1250.5'],
    ['۱۲٫۵', '12.5'],
    ['१२,३४,५६७.५', '1234567.5'],
    ['12,-', '12.00'],
    ['1.250,–', '1250.00'],
    ['12.--', '12.00'],
  ] as const) {
    assert.equal(readDecimal(text).value, value, text)
  }
  assert.deepEqual(readNumber('-1.250,5'), { value: -1250.5, fault: null })
  assert.deepEqual(readNumber('−3'), { value: -3, fault: null })
  assert.equal(readNumber('1.250').value, null)
  assert.match(readNumber('1234567890123.1234').fault ?? '', /15 digits/)
})

/** How clerks group digits and write the decimal sign. */
const clerks: readonly (readonly [group: RegExp, decimal: string])[] = [
  [/^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})$/, '.'],
  [/^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/, ','],
  [/^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)$/, ','],
  [/^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)$/, '.'],
  [/^(?:\d+|[1-9]\d{0,2}(?:'\d{3})+)$/, '.'],
  [/^(?:\d+|[1-9]\d{0,2}(?:'\d{3})+)$/, ','],
]

/** What a text is to each of them, if it is a number there. */
function meanings(text: string): Set<number> {
  return new Set(
    clerks.flatMap(([group, decimal]) => {
      const parts = text.trim().split(decimal)
      const [whole = '', fraction = ''] = parts
      const isNumber = parts.length <= 2 && group.test(whole) && /^\d*$/.test(fraction)
      return isNumber ? [Number(`${whole.replace(/\D/g, '')}.${fraction}`)] : []
    }),
  )
}

test('any text is the number that it is to every clerk, or is refused', () => {
  const text = fc
    .array(fc.constantFrom('1', '2', '50', '000', '250', '0', '.', ',', ' ', "'", '-', 'e', '€'), {
      maxLength: 7,
    })
    .map((parts) => parts.join(''))
  void fc.assert(
    fc.property(text, (typed) => {
      const { value, fault } = readDecimal(typed)
      if (value === null) return assert.ok(fault)
      assert.deepEqual(
        [...meanings(typed.trim().replace(/([.,]) ?-{1,2}$/, '$100'))],
        [Number(value)],
        typed,
      )
    }),
    { numRuns: atDepth(100_000) },
  )
})

test('what a clerk writes is read as that number, unless another one reads it otherwise', () => {
  const locales = ['en', 'de', 'fr', 'de-CH', 'de-AT', 'en-IN', 'sv', 'pl', 'pt', 'ru', 'ja', 'es']
  const amount = fc.tuple(
    fc.integer({ min: 0, max: 10 ** 9 }),
    fc.integer({ min: 0, max: 9_999 }),
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom(...locales, 'ar-EG', 'fa', 'hi-u-nu-deva', 'bn', 'th-u-nu-thai'),
    fc.boolean(),
  )
  void fc.assert(
    fc.property(amount, ([whole, fraction, digits, locale, useGrouping]) => {
      const number = Number(`${whole}.${String(fraction).padStart(4, '0').slice(0, digits)}`)
      const options = { useGrouping, minimumFractionDigits: digits, maximumFractionDigits: digits }
      // Bidirectional marks are no part of what a keyboard writes.
      const typed = number.toLocaleString(locale, options).replace(/[\u200e\u200f]/g, '')
      const { value, fault } = readDecimal(typed)
      if (value === null) return assert.match(fault ?? '', /is ambiguous/, typed)
      assert.equal(Number(value), number, `${typed} (${locale})`)
    }),
    { numRuns: atDepth(50_000) },
  )
})

test('a price of a file is read by the server as a typed one is here', () => {
  const part = fc.constantFrom(
    '1',
    '12',
    '125',
    '250',
    '000',
    '0',
    '.',
    ',',
    ' ',
    "'",
    '-',
    '1234567',
  )
  void fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const text = parts.join('')
      // The dashboard also takes the dash of a price tag, which no file has.
      fc.pre(!/[.,] ?-/.test(text))
      const read = readTypedDecimal(text)
      assert.equal('fault' in read ? null : read.decimal, readDecimal(text).value, text)
    }),
    { numRuns: 5_000 },
  )
})
