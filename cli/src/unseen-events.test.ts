import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UnseenEvents } from './unseen-events.ts'

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 9, 0, seconds)).toISOString()
const event = (id: string, seconds: number) => ({ id, receivedAt: at(seconds) })

test('an event that shows behind others is seen once, whatever its id', () => {
  const first = event('ine_5', 20)
  const unseen = new UnseenEvents(first.receivedAt)
  assert.equal(unseen.from, at(10))
  unseen.take([first])
  const [later, late] = [event('ine_9', 31), event('ine_1', 25)]
  assert.deepEqual(unseen.take([later, first]), [later])
  assert.equal(unseen.from, at(21))
  assert.deepEqual(unseen.take([later, late]), [late])
  assert.deepEqual(unseen.take([later, late]), [])
  assert.deepEqual(unseen.take([event('ine_3', 40), event('ine_2', 40), later, late]), [
    event('ine_2', 40),
    event('ine_3', 40),
  ])
})

test('a hook without events has all that come', () => {
  const unseen = new UnseenEvents(undefined)
  assert.equal(unseen.from, undefined)
  assert.deepEqual(unseen.take([]), [])
  assert.equal(unseen.from, undefined)
  assert.deepEqual(unseen.take([event('ine_1', 3)]), [event('ine_1', 3)])
})
