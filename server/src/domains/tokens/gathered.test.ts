import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gathered } from './gathered.ts'

describe('questions that are gathered', () => {
  test('are asked at once when alone, together while another is out, each with its own answer', async () => {
    const asked: number[][] = []
    const answers: PromiseWithResolvers<void>[] = []
    const double = gathered(async (items: number[]) => {
      asked.push(items)
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      await answer.promise
      return items.map((item) => item * 2)
    })
    const first = double(1)
    assert.deepEqual(asked, [[1]])
    const others = [double(2), double(3), double(2)]
    assert.deepEqual(asked, [[1]])
    answers[0]?.resolve()
    assert.equal(await first, 2)
    assert.deepEqual(asked, [[1], [2, 3, 2]])
    answers[1]?.resolve()
    assert.deepEqual(await Promise.all(others), [4, 6, 4])
    void double(5)
    assert.deepEqual(asked.at(-1), [5])
    answers[2]?.resolve()
  })

  test('that fail fail for those who asked them, not for those after', async () => {
    let isBroken = true
    const echo = gathered(async (items: string[]) => {
      if (isBroken) throw new Error('no connection')
      return items
    })
    const failing = [echo('a'), echo('b')]
    await assert.rejects(failing[0] ?? Promise.resolve(), { message: 'no connection' })
    isBroken = false
    await Promise.allSettled(failing)
    assert.equal(await echo('c'), 'c')
  })

  test('go two hundred at a time', async () => {
    const sizes: number[] = []
    const echo = gathered(async (items: number[]) => {
      sizes.push(items.length)
      return items
    })
    const all = Array.from({ length: 500 }, (_, i) => i)
    assert.deepEqual(await Promise.all(all.map(echo)), all)
    assert.deepEqual(sizes, [1, 200, 200, 99])
  })
})
