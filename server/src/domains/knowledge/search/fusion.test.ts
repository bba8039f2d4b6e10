import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fuse } from './fusion.ts'

const candidate = (semantic: number, keyword: number) => ({ chunkId: '', semantic, keyword })

describe('fuse', () => {
  it('spreads both scores over 0 to 1 and adds them by their weights', () => {
    const candidates = [candidate(0.9, 0.1), candidate(0.5, 0.3), candidate(0.7, 0.2)]
    assert.deepEqual(
      fuse(candidates, 0.75).map((score) => Number(score.toFixed(9))),
      [0.75, 0.25, 0.5],
    )
  })

  it('gives a half that tells nothing apart no say in the order', () => {
    const [first = 0, second = 0] = fuse([candidate(0.4, 0), candidate(0.4, 0.5)], 0.5)
    assert.ok(second > first)
    assert.equal(fuse([candidate(0, 0)], 0.5)[0], 0)
  })

  it('fuses nothing to nothing', () => assert.deepEqual(fuse([], 0.5), []))
})
