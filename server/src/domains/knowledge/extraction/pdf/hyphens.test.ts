import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createJoin } from './hyphens.ts'

test("an address that a line's end parts is whole again", () => {
  const join = createJoin([])
  assert.equal(join(['See http://', 'harbour.example']), 'See http://harbour.example')
  assert.equal(
    join(['See http://harbour.example:', '8080/fees']),
    'See http://harbour.example:8080/fees',
  )
  assert.equal(join(['See harbour:', 'fees']), 'See harbour: fees')
})
