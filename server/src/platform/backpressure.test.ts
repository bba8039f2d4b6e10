import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Backpressure } from './work.ts'

const after = (
  times: number,
  isBehind: boolean,
  utilization: number,
  pressure = new Backpressure(),
) => {
  for (let n = 0; n < times; n++) pressure.adjust(isBehind, utilization)
  return pressure
}

describe('backpressure', () => {
  test('grows to its bound while a busy process is behind', () => {
    const delays = [1, 5, 10, 20, 100].map((times) => after(times, true, 1).delayMs)
    assert.deepEqual(
      delays,
      delays.toSorted((a, b) => a - b),
    )
    assert.equal(delays[0], 1)
    assert.equal(delays.at(-1), 100)
  })

  test('is none where more work would not be the reason', () => {
    assert.equal(after(100, true, 0.89).delayMs, 0)
    assert.equal(after(100, false, 1).delayMs, 0)
  })

  test('ends when the process has caught up, or has time again', () => {
    assert.equal(after(30, false, 1, after(100, true, 1)).delayMs, 0)
    assert.equal(after(30, true, 0.5, after(100, true, 1)).delayMs, 0)
  })
})
