import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCatalogue } from './csv-check.ts'

const linesOf = (csv: string): string[] =>
  checkCatalogue(csv).faults.map(({ line, message }) => `${line} ${message}`)

test('a file of the catalogue is read with quotes, marks and other delimiters, and by its lines', () => {
  const csv = '\uFEFFname;sku;price EUR\r\n"a ""b""\nc";X-1;49.00\r\n;;\r\nd;X-2;\r\n'
  const { columns, rows, faults } = checkCatalogue(csv)
  assert.deepEqual(columns, ['name', 'sku', 'price EUR'])
  assert.deepEqual(
    rows.map(({ line, cells }) => [line, ...cells]),
    [
      [2, 'a "b"\nc', 'X-1', '49.00'],
      [5, 'd', 'X-2', ''],
    ],
  )
  assert.deepEqual(faults, [])
})

test('all faults of a file of the catalogue are named at once, each with its line', () => {
  assert.deepEqual(linesOf('sku,cost\nX,1'), [
    '1 There is no column “name”.',
    '1 “cost” is no column. A price is headed as in “price EUR”.',
  ])
  assert.deepEqual(linesOf(''), ['1 The file is empty.'])
  const csv = [
    'name,sku,taxes,price EUR month',
    ',A,,',
    'b,A,VAT 19%;GST 5%,1.5',
    'c,,nineteen,"1,5"',
    'd,,,,,',
  ].join('\n')
  assert.deepEqual(linesOf(csv), [
    '2 The name is missing.',
    '3 The SKU A is in line 2 already.',
    '4 “nineteen” is no tax. Write it as in “VAT 19%”.',
    '4 “1,5” is no price. Write it as in 49.00.',
    '5 There are more cells than in the head.',
  ])
})
