import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { priced } from '../../../../test/priced.ts'

interface Case {
  id: string
  why: string
  input: unknown
  expected?: unknown
  refusedField?: string
}

const file = new URL('../../../../test/fixtures/money/vectors.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }

describe('totals of the vectors', () => {
  for (const { id, why, input, expected, refusedField } of cases) {
    test(`${id}: ${why}`, () => {
      if (refusedField === undefined) {
        assert.equal(JSON.stringify(priced(input)), JSON.stringify(expected))
        return
      }
      assert.throws(() => priced(input), { code: 'validation_error', field: refusedField })
    })
  }

  test('are as many as there were', () => {
    assert.equal(cases.length, 65)
  })
})
