import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { priced } from '../../../../test/priced.ts'
import type { Pricing } from './schema.ts'
import { amountsDue } from './totals.ts'

interface Case {
  id: string
  why: string
  input: unknown
  expected?: unknown
  /** Absent where each total is paid as it is. */
  amountsDue?: unknown
  refusedField?: string
}

const file = new URL('../../../../test/fixtures/money/vectors.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }

describe('totals of the vectors', () => {
  for (const { id, why, input, expected, amountsDue: dues, refusedField } of cases) {
    test(`${id}: ${why}`, () => {
      if (refusedField === undefined) {
        const totals = priced(input)
        assert.equal(JSON.stringify(totals), JSON.stringify(expected))
        const shown = amountsDue(totals.buckets, input as Pricing)
        if (dues) assert.deepEqual(shown, dues)
        else for (const { total, due } of shown) assert.equal(due, total)
        return
      }
      assert.throws(() => priced(input), { code: 'validation_error', field: refusedField })
    })
  }

  test('are as many as there were', () => {
    assert.equal(cases.length, 84)
  })
})
