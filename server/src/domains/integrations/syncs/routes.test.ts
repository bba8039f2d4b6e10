import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { listing, manyPeople, startRestService } from '../../../../test/fixtures/rest-service.ts'
import { harness } from '../../../../test/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const path = '/v1/integrations/syncs'
const nobody = 'syn_01jbts0z0ye8t9tpsz3gn7nkm8'

describe('/v1/integrations/syncs', () => {
  test('201, 200 and 204: creates, lists, changes and deletes', async (t) => {
    const app = await harness(t)
    const connection = await make.restConnection(app)
    const {
      status,
      body: made,
      headers,
    } = await app.owner.post(path, {
      ...{ connectionId: connection.id, name: 'Customers', schedule: '15m' },
      ...{ config: { list: listing }, mapping: { email: 'record.email' } },
    })
    assert.equal(status, 201, JSON.stringify(made))
    assert.equal(headers['location'], `${path}/${made.id}`)
    assert.deepEqual(
      [made.target, made.mode, made.matchBy, made.conflict, made.deletions, made.status],
      ['contacts', 'incremental', 'email', 'source', 'ignore', 'active'],
    )
    const { body: changed } = await app.owner.patch(`${path}/${made.id}`, {
      ...{ name: null, schedule: '7d', conflict: 'newest' },
    })
    assert.deepEqual([changed.name, changed.schedule, changed.conflict], [null, '7d', 'newest'])
    assert.deepEqual((await app.owner.get(`${path}/${made.id}`)).body, changed)
    const { data } = (await app.owner.get(`${path}?connectionId=${connection.id}`)).body
    assert.deepEqual(data, [changed])
    const other = await make.restConnection(app)
    assert.deepEqual((await app.owner.get(`${path}?connectionId=${other.id}`)).body.data, [])
    assert.equal((await app.owner.delete(`${path}/${made.id}`)).status, 204)
    assert.equal((await app.owner.get(`${path}/${made.id}`)).status, 404)
  })

  test('422 names invalid fields', async (t) => {
    const app = await harness(t)
    const connection = await make.restConnection(app)
    const base = await make.base(app)
    const good = {
      ...{ connectionId: connection.id, config: { list: listing } },
      mapping: { email: 'record.email' },
    }
    const knowledge = { target: 'knowledge', mapping: {} }
    const withBase = { list: listing, knowledgeBaseId: base.id }
    for (const [fields, field] of [
      [{ connectionId: 'conn_01jbts0z0ye8t9tpsz3gn7nkm8' }, 'connectionId'],
      [{ config: {} }, 'config.list'],
      [{ config: { list: { ...listing, items: 'data' } } }, 'config.list.items'],
      [{ config: { list: listing, changes: listing } }, 'config.changes.since'],
      [{ mapping: { email: 'record.' } }, 'mapping.email'],
      [{ mapping: { email: 'record.email', ownerId: 'record.x' } }, 'mapping.ownerId'],
      [{ mapping: { name: 'record.name' } }, 'mapping'],
      [{ matchBy: 'phone' }, 'mapping'],
      [{ matchBy: 'name' }, 'matchBy'],
      [{ mapping: { 'custom.no': 'record.no' }, matchBy: 'custom.no' }, 'matchBy'],
      [{ schedule: '4m' }, 'schedule'],
      [{ schedule: '8d' }, 'schedule'],
      [{ schedule: '169h' }, 'schedule'],
      [{ conflict: 'mine' }, 'conflict'],
      [{ ...knowledge }, 'config.knowledgeBaseId'],
      [{ ...knowledge, config: withBase, deletions: 'tag' }, 'deletions'],
      [{ ...knowledge, config: withBase, mapping: { email: 'record.x' } }, 'mapping.email'],
      [{ owner: 1 }, 'owner'],
    ] as const) {
      const { status, body } = await app.owner.post(path, { ...good, ...fields })
      assert.deepEqual([status, body.error?.field], [422, field], JSON.stringify(fields))
    }
    const { id } = await make.sync(app)
    const patched = await app.owner.patch(`${path}/${id}`, { mapping: { name: 'record.name' } })
    assert.deepEqual([patched.status, patched.body.error.field], [422, 'mapping'])
    const unmatched = await app.owner.patch(`${path}/${id}`, { matchBy: null })
    assert.deepEqual([unmatched.status, unmatched.body.error.field], [422, 'matchBy'])
  })

  test('403 without the scope of its writes, 402 above the limit of the plan, 404 for unknown syncs', async (t) => {
    const app = await harness(t)
    const { id } = await make.sync(app)
    const sender = app.as(await make.token(app, ['integrations:write', 'integrations:read']))
    const connection = await make.restConnection(app)
    const body = {
      ...{ connectionId: connection.id, config: { list: listing } },
      mapping: { email: 'record.email' },
    }
    for (const [method, at] of [
      ['', body],
      [`/${id}/run`, {}],
      [`/${id}/preview`, {}],
      [`/${id}/confirm`, undefined],
      [`/${id}/pause`, undefined],
      [`/${id}/resume`, undefined],
      [`/${id}/reset`, undefined],
    ] as const) {
      const answer = await sender.post(path + method, at)
      assert.deepEqual([answer.status, answer.body.error.code], [403, 'insufficient_scope'], method)
    }
    await app.operator.put('/operator/v1/plans/one', { maxSyncs: 1 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'one' })
    assert.equal((await app.owner.post(path, body)).status, 402)
    for (const act of ['run', 'preview', 'pause', 'resume', 'reset', 'confirm']) {
      const answer = await app.owner.post(`${path}/${nobody}/${act}`, undefined)
      assert.equal(answer.status, 404, act)
    }
    assert.equal((await app.owner.get(`${path}/${nobody}/runs`)).status, 404)
  })

  test('a preview stores nothing and predicts the run', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(25))
    await make.contact(app, { email: 'p3@example.com', name: 'Other' })
    await make.contact(app, { email: 'p4@example.com', name: 'Person 4' })
    const connection = await make.restConnection(app, service.baseUrl)
    const sync = await make.sync(app, {
      ...{ connection, config: service.config() },
      mapping: { email: 'record.email', name: 'record.name' },
    })
    const events = async () => (await app.owner.get('/v1/events?limit=100')).body.data.length
    const before = await events()
    const few = (await app.owner.post(`${path}/${sync.id}/preview`, { limit: 12 })).body
    assert.deepEqual([few.records.length, few.hasMore], [12, true])
    const { body: preview } = await app.owner.post(`${path}/${sync.id}/preview`)
    const { created, updated, unchanged } = preview.counts
    assert.deepEqual([preview.hasMore, created, updated, unchanged], [false, 23, 1, 1])
    assert.deepEqual(preview.records[0].values, { email: 'p0@example.com', name: 'Person 0' })
    assert.equal(await events(), before)
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 2)
    const { body: run } = await app.owner.post(`${path}/${sync.id}/run`, {})
    await app.drain()
    const { stats } = (await app.owner.get(`${path}/${sync.id}/runs/${run.id}`)).body
    assert.deepEqual([stats.created, stats.updated, stats.unchanged], [23, 1, 1])
    const again = (await app.owner.post(`${path}/${sync.id}/preview`, {})).body
    assert.equal(again.counts.unchanged, 25)
    // Another mapping is looked at anew.
    await app.owner.patch(`${path}/${sync.id}`, { mapping: { email: 'record.email' } })
    await app.owner.post(`${path}/${sync.id}/reset`)
    const reset = (await app.owner.post(`${path}/${sync.id}/run`, {})).body
    await app.drain()
    const after = (await app.owner.get(`${path}/${sync.id}/runs/${reset.id}`)).body
    assert.deepEqual([after.mode, after.stats.unchanged], ['full', 25])
  })
})

