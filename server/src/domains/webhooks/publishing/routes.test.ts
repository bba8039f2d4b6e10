import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { countQueries } from '../../../../test/queries.ts'
import { applyRetention } from '../retention/retention.ts'

const paid = { type: 'custom.order.paid', data: { orderId: 'A-1001', total: 4900 } }

const publish = (app: Harness, body: unknown, headers?: Record<string, string>) =>
  app.owner.post('/v1/events', body as object, headers)

const listed = async (app: Harness, query = ''): Promise<{ id: string; type: string }[]> =>
  (await app.owner.get(`/v1/events?limit=100${query}`)).body.data

describe('POST /v1/events', () => {
  test('201 publishes one event, which is read at its Location, listed and in the feed', async (t) => {
    const app = await harness(t)
    const { status, body, headers } = await publish(app, paid)
    assert.equal(status, 201)
    assert.deepEqual(body, {
      id: body.id,
      type: paid.type,
      createdAt: app.clock.now().toISOString(),
      organizationId: app.organization.id,
      data: paid.data,
    })
    assert.equal(headers['location'], `/v1/events/${body.id}`)
    assert.deepEqual((await app.owner.get(headers['location'] ?? '')).body, body)
    assert.deepEqual(await listed(app), [body])
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get('/v1/events')).body.data, [])
    assert.equal((await client.get(`/v1/events/${body.id}`)).status, 404)
  })

  test('201 publishes a batch in its order, without a Location', async (t) => {
    const app = await harness(t)
    const events = Array.from({ length: 100 }, (_, n) => ({ ...paid, data: { n } }))
    const { status, body, headers } = await publish(app, { events })
    assert.deepEqual([status, headers['location']], [201, undefined])
    assert.deepEqual(
      body.data.map(({ data }: { data: unknown }) => data),
      events.map(({ data }) => data),
    )
    assert.deepEqual(await listed(app), body.data.toReversed())
    const { owner } = app
    const feed = async (tries = 1): Promise<unknown[]> => {
      const { data } = (await owner.get('/v1/events?after=&limit=100&type=custom.*')).body
      return data.length > 0 || tries === 1_000 ? data : feed(tries + 1)
    }
    assert.deepEqual(await feed(), body.data)
  })

  test('403 needs events:write, 401 a token', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['webhooks:write', 'webhooks:read']))
    const { status, body } = await writer.post('/v1/events', paid)
    assert.deepEqual([status, body.error.code], [403, 'insufficient_scope'])
    assert.match(body.error.message, /events:write/)
    assert.equal((await app.as(null).post('/v1/events', paid)).status, 401)
    const publisher = app.as(await make.token(app, ['events:write']))
    assert.equal((await publisher.post('/v1/events', paid)).status, 201)
    assert.equal((await publisher.get('/v1/events')).status, 403)
  })

  for (const type of [
    'order.paid',
    'contact.created',
    'custom',
    'custom.',
    'custom.Paid',
    'custom.a-b',
    'custom.1a',
    'custom..a',
    'custom.a.b.c.d.e',
    `custom.${'a'.repeat(94)}`,
    'custom.a\n',
    1,
  ]) {
    test(`422 refuses the type ${JSON.stringify(type)}, and names its field`, async (t) => {
      const app = await harness(t)
      const alone = await publish(app, { ...paid, type })
      assert.deepEqual([alone.status, alone.body.error.field], [422, 'type'])
      assert.match(alone.body.error.message, /custom\.order\.paid/)
      const among = await publish(app, { events: [paid, paid, paid, { ...paid, type }] })
      assert.deepEqual([among.status, among.body.error.field], [422, 'events.3.type'])
      assert.deepEqual(await listed(app), [])
    })
  }

  for (const [field, body] of [
    ['data', { type: paid.type }],
    ['data', { ...paid, data: [] }],
    ['data', { ...paid, data: 'text' }],
    ['id', { ...paid, id: '' }],
    ['id', { ...paid, id: 'x'.repeat(65) }],
    ['subject', { ...paid, subject: 'x'.repeat(101) }],
    ['createdAt', { ...paid, createdAt: '2026-11-21T09:30:00Z' }],
    ['events', { events: [] }],
    ['events', { events: Array.from({ length: 101 }, () => paid) }],
    ['events', { ...paid, events: [paid] }],
    ['foo', { events: [paid], foo: 1 }],
    ['events.0.id', { events: [{ ...paid, id: 7 }] }],
    ['events.1.data', { events: [paid, { type: paid.type }] }],
  ] as const) {
    test(`422 names ${field} in ${JSON.stringify(body).slice(0, 80)}`, async (t) => {
      const app = await harness(t)
      const answer = await publish(app, body)
      assert.deepEqual([answer.status, answer.body.error.field], [422, field], answer.text)
      assert.deepEqual(await listed(app), [])
    })
  }

  test('422 refuses data above 256 kB, and 413 a body above 1 MiB, with its whole batch', async (t) => {
    const app = await harness(t)
    const sized = (bytes: number) => ({ ...paid, data: { t: 'ü'.repeat((bytes - 8) / 2) } })
    const largest = await publish(app, sized(262_144))
    assert.equal(largest.status, 201)
    const beyond = await publish(app, sized(262_146))
    assert.deepEqual([beyond.status, beyond.body.error.field], [422, 'data'])
    assert.match(beyond.body.error.message, /262146.*262144/)
    const among = await publish(app, { events: [paid, sized(262_146)] })
    assert.deepEqual([among.status, among.body.error.field], [422, 'events.1.data'])
    const five = await publish(app, { events: Array.from({ length: 5 }, () => sized(250_000)) })
    assert.deepEqual([five.status, five.body.error.code], [413, 'payload_too_large'])
    assert.deepEqual(await listed(app), [largest.body])
  })

  test('201 keeps numbers as they were written, up to the receiver', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    await make.webhook(app, { url: server.url })
    const data = '{"n":9007199254740993,"m":[-0,1.50,1e2],"s":"\\"1.50"}'
    const payload = `{ "type": "custom.long",  "data": ${data.replaceAll(',', ' , ')} }`
    const headers = { 'content-type': 'application/json' }
    const { text } = await app.owner.send({ method: 'POST', url: '/v1/events', payload, headers })
    assert.ok(text.endsWith(`"data":${data}}`), text)
    await app.drain()
    assert.equal(server.requests[0]?.body.toString(), text)
    assert.deepEqual(
      (await app.owner.get('/v1/events')).text.split(',"hasMore"')[0],
      `{"data":[${text}]`,
    )
  })

  test('201 writes a batch of 100 with as many statements as a single event', async (t) => {
    const app = await harness(t)
    await make.webhook(app)
    await make.webhook(app, { filter: 'data.n > 50' })
    const queries = countQueries(t)
    const statements = async (events: object[]): Promise<number> => {
      const before = queries()
      assert.equal((await publish(app, { events })).status, 201)
      return queries() - before
    }
    await statements([paid])
    assert.equal(
      await statements([paid]),
      await statements(Array.from({ length: 100 }, () => paid)),
    )
  })

  test('leaves no audit entry, and costs no credits', async (t) => {
    const app = await harness(t)
    const actions = async () =>
      (await app.owner.get('/v1/audit-log')).body.data.map(
        ({ action }: { action: string }) => action,
      )
    const [before, { body: usage }] = [await actions(), await app.owner.get('/v1/usage')]
    await publish(app, paid)
    assert.deepEqual(await actions(), before)
    assert.deepEqual((await app.owner.get('/v1/usage')).body.credits, usage.credits)
  })
})

