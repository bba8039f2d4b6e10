import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

/** A webhook whose receiver answers with `status`, which a test may change. */
async function receiver(t: TestContext, app: Harness, status: number) {
  const answer = { status }
  const server = await startHttpServer(t, (_request, response) =>
    response.writeHead(answer.status).end(),
  )
  const { id } = await make.webhook(app, { url: `${server.url}/`, events: ['contact.*'] })
  const read = async () => (await app.owner.get(`/v1/webhooks/${id}`)).body
  const statuses = async () =>
    (await app.owner.get(`/v1/webhooks/${id}/deliveries?limit=100`)).body.data.map(
      (delivery: { status: string }) => delivery.status,
    )
  return { id, answer, read, statuses, requests: server.requests }
}

/** A contact every six hours, each with the retries that have come due. */
async function live(app: Harness, days: number): Promise<void> {
  for (let quarter = 0; quarter < days * 4; quarter++) {
    await make.contact(app)
    await app.drain()
    app.clock.advance('6h')
  }
}

const eventsOf = async (app: Harness, type: string) =>
  (await app.owner.get(`/v1/events?type=${type}`)).body.data

describe('a webhook that answers 410', () => {
  test('is disabled immediately, and its deliveries are held', async (t) => {
    const app = await harness(t)
    const { read, statuses, requests, id } = await receiver(t, app, 410)
    await make.contact(app)
    await app.drain()
    const { enabled, disabledReason } = await read()
    assert.deepEqual([enabled, disabledReason], [false, 'gone'])
    await make.contact(app)
    app.clock.advance('1d')
    await app.drain()
    assert.deepEqual(await statuses(), ['held', 'held'])
    assert.equal(requests.length, 1)
    const [event] = await eventsOf(app, 'webhook.disabled')
    assert.deepEqual([event.data.id, event.data.disabledReason], [id, 'gone'])
  })
})

describe('a webhook that only fails', () => {
  test('is disabled after five days, and its owner is warned at half and notified at the end', async (t) => {
    const app = await harness(t)
    const { read } = await receiver(t, app, 500)
    await live(app, 2.25)
    assert.deepEqual(await eventsOf(app, 'webhook.failing'), [])
    await live(app, 1)
    assert.equal((await eventsOf(app, 'webhook.failing')).length, 1)
    await live(app, 1.5)
    assert.equal((await read()).enabled, true)
    await live(app, 0.75)
    const { enabled, disabledReason } = await read()
    assert.deepEqual([enabled, disabledReason], [false, 'failing'])
    assert.equal((await eventsOf(app, 'webhook.failing')).length, 1)
    assert.equal((await eventsOf(app, 'webhook.disabled')).length, 1)
  })

  test('starts with clean health when it is enabled again', async (t) => {
    const app = await harness(t)
    const { id, read } = await receiver(t, app, 500)
    await live(app, 5.5)
    assert.equal((await read()).enabled, false)
    await app.owner.patch(`/v1/webhooks/${id}`, { enabled: true })
    await live(app, 4)
    assert.equal((await read()).enabled, true)
  })

  test('but succeeds once in five days stays enabled', async (t) => {
    const app = await harness(t)
    const { answer, read } = await receiver(t, app, 500)
    await live(app, 4)
    answer.status = 200
    await live(app, 0.25)
    answer.status = 500
    await live(app, 4)
    assert.equal((await read()).enabled, true)
  })

  test('for five days but fewer than twenty times stays enabled', async (t) => {
    const app = await harness(t)
    const { read } = await receiver(t, app, 500)
    await make.contact(app)
    for (let day = 0; day < 10; day++) {
      await app.drain()
      app.clock.advance('1d')
    }
    await app.drain()
    assert.equal((await read()).enabled, true)
  })

  test('on request does not change its health', async (t) => {
    const app = await harness(t)
    const { id, answer } = await receiver(t, app, 200)
    await make.contact(app)
    await app.drain()
    answer.status = 500
    for (let n = 0; n < 3; n++) {
      await app.owner.post(`/v1/webhooks/${id}/test`)
      await app.owner.post(`/v1/webhooks/${id}/replay`, { status: 'succeeded' })
      await app.drain()
      app.clock.advance('6s')
    }
    const row = await app.context.database.db
      .selectFrom('webhooks')
      .selectAll()
      .executeTakeFirstOrThrow()
    assert.deepEqual([row.failures, row.first_failure_at], [0, null])
  })
})

test('/metrics shows pending deliveries, their age, and how attempts ended', async (t) => {
  const app = await harness(t)
  const { answer } = await receiver(t, app, 500)
  await make.contact(app)
  await app.drain()
  answer.status = 200
  await make.contact(app)
  await app.drain()
  app.clock.advance('1m')
  const { text } = await app.as(null).get('/metrics')
  assert.match(text, /^capstan_deliveries_pending 1$/m)
  const [, waited] = /^capstan_deliveries_oldest_due_seconds (\S+)$/m.exec(text) ?? []
  assert.ok(Number(waited) > 54 && Number(waited) <= 55, `waited ${waited} s`)
  assert.match(text, /^capstan_deliveries_in_flight 0$/m)
  assert.match(text, /^capstan_delivery_attempts_total\{outcome="succeeded"\} \d+$/m)
  assert.match(text, /^capstan_delivery_attempts_total\{outcome="refused"\} \d+$/m)
})
