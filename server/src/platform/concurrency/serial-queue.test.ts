import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { createSerialQueue } from './limiter.ts'

describe('a serial queue', () => {
  test('runs one task at a time, in order', async () => {
    const enqueue = createSerialQueue({ maxPending: 10 })
    const started: number[] = []
    const ends = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const tasks = ends.map((end, index) =>
      enqueue(async () => {
        started.push(index)
        await end.promise
        return index
      }),
    )
    await settle()
    assert.deepEqual(started, [0])
    ends[0]?.resolve()
    await settle()
    assert.deepEqual(started, [0, 1])
    for (const end of ends) end.resolve()
    assert.deepEqual(await Promise.all(tasks), [0, 1, 2])
  })

  test('refuses a task beyond its bound, and takes one again when another has ended', async () => {
    const enqueue = createSerialQueue({ maxPending: 2 })
    const end = Promise.withResolvers<void>()
    const running = enqueue(() => end.promise)
    const waiting = enqueue(async () => 'second')
    assert.equal(
      enqueue(async () => 'third'),
      null,
    )
    end.resolve()
    await Promise.all([running, waiting])
    assert.equal(await enqueue(async () => 'fourth'), 'fourth')
  })

  test('goes on after a task that fails', async () => {
    const enqueue = createSerialQueue({ maxPending: 2 })
    const failing = enqueue(() => Promise.reject(new Error('no luck')))
    const next = enqueue(async () => 'next')
    await assert.rejects(failing ?? Promise.resolve(), { message: 'no luck' })
    assert.equal(await next, 'next')
  })
})
