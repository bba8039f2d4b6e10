import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laidOut, withDigits } from './laid-out.ts'

test('JSON is laid out with each number as it came', () => {
  assert.equal(
    laidOut('{"id":9007199254740993,"n":1.50,"e":1E2}'),
    '{\n  "id": 9007199254740993,\n  "n": 1.50,\n  "e": 1E2\n}',
  )
  assert.equal(laidOut('no JSON'), 'no JSON')
})

test('an integer that a double cannot hold is a text for expressions', () => {
  assert.deepEqual(withDigits('{"id":9007199254740993,"n":2,"f":1e20}'), {
    ...{ id: '9007199254740993', n: 2, f: 1e20 },
  })
})
