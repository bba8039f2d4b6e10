import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { priced } from '../../../../test/priced.ts'
import { amountsDue } from './totals.ts'

const page = readFileSync(
  join(import.meta.dirname, '../../../../../docs/proposal-money.md'),
  'utf8',
)
const blocks = [...page.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, value: JSON.parse(code) }),
)

describe('an example on the page about money', () => {
  assert.ok(blocks.length > 20)
  for (let at = 0; at < blocks.length; at += 2) {
    const [draft, answer] = [blocks[at], blocks[at + 1]]
    assert.ok(draft?.kind === 'draft' && answer)
    test(`comes to what is printed (${at / 2 + 1})`, () => {
      if (answer.kind === 'totals') {
        assert.partialDeepStrictEqual(priced(draft.value), answer.value)
        return
      }
      if (answer.kind === 'due') {
        const { buckets } = priced(draft.value)
        assert.deepEqual(amountsDue(buckets, draft.value), answer.value)
        return
      }
      assert.equal(answer.kind, 'refused')
      assert.throws(() => priced(draft.value), answer.value)
    })
  }
})
