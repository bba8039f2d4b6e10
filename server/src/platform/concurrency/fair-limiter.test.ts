import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createFairLimiter } from './fair-limiter.ts'

function setUp(t: TestContext, limits: { max: number; maxPerKey: number }) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const limit = createFairLimiter({ ...limits, maxWaitMs: 2_000, refusal: () => new Error('busy') })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string): Promise<void> =>
    limit(name.slice(0, 1), () => {
      started.push(name)
      return new Promise((end) => ends.set(name, end))
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await turn()
  }
  return { run, end, started }
}

describe('a fair limiter', () => {
  test('keeps places that one key cannot take', (t) => {
    const { run, started } = setUp(t, { max: 3, maxPerKey: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void run(name)
    assert.deepEqual(started, ['a1', 'a2', 'b1'])
  })

  test('lets waiting keys take turns, each in its own order', async (t) => {
    const { run, end, started } = setUp(t, { max: 1, maxPerKey: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void run(name)
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  test('refuses what has waited for too long, and goes on with the others', async (t) => {
    const { run, end, started } = setUp(t, { max: 1, maxPerKey: 1 })
    void run('a1')
    const late = assert.rejects(run('a2'), { message: 'busy' })
    t.mock.timers.tick(1_999)
    void run('a3')
    t.mock.timers.tick(1)
    await late
    await end('a1')
    assert.deepEqual(started, ['a1', 'a3'])
  })

  test('lets nobody wait behind as many of its key as may, nor after its signal', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const limit = createFairLimiter({
      ...{ max: 1, maxPerKey: 1, maxWaitMs: 2_000, maxWaitingPerKey: 1 },
      refusal: () => new Error('busy'),
    })
    const [first, stop] = [Promise.withResolvers<void>(), new AbortController()]
    const running = limit('a', () => first.promise)
    const gone = assert.rejects(
      limit('a', async () => {}, stop.signal),
      { name: 'AbortError' },
    )
    await assert.rejects(
      limit('a', async () => {}),
      { message: 'busy' },
    )
    const other = limit('b', async () => 'b')
    stop.abort()
    await gone
    const next = limit('a', async () => 'a')
    first.resolve()
    assert.deepEqual(await Promise.all([running, other, next]), [undefined, 'b', 'a'])
    await assert.rejects(
      limit('a', async () => {}, stop.signal),
      { name: 'AbortError' },
    )
  })

  test('gives the place of a task that fails to the next', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const limit = createFairLimiter({
      max: 1,
      maxPerKey: 1,
      maxWaitMs: 1,
      refusal: () => new Error('busy'),
    })
    const failing = assert.rejects(
      limit('a', () => Promise.reject(new Error('broken'))),
      { message: 'broken' },
    )
    const next = limit('a', async () => 'done')
    await failing
    assert.equal(await next, 'done')
  })
})
