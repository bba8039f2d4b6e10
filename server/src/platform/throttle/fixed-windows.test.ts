import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ManualClock } from '../../../test/manual-clock.ts'
import { FixedWindows } from './fixed-windows.ts'

test('a window ends after a minute, also if the clock is put back meanwhile', () => {
  const clock = new ManualClock(new Date('2026-11-27T10:00:00Z'))
  const windows = new FixedWindows(clock, { max: 2, explain: (seconds) => `in ${seconds} s` })
  for (let n = 0; n < 2; n++) windows.count('a')
  clock.advance('59s')
  assert.throws(() => windows.requireRoom('a'), { code: 'rate_limited', message: 'in 1 s' })
  clock.advance('1s')
  windows.requireRoom('a')
  for (let n = 0; n < 2; n++) windows.count('a')
  clock.advance('-1h')
  windows.requireRoom('a')
  assert.equal(windows.count('a').count, 1)
})
