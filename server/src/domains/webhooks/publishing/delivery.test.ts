import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const publish = async (app: Harness, body: object) =>
  (await app.owner.post('/v1/events', body)).body

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

describe('an event that an organization publishes', () => {
  test('is delivered to subscribers of it, its group or everything, signed', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const subscriptions = [
      ['custom.order.paid'],
      ['custom.order.*'],
      ['custom.*', 'custom.order.paid'],
      ['*'],
      ['custom.invoice.*'],
      ['contact.*', 'custom.order'],
      ['custom.order.paid.late'],
    ]
    const secrets = new Map<string, string>()
    for (const [index, events] of subscriptions.entries()) {
      const { secret } = await make.webhook(app, { url: `${server.url}/${index}`, events })
      secrets.set(`/${index}`, secret)
    }
    const event = await publish(app, { type: 'custom.order.paid', data: { total: 1 } })
    await app.drain()
    const paths = server.requests.map(({ url }) => String(url))
    assert.deepEqual(paths.toSorted(), ['/0', '/1', '/2', '/3'])
    t.mock.timers.enable({ apis: ['Date'], now: app.clock.now() })
    for (const { body, headers, url } of server.requests) {
      assert.equal(body.toString(), JSON.stringify(event))
      assert.equal(headers['x-service-event'], 'custom.order.paid')
      new Webhook(secrets.get(String(url)) ?? '').verify(body, headers as Record<string, string>)
    }
  })

  test('is filtered, alone and in a batch', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    await make.webhook(app, { url: `${server.url}/large`, filter: 'data.total > 100' })
    await make.webhook(app, { url: `${server.url}/small`, filter: 'data.total <= 100' })
    const order = (total: number) => ({ type: 'custom.order.paid', data: { total } })
    await publish(app, order(500))
    await publish(app, { events: [order(1), order(200), order(2)] })
    await app.drain()
    const seen = server.requests.map(
      ({ url, body }) => `${url} ${JSON.parse(String(body)).data.total}`,
    )
    assert.deepEqual(seen.toSorted(), ['/large 200', '/large 500', '/small 1', '/small 2'])
  })

  test('is thin by its subject, and held by a disabled webhook until a replay by pattern', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const { id } = await make.webhook(app, { url: server.url, payload: 'thin', enabled: false })
    const data = { id: 'order-1', total: 1 }
    await publish(app, { type: 'custom.order.paid', data })
    await publish(app, { type: 'custom.order.paid', data, subject: 'con_1' })
    await publish(app, { type: 'custom.invoice.sent', data: { total: 1 } })
    await app.owner.patch(`/v1/webhooks/${id}`, { enabled: true })
    const replay = (eventTypes: string[]) =>
      app.owner.post(`/v1/webhooks/${id}/replay`, { eventTypes, status: 'held' })
    assert.equal((await replay(['custom.order.*'])).body.replayed, 2)
    assert.equal((await replay(['custom.nothing.*', 'custom.invoice.sent'])).body.replayed, 1)
    await app.drain()
    const seen = server.requests.map(({ body }) => JSON.stringify(JSON.parse(String(body)).data))
    assert.deepEqual(seen.toSorted(), ['{"id":"con_1"}', '{"id":"order-1"}', '{}'])
  })

  test('is canceled if its group is no longer subscribed to', async (t) => {
    const app = await harness(t)
    const events = ['custom.order.*', 'custom.invoice.sent']
    const { id } = await make.webhook(app, { enabled: false, events })
    await publish(app, { type: 'custom.order.paid', data: {} })
    await publish(app, { type: 'custom.invoice.sent', data: {} })
    await app.owner.patch(`/v1/webhooks/${id}`, { events: ['custom.order.paid', 'contact.*'] })
    const { data } = (await app.owner.get(`/v1/webhooks/${id}/deliveries`)).body
    assert.deepEqual(
      data.map((one: { eventType: string; status: string }) => [one.eventType, one.status]),
      [
        ['custom.invoice.sent', 'canceled'],
        ['custom.order.paid', 'held'],
      ],
    )
  })

  test('can be tested by its type before the first event', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const { id } = await make.webhook(app, { url: server.url, events: ['custom.*'] })
    const test = (eventType: string) => app.owner.post(`/v1/webhooks/${id}/test`, { eventType })
    assert.equal((await test('custom.order.paid')).status, 201)
    assert.equal((await test('custom.*')).body.error.field, 'eventType')
    await app.drain()
    const { type, data } = JSON.parse(String(server.requests[0]?.body))
    assert.deepEqual([type, data], ['custom.order.paid', { message: 'This is a test.' }])
    assert.deepEqual((await app.owner.get('/v1/events?type=custom.*')).body.data, [])
  })

  test('is erased with its contact', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    const about = { type: 'custom.order.paid', data: { name: 'Ada' }, subject: contact.id, id: 'A' }
    const { id } = await publish(app, about)
    const other = await publish(app, { type: 'custom.order.paid', data: { name: 'Bob' } })
    await app.owner.delete(`/v1/contacts/${contact.id}`)
    assert.deepEqual((await app.owner.get(`/v1/events/${id}`)).body.data, { id: contact.id })
    assert.deepEqual((await app.owner.get(`/v1/events/${other.id}`)).body, other)
  })
})

