import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'

const url = 'https://127.0.0.1:9999/hooks'

describe('a webhook with a filter', () => {
  test('gets the events that match, and no deliveries of others', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const filter = 'has(data.tags) && data.tags.exists(t, t == "vip")'
    const { id } = await make.webhook(app, { url: server.url, filter })
    const all = await make.webhook(app, { url: server.url })
    await make.contact(app, { tags: ['vip'] })
    await make.contact(app, { tags: ['new'] })
    await make.base(app)
    await app.drain()
    const owed = async (webhook: string) =>
      (await app.owner.get(`/v1/webhooks/${webhook}/deliveries`)).body.data.length
    assert.deepEqual([await owed(id), await owed(all.id)], [1, 2])
    const tags = server.requests.map(({ body }) => JSON.parse(body.toString()).data.tags)
    assert.deepEqual(tags.sort(), [['new'], ['vip'], ['vip']])
  })

  test('applies a new filter, or none, to later events', async (t) => {
    const app = await harness(t)
    const webhook = await make.webhook(app, { enabled: false, filter: 'data.name == "Ada"' })
    const path = `/v1/webhooks/${webhook.id}`
    await make.contact(app, { name: 'Grace' })
    const changed = await app.owner.patch(path, { filter: 'data.name == "Grace"' })
    assert.equal(changed.body.filter, 'data.name == "Grace"')
    await make.contact(app, { name: 'Grace' })
    assert.equal((await app.owner.patch(path, { filter: null })).body.filter, null)
    await make.contact(app, { name: 'Joan' })
    const { data } = (await app.owner.get(`${path}/deliveries`)).body
    assert.deepEqual(
      data.map(({ status }: { status: string }) => status),
      ['held', 'held'],
    )
  })

  test('applies from the next event on, also on a node that had cached none', async (t) => {
    const app = await harness(t)
    const order = (total: number) => ({ type: 'custom.order.paid', data: { total } })
    const happen = async (n: number) => {
      await make.contact(app, { name: `Contact ${n}` })
      await app.owner.post('/v1/events', order(n))
    }
    await happen(1)
    const { id } = await make.webhook(app, {
      enabled: false,
      filter: 'has(data.total) ? data.total > 3 : data.name == "Contact 3"',
    })
    for (const n of [2, 3, 4]) await happen(n)
    const { data } = (await app.owner.get(`/v1/webhooks/${id}/deliveries`)).body
    assert.deepEqual(
      data.map(({ eventType }: { eventType: string }) => eventType),
      ['custom.order.paid', 'contact.created'],
    )
    const { data: contacts } = (await app.owner.get('/v1/contacts')).body
    assert.equal(contacts.length, 4)
  })

  test('gets a test with any filter', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app, { filter: 'false' })
    const { status } = await app.owner.post(`/v1/webhooks/${id}/test`)
    assert.equal(status, 201)
  })

  test('422 returns the position of an invalid filter, at create and at update', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    const answers = [
      await app.owner.post('/v1/webhooks', { url, events: ['*'], filter: 'data.tags.exists(t, ' }),
      await app.owner.patch(`/v1/webhooks/${id}`, { filter: 'data.tags.exists(t, ' }),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', 'filter'],
      )
      assert.match(body.error.message, /at character 21/)
    }
    const long = await app.owner.patch(`/v1/webhooks/${id}`, { filter: ' '.repeat(2001) })
    assert.deepEqual([long.status, long.body.error.field], [422, 'filter'])
  })
})

test('an organization without filters pays no statement for those of others', async (t) => {
  const app = await harness(t)
  const count = countQueries(t)
  const costOfOne = async () => {
    const before = count()
    await make.contact(app)
    return count() - before
  }
  // What runs behind, such as the request log, falls into some of them.
  const cost = async () => Math.min(await costOfOne(), await costOfOne(), await costOfOne())
  await make.webhook(app)
  await cost()
  const without = await cost()
  const { client } = await make.stranger(app)
  await client.post('/v1/webhooks', { url, events: ['*'], filter: 'true' })
  assert.equal(await cost(), without)
  await make.webhook(app, { filter: 'true' })
  // The first is written twice: it takes for granted that there is no filter.
  await cost()
  assert.equal(await cost(), without + 1)
})

test('a filter that this version cannot read blocks no event', async (t) => {
  const app = await harness(t)
  const { id } = await make.webhook(app, { filter: 'true' })
  const { db } = app.context.database
  await db.updateTable('webhooks').set({ filter: 'of another ((version' }).execute()
  await make.contact(app)
  assert.equal((await app.owner.get(`/v1/webhooks/${id}/deliveries`)).body.data.length, 1)
})
