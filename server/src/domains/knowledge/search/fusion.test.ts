import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fuseRanks, fuseScores, ranksOf } from './fusion.ts'

const candidate = (semantic: number, keyword: number, semanticWeight = 0.5, model = 'one') => ({
  model,
  semanticWeight,
  semantic,
  keyword,
})

const rounded = (scores: readonly number[]): number[] =>
  scores.map((score) => Number(score.toFixed(9)))

describe('fuseScores', () => {
  it('spreads both scores over 0 to 1 and adds them by their weights', () => {
    const candidates = [candidate(0.9, 0.1), candidate(0.5, 0.3), candidate(0.7, 0.2)]
    const weighted = candidates.map((each) => ({ ...each, semanticWeight: 0.75 }))
    assert.deepEqual(rounded(fuseScores(weighted)), [0.75, 0.25, 0.5])
  })

  it('gives a half that tells nothing apart no say in the order', () => {
    const [first = 0, second = 0] = fuseScores([candidate(0.4, 0), candidate(0.4, 0.5)])
    assert.ok(second > first)
    assert.equal(fuseScores([candidate(0, 0)])[0], 0)
  })

  it('compares similarities of two models by how far they stand out among those of their own', () => {
    const one = [0.1, 0.1, 0.9, 0.1, 0.1, 0.1, 0.1, 0.1].map((score) => candidate(score, 0, 1))
    const two = [0.96, 0.95, 0.97, 0.96].map((score) => candidate(score, 0, 1, 'two'))
    const scores = fuseScores([...one, ...two])
    assert.equal(scores.indexOf(Math.max(...scores)), 2)
    assert.ok(Number(scores[10]) > Number(scores[0]), 'the best of the other comes second')
    assert.ok(Number(scores[9]) < Number(scores[0]), 'and its worst comes last')
  })

  it('fuses nothing to nothing', () => assert.deepEqual(fuseScores([]), []))
})

describe('placesOf', () => {
  it('counts from 1 in each half, gives equal scores one place and none to a score of 0', () => {
    assert.deepEqual(ranksOf([candidate(0.5, 0), candidate(0.9, 0.2), candidate(0.5, 0.3)]), [
      { semantic: 2, keyword: null },
      { semantic: 1, keyword: 2 },
      { semantic: 2, keyword: 1 },
    ])
  })
})

describe('fuseRanks', () => {
  it('adds 1 / (60 + place) of both halves by their weights, as a share of the most there is', () => {
    const candidates = [candidate(0.9, 0.1, 0.75), candidate(0.1, 0.9, 0.75), candidate(0, 0)]
    const [first, second, third] = fuseRanks(candidates, ranksOf(candidates))
    assert.equal(first?.toFixed(9), (0.75 + (0.25 * 61) / 62).toFixed(9))
    assert.equal(second?.toFixed(9), ((0.75 * 61) / 62 + 0.25).toFixed(9))
    assert.equal(third, 0)
  })

  it('gives 1 to what is first in both halves', () => {
    const candidates = [candidate(0.9, 0.9, 0.3), candidate(0.1, 0.1, 0.3)]
    assert.equal(fuseRanks(candidates, ranksOf(candidates))[0], 1)
  })
})
