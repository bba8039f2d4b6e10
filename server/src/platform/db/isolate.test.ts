import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onCluster } from '../../../test/harness.ts'
import { newId, OrganizationId } from '../ids.ts'
import { runIn } from './catalog.ts'
import { readDistribution } from './distribution-state.ts'
import { IsolationRefused, isolate } from './isolate.ts'

const idOf = (app: Harness): string => OrganizationId.read(app.organization.id) ?? ''
const stateOf = ({ context }: Harness) => readDistribution(runIn(context.database.db))

test('an organization of one database cannot be isolated', {
  skip: onCluster && 'needs a database that is not distributed',
}, async (t) => {
  const app = await harness(t)
  assert.equal(await stateOf(app), null)
  await assert.rejects(isolate(app.context.database, idOf(app)), IsolationRefused)
})

test('an isolated organization has a shard of its own, and keeps its rows', {
  skip: !onCluster && 'needs a coordinator with workers',
}, async (t) => {
  // Its own database: the shards stay.
  const app = await harness(t, { settings: {} })
  const { database } = app.context
  const webhook = await make.webhook(app, { events: ['*'] })
  const { client: stranger } = await make.stranger(app)
  for (const client of [app.owner, app.owner, app.owner, stranger]) {
    assert.equal((await client.post('/v1/contacts', { name: 'Ada' })).status, 201)
  }
  const before = await stateOf(app)
  assert.deepEqual(before?.largest, {
    organizationId: idOf(app),
    share: 3 / 4,
    isIsolated: false,
  })

  await assert.rejects(isolate(database, newId()), IsolationRefused)
  assert.match(await isolate(database, idOf(app), { dryRun: true }), /nothing was changed/)
  assert.equal((await stateOf(app))?.shards, before.shards)

  assert.match(await isolate(database, idOf(app)), /has a shard of its own, on/)
  const after = await stateOf(app)
  assert.deepEqual(after?.largest, { organizationId: idOf(app), share: 3 / 4, isIsolated: true })
  assert.ok(after.shards > before.shards)
  assert.match(await isolate(database, idOf(app)), /already/)

  const created = await app.owner.post('/v1/contacts', { name: 'Grace', email: 'g@example.com' })
  assert.equal(created.status, 201)
  assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 4)
  assert.equal((await stranger.get('/v1/contacts')).body.data.length, 1)
  const { limits } = (await app.owner.get('/v1/usage')).body
  assert.equal(limits.contacts.used, 4)
  const taken = await app.owner.post('/v1/contacts', { name: 'Grace', email: 'g@example.com' })
  assert.deepEqual([taken.status, taken.body.error.field], [409, 'email'])
  const deliveries = await app.owner.get(`/v1/webhooks/${webhook.id}/deliveries`)
  assert.equal(deliveries.body.data.length, 4)
})
