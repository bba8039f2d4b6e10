import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signersInTurn } from './recipient-store.ts'

const signer = (id: string, signing_order: number, status = 'sent', role = 'signer') =>
  ({ id, signing_order, status, role }) as never

const idsOf = (order: 'parallel' | 'sequential', ...recipients: never[]) =>
  signersInTurn<{ id: string } & never>({ order }, recipients).map(({ id }) => id)

test('in parallel all who have not answered can, one after the other those of the lowest order', () => {
  const two = [signer('a', 2), signer('b', 1), signer('c', 1), signer('d', 1, 'sent', 'viewer')]
  assert.deepEqual(idsOf('parallel', ...two), ['a', 'b', 'c'])
  assert.deepEqual(idsOf('sequential', ...two), ['b', 'c'])
  assert.deepEqual(idsOf('sequential', signer('a', 2), signer('b', 1, 'signed')), ['a'])
  assert.deepEqual(idsOf('sequential', signer('a', 2, 'waiting'), signer('b', 1, 'viewed')), ['b'])
  assert.deepEqual(idsOf('sequential', signer('b', 1, 'signed')), [])
})
