import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linearTicks, logTicks, placeOn } from './chart-scale.ts'

test('the lines of a chart are easy numbers, and the highest value fits below the last', () => {
  assert.deepEqual(linearTicks(25_549), [0, 7_500, 15_000, 22_500, 30_000])
  assert.deepEqual(linearTicks(375), [0, 100, 200, 300, 400])
  assert.deepEqual(linearTicks(5), [0, 2, 4, 6])
  assert.deepEqual(linearTicks(1), [0, 1])
  assert.deepEqual(linearTicks(3), [0, 1, 2, 3])
  for (let highest = 1; highest < 3_000; highest += 7) {
    assert.ok((linearTicks(highest).at(-1) ?? 0) >= highest, `${highest}`)
  }
})

test('times spread over powers of ten, and zero stands at the foot', () => {
  const ticks = logTicks([18, 41, 940])
  assert.deepEqual(ticks, [10, 100, 1_000])
  assert.equal(placeOn(ticks, 100, true), 0.5)
  assert.equal(placeOn(ticks, 0, true), 0)
  assert.equal(placeOn([0, 10, 20], 5, false), 0.25)
})
