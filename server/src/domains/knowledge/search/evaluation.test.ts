import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { judge, meanOf, ndcg } from './evaluate.ts'

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 5e-4, `${actual} is not ${expected}`)

describe('ndcg', () => {
  it('is what the worked example of the literature comes to', () => {
    // Gains 3, 2, 3, 0, 1, 2 of six documents: DCG 6.861, ideal 7.141 (3, 3, 2, 2, 1, 0).
    near(ndcg([3, 2, 3, 0, 1, 2], [3, 2, 3, 0, 1, 2], 6), 0.961)
    // With two more that were not found, gains 3 and 2: the ideal of the first six is 8.740.
    near(ndcg([3, 2, 3, 0, 1, 2], [3, 2, 3, 0, 1, 2, 3, 2], 6), 0.785)
  })

  it('cuts both what was found and the ideal at its depth', () => {
    assert.equal(ndcg([0, 0, 1], [1], 2), 0)
    near(ndcg([1, 0, 1], [1, 1, 1], 2), 1 / (1 + 1 / Math.log2(3)))
  })

  it('is 0 where nothing could be gained', () => {
    assert.equal(ndcg([], [], 10), 0)
    assert.equal(ndcg([0], [0], 10), 0)
  })
})

describe('judge', () => {
  it('gives full figures to a list that begins with all that was expected', () => {
    assert.deepEqual(judge([[1], [0], []], 2, 10), { recall: 1, ndcg: 1, mrr: 1, hitRate: 1 })
  })

  it('counts the place of the first in the reciprocal rank, and each thing once', () => {
    const { recall, ndcg: gain, mrr, hitRate } = judge([[], [], [1], [1], [0]], 4, 10)
    assert.deepEqual([recall, mrr, hitRate], [0.5, 1 / 3, 1])
    const ideal = 1 + 1 / Math.log2(3) + 1 / Math.log2(4) + 1 / Math.log2(5)
    near(gain, (1 / Math.log2(4) + 1 / Math.log2(6)) / ideal)
  })

  it('gives nothing for what comes after its depth', () => {
    assert.deepEqual(judge([[], [0]], 1, 1), { recall: 0, ndcg: 0, mrr: 0, hitRate: 0 })
  })

  it('stays between 0 and 1, whatever is found', () => {
    const hits = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 5 }), { maxLength: 20 })
    fc.assert(
      fc.property(hits, fc.integer({ min: 1, max: 20 }), (found, depth) => {
        for (const figure of Object.values(judge(found, 5, depth))) {
          assert.ok(figure >= 0 && figure <= 1)
        }
      }),
    )
  })
})

describe('meanOf', () => {
  it('weighs every question alike', () => {
    const all = { recall: 1, ndcg: 1, mrr: 1, hitRate: 1 }
    const none = { recall: 0, ndcg: 0, mrr: 0, hitRate: 0 }
    assert.deepEqual(meanOf([all, none, none, all]), {
      recall: 0.5,
      ndcg: 0.5,
      mrr: 0.5,
      hitRate: 0.5,
    })
    assert.deepEqual(meanOf([]), none)
  })
})
