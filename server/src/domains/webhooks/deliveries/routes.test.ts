import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countQueries } from '../../../../test/queries.ts'

/** A webhook whose receiver answers with `status`, which a test may change; 0 breaks the connection off. */
async function receiver(t: TestContext, app: Harness, fields: object = {}) {
  const answer = { status: 200 }
  const server = await startHttpServer(t, (_request, response) =>
    answer.status === 0 ? response.destroy() : response.writeHead(answer.status).end(),
  )
  const webhook = await make.webhook(app, {
    url: `${server.url}/`,
    events: ['contact.*'],
    ...fields,
  })
  const path = `/v1/webhooks/${webhook.id}`
  const list = async (query = '') => (await app.owner.get(`${path}/deliveries${query}`)).body.data
  const set = (changes: object) => app.owner.patch(path, changes)
  const replay = async (body?: object) => (await app.owner.post(`${path}/replay`, body)).body
  return { answer, requests: server.requests, webhook, path, list, set, replay }
}

const unknown = 'dlv_01jbts0z0ye8t9tpsz3gn7nkm8'
const pick = <T>(rows: readonly Record<string, T>[], field: string) => rows.map((row) => row[field])

describe('POST /v1/webhooks/{id}/test', () => {
  test('201 sends a test that the delivery log shows and the list of events does not', async (t) => {
    const app = await harness(t)
    const { path, requests, list } = await receiver(t, app)
    const { status, body } = await app.owner.post(`${path}/test`)
    assert.equal(status, 201)
    assert.deepEqual([body.eventType, body.status], ['webhook.test', 'pending'])
    await app.drain()
    assert.equal(requests.length, 1)
    assert.deepEqual(pick(await list(), 'status'), ['succeeded'])
    assert.deepEqual((await app.owner.get('/v1/events')).body.data, [])
  })

  test('201 sends the example of a type in the form of a real event, to this webhook only', async (t) => {
    const app = await harness(t)
    const { path, requests } = await receiver(t, app)
    const other = await receiver(t, app, { events: ['contact.deleted'] })
    await app.owner.post(`${other.path}/test`, { eventType: 'contact.created' })
    await app.drain()
    assert.deepEqual([requests.length, other.requests.length], [0, 1])
    await app.owner.post(`${path}/test`, { eventType: 'contact.created' })
    await make.contact(app)
    await app.drain()
    const [tested, real] = requests.map(({ body }) => JSON.parse(body.toString()))
    assert.deepEqual(Object.keys(tested), Object.keys(real))
    assert.deepEqual(Object.keys(tested.data), Object.keys(real.data))
    assert.deepEqual([tested.type, tested.organizationId], [real.type, real.organizationId])
  })

  test('422 refuses an unknown type, and an address that is no longer allowed', async (t) => {
    const app = await harness(t)
    const { path } = await receiver(t, app)
    const typo = await app.owner.post(`${path}/test`, { eventType: 'contact.crated' })
    assert.deepEqual([typo.status, typo.body.error.field], [422, 'eventType'])
    assert.match(typo.body.error.message, /Did you mean contact\.created/)
    await app.context.database.db
      .updateTable('webhooks')
      .set({ url: 'https://10.0.0.1/' })
      .execute()
    const refused = await app.owner.post(`${path}/test`)
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'target_not_allowed'])
    const { client } = await make.stranger(app)
    assert.equal((await client.post(`${path}/test`)).status, 404)
  })

  test('409 while the webhook is disabled, as for a replay and a retry', async (t) => {
    const app = await harness(t)
    const { path, set, list } = await receiver(t, app)
    await make.contact(app)
    await set({ enabled: false })
    const [{ id }] = await list()
    const answers = [
      await app.owner.post(`${path}/test`),
      await app.owner.post(`${path}/replay`),
      await app.owner.post(`/v1/deliveries/${id}/retry`),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
    }
  })
})

describe('a disabled webhook', () => {
  test('gets nothing: pending and new deliveries are held, also after it is enabled', async (t) => {
    const app = await harness(t)
    const { answer, requests, list, set } = await receiver(t, app)
    answer.status = 500
    await make.contact(app)
    await app.drain()
    await set({ enabled: false })
    assert.deepEqual(pick(await list(), 'status'), ['held'])
    await make.contact(app)
    app.clock.advance('1d')
    await app.drain()
    assert.deepEqual(pick(await list(), 'status'), ['held', 'held'])
    assert.deepEqual(pick(await list(), 'nextAttemptAt'), [null, null])
    await set({ enabled: true })
    await app.drain()
    assert.equal(requests.length, 1)
    await make.contact(app)
    await app.drain()
    assert.equal(requests.length, 2)
  })
})

