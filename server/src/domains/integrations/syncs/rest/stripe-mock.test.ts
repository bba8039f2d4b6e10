import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectionClient } from '../../../../../test/counterparties/connection-client.ts'
import { startStripeMock, stripeKey } from '../../../../../test/counterparties/programs.ts'
import { readSource } from '../../../../../test/counterparties/reading.ts'
import type { Pagination } from '../../providers/index.ts'
import { restSource } from './rest-source.ts'

const pagination: Pagination = {
  ...{ kind: 'cursor', parameter: 'starting_after', next: '/data/-1/id', more: '/has_more' },
  size: { parameter: 'limit', value: 100 },
}
const list = { path: 'v1/customers', items: '/data', id: '/id', changedAt: '/created', pagination }

test('stripe-mock lists its customers to a REST source, and refuses an invalid key', async (t) => {
  const stripe = await startStripeMock(t)
  if (!stripe) return
  const client = connectionClient(t, { baseUrl: stripe.url, bearer: stripeKey })
  const { records, pages, state } = await readSource(restSource({ list }), { client })
  assert.ok(records.length > 0)
  assert.deepEqual([pages, state], [1, null])
  for (const { remoteId, values, changedAt } of records) {
    assert.match(remoteId, /^cus_/)
    assert.equal(values['object'], 'customer')
    assert.ok(changedAt && changedAt.getUTCFullYear() > 2008)
  }
  const charges = restSource({
    list: { ...list, path: 'v1/charges', pagination: { kind: 'none' } },
  })
  assert.match((await readSource(charges, { client })).records[0]?.remoteId ?? '', /^ch_/)
  const stranger = connectionClient(t, { baseUrl: stripe.url, bearer: 'none' })
  const refused = readSource(restSource({ list }), { client: stranger })
  await assert.rejects(refused, { name: 'ConnectionFault', kind: 'reauthorize' })
  const nowhere = restSource({ list: { ...list, path: 'v1/nothing' } })
  await assert.rejects(readSource(nowhere, { client }), { name: 'SourceFault' })
})
