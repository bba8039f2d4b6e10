import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import type { Clock } from '../clock.ts'
import { DatabaseClock, describeSkew, maxSkewMs } from './database-clock.ts'

const hour = 3_600_000
const ownClock = (aheadMs: number): Clock => ({ now: () => new Date(Date.now() + aheadMs) })

describe('the clock of a node', () => {
  test("is the database's, however far its own is ahead or behind", async (t) => {
    const { context } = await harness(t)
    for (const aheadMs of [24 * hour, -5 * 60_000]) {
      const clock = new DatabaseClock(context.database, ownClock(aheadMs))
      await clock.measure()
      // The test and the database run on one machine.
      assert.ok(Math.abs(clock.now().getTime() - Date.now()) < maxSkewMs)
      assert.ok(Math.abs(clock.skewMs - aheadMs) < maxSkewMs)
    }
  })

  test('does not jump with its own', async (t) => {
    const { context } = await harness(t)
    let aheadMs = 0
    const own: Clock = { now: () => new Date(Date.now() + aheadMs) }
    const clock = new DatabaseClock(context.database, own)
    await clock.measure()
    const before = clock.now().getTime()
    aheadMs = -hour
    assert.ok(clock.now().getTime() >= before)
  })

  test('is a concern when it is apart, in a sentence', () => {
    const skewed = (skewMs: number): Clock => ({ now: () => new Date(), skewMs })
    const rest = "the database's, which Capstan uses. Synchronize both with NTP."
    assert.deepEqual(describeSkew(skewed(300_400)), [
      `The clock of this node is 300 s ahead of ${rest}`,
    ])
    assert.deepEqual(describeSkew(skewed(-86_400_000)), [
      `The clock of this node is 86400 s behind ${rest}`,
    ])
    assert.deepEqual(describeSkew(skewed(1_000)), [])
  })
})