describe('POST /v1/events with an id', () => {
  test('201 answers a repeat with the first event, with any content, for 30 days', async (t) => {
    const app = await harness(t)
    const first = await publish(app, { ...paid, id: 'A' })
    app.clock.advance('29d')
    const again = await publish(app, { type: 'custom.other', data: {}, id: 'A' })
    assert.deepEqual([again.status, again.text], [201, first.text])
    assert.equal(again.headers['location'], first.headers['location'])
    assert.notEqual((await publish(app, { ...paid, id: 'a' })).body.id, first.body.id)
    app.clock.advance('2d')
    const next = await publish(app, { ...paid, id: 'A' })
    assert.notEqual(next.body.id, first.body.id)
    assert.deepEqual((await publish(app, { ...paid, id: 'A' })).body, next.body)
    assert.equal((await listed(app)).length, 3)
  })

  test('201 creates no delivery for a repeat', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    await make.webhook(app, { url: server.url })
    await make.webhook(app, { url: server.url, filter: 'true' })
    const events = [{ ...paid, id: 'A' }, { ...paid, id: 'B' }, paid]
    await publish(app, { events: events.slice(0, 1) })
    await publish(app, { events })
    await app.drain()
    const types = await listed(app)
    assert.deepEqual([types.length, server.requests.length], [3, 6])
  })

  test('201 answers a repeat in the same batch with its first event', async (t) => {
    const app = await harness(t)
    const events = [
      { ...paid, id: 'B' },
      paid,
      { ...paid, id: 'A' },
      { ...paid, id: 'B', data: {} },
    ]
    const { data } = (await publish(app, { events })).body
    assert.equal(new Set(data.map(({ id }: { id: string }) => id)).size, 3)
    assert.deepEqual([data[3], data[0].data], [data[0], paid.data])
    assert.equal((await listed(app)).length, 3)
  })

  test('201 answers a repeat with the rest of an expunged event', async (t) => {
    const app = await harness(t)
    const first = await publish(app, { ...paid, id: 'A', subject: 'order-1' })
    app.clock.advance('30d')
    app.clock.advance('-1s')
    const { config } = app.context
    await applyRetention({
      ...app.context,
      config: { ...config, retention: { ...config.retention, payloadDays: 1 } },
    })
    const { body } = await publish(app, { ...paid, id: 'A' })
    assert.deepEqual([body.id, body.data], [first.body.id, { id: 'order-1' }])
    assert.equal(body.expungedAt, app.clock.now().toISOString())
  })

  test('201 separates the ids of organizations', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const mine = await publish(app, { ...paid, id: 'A' })
    const theirs = await client.post('/v1/events', { ...paid, id: 'A' })
    assert.notEqual(theirs.body.id, mine.body.id)
    assert.equal((await client.get('/v1/events')).body.data.length, 1)
  })

  test('201 publishes once if several publish at the same time, in batches in any order', {
    skip: !onPostgres && 'needs PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const events = Array.from({ length: 20 }, (_, n) => ({ ...paid, id: `order-${n}` }))
    const rounds = Array.from({ length: 12 }, (_, n) =>
      publish(app, { events: n % 2 === 0 ? events : events.toReversed() }),
    )
    const answers = await Promise.all(rounds)
    const byId = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id).toSorted()
    for (const { status, body, text } of answers) {
      assert.equal(status, 201, text)
      assert.deepEqual(byId(body), byId(answers[0]?.body))
    }
    assert.equal((await listed(app)).length, 20)
  })

  test('201 replays the whole response of an Idempotency-Key, which works separately', async (t) => {
    const app = await harness(t)
    const key = { 'idempotency-key': 'once' }
    const first = await publish(app, { events: [paid, paid] }, key)
    const again = await publish(app, { events: [paid, paid] }, key)
    assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true'])
    const other = await publish(app, { events: [paid] }, key)
    assert.equal(other.body.error.code, 'idempotency_key_reused')
    assert.equal((await listed(app)).length, 2)
  })
})
