import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PostingLists } from './postings.ts'

test('keeps each list in its order over several pages', () => {
  const lists = new PostingLists()
  const [count, rounds] = [300, 9_000]
  for (let list = 0; list < count; list++) lists.create()
  for (let round = 0; round < rounds; round++) {
    for (let list = 0; list < count; list++) {
      lists.add(list, round * count + list, (round % 300) + 1)
    }
  }
  assert.ok(lists.bytes > 2 * 4 * 2 ** 20, 'more than two pages of 4 MB')
  for (let list = 0; list < count; list += 23) {
    const found: number[][] = []
    lists.forEach(list, (document, frequency) => found.push([document, frequency]))
    const expected = Array.from({ length: rounds }, (_, round) => [
      ...[round * count + list, Math.min((round % 300) + 1, 255)],
    ])
    assert.deepEqual(found, expected)
  }
})