describe('an event type after unsubscribing', () => {
  test('is no longer sent, but other types are', async (t) => {
    const app = await harness(t)
    const { answer, requests, list, set } = await receiver(t, app)
    answer.status = 500
    const { id } = await make.contact(app)
    await app.owner.patch(`/v1/contacts/${id}`, { name: 'Grace' })
    await app.drain()
    assert.equal(requests.length, 2)
    await set({ events: ['contact.updated'] })
    app.clock.advance('6s')
    await app.drain()
    assert.deepEqual(
      pick(
        requests.map(({ headers }) => headers),
        'x-service-event',
      ).sort(),
      ['contact.created', 'contact.updated', 'contact.updated'],
    )
    const [canceled] = await list('?status=canceled')
    assert.deepEqual(
      [canceled.eventType, canceled.completedAt],
      ['contact.created', new Date(app.clock.now().getTime() - 6_000).toISOString()],
    )
  })
})

describe('POST /v1/webhooks/{id}/replay', () => {
  test('200 sends held deliveries, with the same bytes and id', async (t) => {
    const app = await harness(t)
    const { requests, replay, set, list } = await receiver(t, app)
    await make.contact(app)
    await app.drain()
    await set({ enabled: false })
    await make.contact(app)
    await set({ enabled: true })
    assert.deepEqual(await replay(), { replayed: 1 })
    assert.deepEqual(await replay(), { replayed: 0 })
    await app.drain()
    assert.equal(requests.length, 2)
    const [newest] = await list()
    assert.equal(requests[1]?.headers['webhook-id'], newest.eventId)
    assert.deepEqual([newest.status, newest.attemptsCount], ['succeeded', 1])
  })

  test('200 selects by time, type, event and status, which must all match', async (t) => {
    const app = await harness(t)
    const { requests, replay, list } = await receiver(t, app)
    const beforeAll = app.clock.now().toISOString()
    const { id } = await make.contact(app)
    app.clock.advance('1h')
    const between = app.clock.now().toISOString()
    app.clock.advance('1h')
    await app.owner.patch(`/v1/contacts/${id}`, { name: 'Grace' })
    await app.drain()
    const [updated, created] = await list()
    for (const [filter, expected] of [
      [{ from: between }, [updated.eventId]],
      [{ to: between }, [created.eventId]],
      [{ from: beforeAll, to: created.createdAt }, [created.eventId]],
      [{ eventTypes: ['contact.updated'] }, [updated.eventId]],
      [{ eventTypes: ['contact.*'], status: 'succeeded' }, [created.eventId, updated.eventId]],
      [{ eventIds: [created.eventId] }, [created.eventId]],
      [{ eventIds: [created.eventId], eventTypes: ['contact.updated'] }, []],
      [{ from: beforeAll, status: 'failed' }, []],
    ] as const) {
      requests.length = 0
      assert.deepEqual(await replay(filter), { replayed: expected.length }, JSON.stringify(filter))
      await app.drain()
      const sent = pick(
        requests.map(({ headers }) => headers),
        'webhook-id',
      )
      assert.deepEqual(sent.sort(), expected.toSorted(), JSON.stringify(filter))
    }
  })

  test('200 replay restarts the schedule, and is idempotent by key', async (t) => {
    const app = await harness(t)
    const { answer, requests, path, list } = await receiver(t, app)
    await make.contact(app)
    await app.drain()
    answer.status = 500
    const again = () =>
      app.owner.post(`${path}/replay`, { status: 'succeeded' }, { 'idempotency-key': 'replay-1' })
    assert.equal((await again()).text, (await again()).text)
    await app.drain()
    app.clock.advance('6s')
    await app.drain()
    assert.equal(requests.length, 3)
    const [{ status, attemptsCount }] = await list()
    assert.deepEqual([status, attemptsCount], ['pending', 3])
  })

  for (const [field, body] of [
    ['from', { from: 'yesterday' }],
    ['eventTypes.0', { eventTypes: ['contact.crated'] }],
    ['eventIds.0', { eventIds: ['con_01jbts0z0ye8t9tpsz3gn7nkm8'] }],
    ['status', { status: 'pending' }],
    ['since', { since: '2026-11-21T09:30:00Z' }],
  ] as const) {
    test(`422 refuses ${JSON.stringify(body)} as a replay`, async (t) => {
      const app = await harness(t)
      const { path } = await receiver(t, app)
      const answer = await app.owner.post(`${path}/replay`, body)
      assert.deepEqual([answer.status, answer.body.error?.code], [422, 'validation_error'])
      assert.equal(answer.body.error.field, field)
    })
  }
})

