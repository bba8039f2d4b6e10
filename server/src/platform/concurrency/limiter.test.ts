import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { createLimiter } from './limiter.ts'

describe('a limiter', () => {
  test('runs as many tasks as it allows, and starts the others in order as those end', async () => {
    const limit = createLimiter(2)
    const started: number[] = []
    const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const tasks = ends.map((end, index) =>
      limit(async () => {
        started.push(index)
        await end.promise
        return index * 10
      }),
    )
    assert.deepEqual(started, [0, 1])
    ends[1]?.resolve()
    await settle()
    assert.deepEqual(started, [0, 1, 2])
    for (const end of ends) end.resolve()
    assert.deepEqual(await Promise.all(tasks), [0, 10, 20, 30])
  })

  test('frees the place of a task that fails', async () => {
    const limit = createLimiter(1)
    await assert.rejects(
      limit(() => Promise.reject(new Error('no luck'))),
      { message: 'no luck' },
    )
    assert.equal(await limit(async () => 'next'), 'next')
  })

  test('gives a freed place to the first that waits and not to a newcomer', async () => {
    const limit = createLimiter(1)
    const order: string[] = []
    const end = Promise.withResolvers<void>()
    const first = limit(() => end.promise).then(() =>
      limit(async () => void order.push('newcomer')),
    )
    const waiting = limit(async () => void order.push('waiting'))
    end.resolve()
    await Promise.all([first, waiting])
    assert.deepEqual(order, ['waiting', 'newcomer'])
  })

  test('refuses at once what finds its queue full', async () => {
    const limit = createLimiter(1, { max: 1, refusal: () => new Error('full') })
    const end = Promise.withResolvers<void>()
    const running = limit(() => end.promise)
    const waiting = limit(async () => 'waited')
    await assert.rejects(
      limit(async () => 'late'),
      { message: 'full' },
    )
    end.resolve()
    await running
    assert.equal(await waiting, 'waited')
    assert.equal(await limit(async () => 'next'), 'next')
  })
})
