import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asStored } from './stored-json.ts'

test('names stand in the order of the database: by length in bytes, then by bytes', () => {
  const names = [
    'b',
    'aa',
    'a',
    'é',
    'zz',
    'ab',
    '漢',
    'ccc',
    '\u{1f600}',
    '\uff5e',
    '__proto__',
    '1',
  ]
  const stored = asStored(Object.fromEntries(names.map((name) => [name, [{ b: 1, a: name }]])))
  const inBytes = names.toSorted((one, other) => {
    const [a, b] = [Buffer.from(one), Buffer.from(other)]
    return a.length - b.length || Buffer.compare(a, b)
  })
  // JavaScript puts names that are numbers before all others.
  assert.deepEqual(Object.keys(stored), ['1', ...inBytes.filter((name) => name !== '1')])
  assert.deepEqual(Object.keys(stored['a']?.[0] ?? {}), ['a', 'b'])
})

test('names that hold line breaks are told from names that stand apart', () => {
  assert.deepEqual(asStored({ bb: 1, a: 2 }), { a: 2, bb: 1 })
  assert.deepEqual(Object.entries(asStored({ 'bb\na': 1 })), [['bb\na', 1]])
  assert.deepEqual(Object.entries(asStored({ 'c\nd': 1, e: 2 })), [
    ['e', 2],
    ['c\nd', 1],
  ])
  assert.deepEqual(Object.keys(asStored({ c: 1, d: 1, e: 2 })), ['c', 'd', 'e'])
})