describe('POST /v1/deliveries/{id}/retry', () => {
  test('200 makes a pending one due now, without changing its schedule', async (t) => {
    const app = await harness(t)
    const { answer, requests, list } = await receiver(t, app)
    answer.status = 500
    await make.contact(app)
    await app.drain()
    const [{ id }] = await list()
    const { status, body } = await app.owner.post(`/v1/deliveries/${id}/retry`)
    assert.deepEqual([status, body.status], [200, 'pending'])
    assert.equal(body.nextAttemptAt, app.clock.now().toISOString())
    await app.drain()
    assert.equal(requests.length, 2)
    const [{ nextAttemptAt }] = await list()
    assert.ok(Date.parse(nextAttemptAt) - app.clock.now().getTime() >= 300_000)
  })

  test('200 gives a finished delivery one more attempt', async (t) => {
    const app = await harness(t)
    const { answer, requests, list } = await receiver(t, app)
    await make.contact(app)
    await app.drain()
    const [{ id }] = await list()
    answer.status = 500
    await app.owner.post(`/v1/deliveries/${id}/retry`)
    await app.drain()
    app.clock.advance('30d')
    await app.drain()
    assert.equal(requests.length, 2)
    const { status, attempts } = (await app.owner.get(`/v1/deliveries/${id}`)).body
    assert.deepEqual([status, attempts.length], ['failed', 2])
    assert.deepEqual(attempts[0].request.body, attempts[1].request.body)
  })

  test('404 for a delivery of another organization, and an unknown one', async (t) => {
    const app = await harness(t)
    const { list } = await receiver(t, app)
    await make.contact(app)
    const [{ id }] = await list()
    const { client } = await make.stranger(app)
    const answers = [
      await client.post(`/v1/deliveries/${id}/retry`),
      await client.get(`/v1/deliveries/${id}`),
      await app.owner.get(`/v1/deliveries/${unknown}`),
    ]
    for (const { status } of answers) assert.equal(status, 404)
    for (const bad of ['nonsense', 'evt_01jbts0z0ye8t9tpsz3gn7nkm8']) {
      const { status, body } = await app.owner.get(`/v1/deliveries/${bad}`)
      assert.deepEqual([status, body.error.field], [400, 'id'])
    }
  })

  test('403 needs webhooks:write; webhooks:read can read deliveries, and 401 without a token', async (t) => {
    const app = await harness(t)
    const { list } = await receiver(t, app)
    await make.contact(app)
    const [{ id }] = await list()
    const reader = app.as(await make.token(app, ['webhooks:read']))
    assert.equal((await reader.post(`/v1/deliveries/${id}/retry`)).status, 403)
    assert.equal((await reader.get(`/v1/deliveries/${id}`)).status, 200)
    assert.equal((await app.as(null).get(`/v1/deliveries/${id}`)).status, 401)
  })
})