describe('GET /v1/events of custom types', () => {
  const history = async (app: Harness) => {
    await make.contact(app)
    for (const type of [
      'custom.order.paid',
      'custom.order.paid.late',
      'custom.order_x',
      'custom.a',
    ]) {
      app.clock.advance('1s')
      await publish(app, { type, data: { id: 'order-1' } })
    }
  }

  for (const [query, types] of [
    [
      'type=custom.*',
      ['custom.a', 'custom.order_x', 'custom.order.paid.late', 'custom.order.paid'],
    ],
    ['type=custom.order.*', ['custom.order.paid.late', 'custom.order.paid']],
    ['type=custom.order.paid', ['custom.order.paid']],
    ['type=custom.nothing.*', []],
    ['type=contact.*', ['contact.created']],
    ['subject=order-1&type=custom.order.paid.*', ['custom.order.paid.late']],
  ] as const) {
    test(`200 finds those of ${query}, in the list and in the feed`, async (t) => {
      const app = await harness(t)
      await history(app)
      assert.deepEqual(typesOf((await app.owner.get(`/v1/events?${query}`)).body.data), types)
      const feed = async (tries = 1): Promise<{ type: string }[]> => {
        const { data } = (await app.owner.get(`/v1/events?after=&${query}`)).body
        return data.length === types.length || tries === 1_000 ? data : feed(tries + 1)
      }
      assert.deepEqual(typesOf(await feed()), types.toReversed())
    })
  }

  test('200 walks page by page if there are more types than are looked up one by one', async (t) => {
    const app = await harness(t)
    const events = Array.from({ length: 100 }, (_, n) => ({ type: `custom.t${n}`, data: {} }))
    await publish(app, { events })
    await publish(app, {
      events: [
        { type: 'custom.more.paid', data: {} },
        { type: 'custom.t5', data: {} },
      ],
    })
    const { body } = await app.owner.get('/v1/events?type=custom.*&limit=100')
    const rest = await app.owner.get(`/v1/events?type=custom.*&limit=100&cursor=${body.nextCursor}`)
    assert.deepEqual([body.data.length, rest.body.data.length], [100, 2])
    const { data } = (await app.owner.get('/v1/events?type=custom.more.*')).body
    assert.deepEqual(typesOf(data), ['custom.more.paid'])
  })

  test('200 lists their types after the first event', async (t) => {
    const app = await harness(t)
    await history(app)
    const types = async (client = app.owner) =>
      typesOf((await client.get('/v1/event-types')).body.data).filter((one) =>
        one.startsWith('custom'),
      )
    const all = ['custom.a', 'custom.order.paid', 'custom.order.paid.late', 'custom.order_x']
    assert.deepEqual((await types()).toSorted(), all)
    const { client } = await make.stranger(app)
    assert.deepEqual(await types(client), [])
  })
})