describe('a sync of knowledge', () => {
  test('creates sources from texts, replaces changed ones, and deletes those of deleted records', async (t) => {
    const app = await harness(t)
    const pages = ['Opening hours', 'Prices', 'Returns'].map((title, at) => ({
      ...{ id: `page ${at}`, title, team: 'support' },
      text: `${title} are explained on this page, number ${at}, in whole sentences.`,
    }))
    const service = await startRestService(t, pages)
    const base = await make.base(app)
    const connection = await make.restConnection(app, service.baseUrl)
    const sync = await make.sync(app, {
      ...{ connection, target: 'knowledge', deletions: 'delete' },
      config: { ...(service.config() as object), knowledgeBaseId: base.id },
      mapping: { name: 'record.title', text: 'record.text', 'metadata.team': 'record.team' },
    })
    const run = async () => {
      const { body } = await app.owner.post(`${path}/${sync.id}/run`, {})
      await app.drain()
      return (await app.owner.get(`${path}/${sync.id}/runs/${body.id}`)).body
    }
    const sources = async (): Promise<Any[]> =>
      (await app.owner.get(`/v1/bases/${base.id}/sources`)).body.data
    const preview = (await app.owner.post(`${path}/${sync.id}/preview`, {})).body
    assert.equal(preview.counts.created, 3)
    assert.deepEqual(await sources(), [])
    const first = await run()
    assert.deepEqual([first.status, first.stats.created], ['succeeded', 3])
    const made = await sources()
    assert.deepEqual(made.map(({ name, status }) => `${name} ${status}`).sort(), [
      ...['Opening hours completed', 'Prices completed', 'Returns completed'],
    ])
    assert.deepEqual(made[0].metadata, { syncId: sync.id, remoteId: 'page 2', team: 'support' })
    Object.assign(service.people[1] ?? {}, { text: 'A discount of ten percent is given in May.' })
    service.people.splice(2, 1)
    const second = await run()
    assert.deepEqual(
      [second.stats.updated, second.stats.unchanged, second.stats.removed, second.stats.created],
      [1, 1, 1, 0],
    )
    const left = await sources()
    assert.deepEqual(
      left.map(({ id }) => id).sort(),
      made
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    const found = await app.owner.post(`/v1/bases/${base.id}/search`, { query: 'discount in May' })
    assert.equal(found.body.data[0].sourceName, 'Prices')
    assert.equal((await run()).stats.unchanged, 2)
  })
})