describe('GET /v1/webhooks/{id}/deliveries', () => {
  test('200 shows how the last attempt of each delivery ended, and null before the first', async (t) => {
    const app = await harness(t)
    const { answer, list, webhook } = await receiver(t, app)
    await make.contact(app)
    assert.deepEqual(pick(await list(), 'lastAttempt'), [null])
    answer.status = 503
    await app.drain()
    const [failed] = await list()
    assert.deepEqual(Object.keys(failed.lastAttempt), ['at', 'statusCode', 'durationMs', 'error'])
    assert.deepEqual([failed.lastAttempt.statusCode, failed.lastAttempt.error], [503, null])
    const { attempts, lastAttempt } = (await app.owner.get(`/v1/deliveries/${failed.id}`)).body
    const [{ startedAt: at, durationMs }] = attempts
    assert.deepEqual(lastAttempt, { at, statusCode: 503, durationMs, error: null })
    answer.status = 0
    const retried = (await app.owner.post(`/v1/deliveries/${failed.id}/retry`)).body
    assert.deepEqual(retried.lastAttempt, lastAttempt)
    await app.drain()
    const [refused] = await list()
    assert.equal(refused.lastAttempt.statusCode, null)
    assert.match(refused.lastAttempt.error.message, /./)
    assert.equal(refused.webhookId, webhook.id)
  })

  test('200 counts attempts against the schedule, and names the subject of the event', async (t) => {
    const app = await harness(t)
    const { answer, list, set } = await receiver(t, app)
    const { id } = await make.contact(app, { name: 'Ada Lovelace' })
    const facts = async () => {
      const [{ attemptsCount, maxAttempts, about }] = await list()
      return [attemptsCount, maxAttempts, about]
    }
    const ada = { name: 'Ada Lovelace', ids: { id } }
    assert.deepEqual(await facts(), [0, 10, ada])
    answer.status = 500
    await app.drain()
    assert.deepEqual(await facts(), [1, 10, ada])
    await set({ retryScheduleSeconds: [5, 5] })
    assert.deepEqual(await facts(), [1, 3, ada])
    app.clock.advance('1h')
    await app.drain()
    app.clock.advance('1h')
    await app.drain()
    assert.deepEqual(await facts(), [3, 3, ada])
    const [failed] = await list()
    assert.equal(failed.status, 'failed')
    const again = (await app.owner.post(`/v1/deliveries/${failed.id}/retry`)).body
    assert.deepEqual([again.attemptsCount, again.maxAttempts], [3, 4])
    // Without the scope for its data, the subject stays unknown.
    const reader = app.as(await make.token(app, ['webhooks:read']))
    const [hidden] = (await reader.get(`/v1/webhooks/${failed.webhookId}/deliveries`)).body.data
    assert.equal(hidden.about, null)
    await set({ events: ['source.*'] })
    const base = await make.base(app)
    await app.owner.post(`/v1/bases/${base.id}/sources`, {
      ...{ type: 'text', name: 'Lamp handbook', text: 'Ships pass.' },
    })
    await app.drain()
    const [ofSource] = await list('?eventType=source.completed')
    assert.equal(ofSource.about.name, 'Lamp handbook')
    assert.equal(ofSource.about.ids.baseId, base.id)
    await app.owner.delete(`/v1/contacts/${id}`)
    assert.deepEqual((await list('?eventType=contact.created'))[0].about, null)
  })

  test('200 reads the facts of a whole page in one query', async (t) => {
    const app = await harness(t)
    const { list } = await receiver(t, app)
    for (let n = 0; n < 5; n++) await make.contact(app)
    await app.drain()
    const count = countQueries(t)
    await list('?limit=1')
    const few = count()
    await list('?limit=5')
    assert.equal(count(), 2 * few)
  })

  test('200 walks all pages, newest first, and filters by status, type and time', async (t) => {
    const app = await harness(t)
    const { answer, list, path } = await receiver(t, app)
    answer.status = 500
    const { id } = await make.contact(app)
    await app.drain()
    app.clock.advance('1s')
    const later = app.clock.now().toISOString()
    answer.status = 200
    await app.owner.patch(`/v1/contacts/${id}`, { name: 'Grace' })
    await app.drain()
    const all = await list()
    assert.deepEqual(pick(all, 'eventType'), ['contact.updated', 'contact.created'])
    for (const [query, expected] of [
      ['status=pending', [1]],
      ['status=succeeded', [0]],
      ['status=delivering', []],
      ['eventType=contact.created', [1]],
      [`from=${later}`, [0]],
      [`to=${all[1].createdAt}`, [1]],
      ['status=pending&eventType=contact.updated', []],
    ] as const) {
      const ids = expected.map((index) => all[index].id)
      assert.deepEqual(pick(await list(`?${query}`), 'id'), ids, query)
    }
    const first = (await app.owner.get(`${path}/deliveries?limit=1`)).body
    const second = await list(`?limit=1&cursor=${first.nextCursor}`)
    assert.deepEqual([...first.data, ...second], all)
  })

  test('400 refuses an unknown status and a cursor of another webhook', async (t) => {
    const app = await harness(t)
    const one = await receiver(t, app)
    const other = await receiver(t, app)
    await make.contact(app)
    await make.contact(app)
    const { nextCursor } = (await app.owner.get(`${one.path}/deliveries?limit=1`)).body
    const foreign = await app.owner.get(`${other.path}/deliveries?limit=1&cursor=${nextCursor}`)
    assert.deepEqual([foreign.status, foreign.body.error.code], [400, 'invalid_cursor'])
    const { status, body } = await app.owner.get(`${one.path}/deliveries?status=lost`)
    assert.deepEqual([status, body.error.field], [400, 'status'])
  })
})
