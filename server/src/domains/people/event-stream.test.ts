import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesIn, hasRoomFor } from './event-stream.ts'

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

test('a change names the type and the object, each once', () => {
  const updated = { type: 'contact.updated', data: { id: 'con_1' } }
  const events = [updated, updated, { type: 'contact.updated', data: { id: 'con_2' } }]
  const published = { type: 'custom.paid', data: { id: 'x'.repeat(10_000) } }
  assert.deepEqual(changesIn([...events, published, { type: 'note', data: {} }]), [
    { type: 'contact.updated', id: 'con_1' },
    { type: 'contact.updated', id: 'con_2' },
    { type: 'custom.paid', id: null },
    { type: 'note', id: null },
  ])
})
