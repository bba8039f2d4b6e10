import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { foldDuplicates } from './ranking.ts'

const folded = (...texts: string[]) =>
  foldDuplicates(texts.map((text, place) => ({ text, place }))).map(({ place, duplicates }) => [
    place,
    ...duplicates.map((duplicate) => duplicate.place),
  ])

describe('foldDuplicates', () => {
  it('keeps the first of equal texts, and the order', () => {
    assert.deepEqual(folded('one', 'two', 'one', 'three', 'two', 'one'), [[0, 2, 5], [1, 4], [3]])
  })

  it('looks past case, spacing, punctuation and forms of one character', () => {
    assert.deepEqual(
      folded('The ships — all of them.', 'the\n\nSHIPS: all of  them', 'ﬁve', 'five!'),
      [
        [0, 1],
        [2, 3],
      ],
    )
  })

  it('tells apart what differs in a letter, a digit or an accent', () => {
    assert.equal(folded('Room 12', 'Room 1 2', 'Room 13', 'schon', 'schön').length, 5)
  })

  it('tells signs apart', () => assert.equal(folded('+++', '---', '+++').length, 2))
})
