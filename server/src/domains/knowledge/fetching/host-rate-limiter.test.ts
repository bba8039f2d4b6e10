import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ManualClock } from '../../../../test/manual-clock.ts'
import { PostponeJob } from '../../../platform/jobs/job-type.ts'
import { createHostRateLimiter, type Sleep } from './host-rate-limiter.ts'

/** Turns of a world where a pause ends at once, and every pause is written down. */
function turns() {
  const clock = new ManualClock(new Date('2026-11-21T09:30:00.000Z'))
  const pauses: number[] = []
  const pause: Sleep = async (ms) => void pauses.push(ms)
  return { clock, pauses, ...createHostRateLimiter(clock, pause) }
}

/** Turns of a world where no pause ever ends, unless it is broken off. */
function endless() {
  const clock = new ManualClock(new Date('2026-11-21T09:30:00.000Z'))
  const pause: Sleep = (_ms, signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  return createHostRateLimiter(clock, pause)
}

const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending')
  await new Promise((resolve) => setImmediate(resolve))
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

const waitOf = (promise: Promise<unknown>): Promise<number | null> =>
  promise.then(
    () => null,
    (error) => {
      assert.ok(error instanceof PostponeJob)
      return error.waitMs
    },
  )

describe('a host without a delay', () => {
  test('has two requests at a time; the third begins when one has ended', async () => {
    const { acquire } = endless()
    const release = await acquire('a.example', 0)
    await acquire('a.example', 0)
    const third = acquire('a.example', 0)
    assert.equal(await settled(third), false)
    release()
    assert.equal(await settled(third), true)
  })

  test('does not keep another host waiting', async () => {
    const { acquire } = endless()
    await acquire('a.example', 0)
    await acquire('a.example', 0)
    await acquire('b.example', 0)
  })

  test('sends those away that would wait too long, and keeps no place for them', async () => {
    const { acquire } = turns()
    const release = await acquire('a.example', 0)
    await acquire('a.example', 0)
    assert.equal(await waitOf(acquire('a.example', 0)), 5_000)
    release()
    await acquire('a.example', 0)
    assert.equal(await waitOf(acquire('a.example', 0)), 5_000)
  })

  test('lets nobody acquire the place of one who was cut off while waiting', async () => {
    const { acquire } = endless()
    const release = await acquire('a.example', 0)
    await acquire('a.example', 0)
    const cut = new AbortController()
    const third = acquire('a.example', 0, cut.signal)
    const fourth = acquire('a.example', 0)
    cut.abort(new Error('canceled'))
    await assert.rejects(third, /canceled/)
    assert.equal(await settled(fourth), false)
    release()
    assert.equal(await settled(fourth), true)
  })
})

describe('a host with a delay', () => {
  test('is asked once in that time', async () => {
    const { acquire, pauses, clock } = turns()
    ;(await acquire('a.example', 2_000))()
    ;(await acquire('a.example', 2_000))()
    ;(await acquire('a.example', 2_000))()
    assert.deepEqual(pauses, [2_000, 4_000])
    clock.advance('7s')
    ;(await acquire('a.example', 2_000))()
    assert.deepEqual(pauses, [2_000, 4_000])
  })

  test('postpones jobs instead of keeping their workers, each to a time of its own', async () => {
    const { acquire, pauses } = turns()
    ;(await acquire('a.example', 30_000))()
    const waits = [1, 2, 3].map(() => waitOf(acquire('a.example', 30_000)))
    assert.deepEqual(await Promise.all(waits), [30_000, 60_000, 90_000])
    assert.deepEqual(pauses, [])
  })

  test('postpones by a quarter of an hour at most', async () => {
    const { acquire } = turns()
    ;(await acquire('a.example', 30_000))()
    const waits = await Promise.all(
      Array.from({ length: 100 }, () => waitOf(acquire('a.example', 30_000))),
    )
    assert.equal(Math.max(...waits.map(Number)), 15 * 60_000)
  })

  test('is free again at the time that was told', async () => {
    const { acquire, clock } = turns()
    ;(await acquire('a.example', 30_000))()
    assert.equal(await waitOf(acquire('a.example', 30_000)), 30_000)
    clock.advance('30s')
    ;(await acquire('a.example', 30_000))()
    assert.equal(await waitOf(acquire('a.example', 30_000)), 30_000)
  })
})

test('thousands of hosts are forgotten once nobody waits for them', async () => {
  const { acquire, clock } = turns()
  for (let n = 0; n < 3_000; n++) (await acquire(`${n}.example`, 10_000))()
  clock.advance('11s')
  assert.equal(await waitOf(acquire('2999.example', 10_000)), null)
  assert.equal(await waitOf(acquire('new.example', 10_000)), null)
})
