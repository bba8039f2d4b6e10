import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRoomFor } from './event-stream.ts'

const listeners = (count: number, organizationId: string) =>
  Array.from({ length: count }, (_, n) => ({ personId: `${organizationId} ${n}`, organizationId }))

test('a person has ten streams of changes, an organization half of those of a node', () => {
  const ada = { personId: 'ada', organizationId: 'ours' }
  assert.equal(hasRoomFor(ada, Array(9).fill(ada)), true)
  assert.equal(hasRoomFor(ada, Array(10).fill(ada)), false)
  assert.equal(hasRoomFor(ada, listeners(249, 'ours')), true)
  assert.equal(hasRoomFor(ada, listeners(250, 'ours')), false)
  assert.equal(hasRoomFor(ada, listeners(250, 'noisy')), true)
  assert.equal(hasRoomFor(ada, [...listeners(250, 'noisy'), ...listeners(250, 'other')]), false)
})
