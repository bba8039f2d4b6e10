import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

/** A webhook that has failed once and waits for its retry. */
async function failedOnce(t: TestContext, app: Harness, fields: object = {}) {
  const answer = { status: 500 }
  const { url, requests } = await startHttpServer(t, (_request, response) =>
    response.writeHead(answer.status).end(),
  )
  const events = ['contact.created', 'source.*']
  const webhook = await make.webhook(app, { url: `${url}/`, events, ...fields })
  await make.contact(app)
  await app.drain()
  assert.equal(requests.length, 1)
  const path = `/v1/webhooks/${webhook.id}`
  const deliveries = async () => (await app.owner.get(`${path}/deliveries`)).body.data
  return { answer, requests, webhook, path, deliveries }
}

describe('between two attempts', () => {
  test('deleting the webhook stops its pending retries', async (t) => {
    const app = await harness(t)
    const { requests, path } = await failedOnce(t, app)
    await app.owner.delete(path)
    app.clock.advance('30d')
    await app.drain()
    assert.equal(requests.length, 1)
    assert.deepEqual(await app.context.database.db.selectFrom('attempts').selectAll().execute(), [])
  })

  test('unsubscribing stops the pending retries of the affected events, for good', async (t) => {
    const app = await harness(t)
    const { requests, path, deliveries } = await failedOnce(t, app)
    await app.owner.patch(path, { events: ['source.*'] })
    await app.owner.patch(path, { events: ['contact.created'] })
    app.clock.advance('30d')
    await app.drain()
    assert.equal(requests.length, 1)
    const [{ status, nextAttemptAt }] = await deliveries()
    assert.deepEqual([status, nextAttemptAt], ['canceled', null])
  })

  test('disabling holds pending deliveries, and their replay restarts the schedule', async (t) => {
    const app = await harness(t)
    const { answer, requests, path, deliveries } = await failedOnce(t, app)
    await app.owner.patch(path, { enabled: false })
    app.clock.advance('30d')
    await app.drain()
    assert.equal((await deliveries())[0].status, 'held')
    await app.owner.patch(path, { enabled: true })
    await app.drain()
    assert.equal(requests.length, 1, 'enabling sends nothing by itself')
    answer.status = 200
    assert.deepEqual((await app.owner.post(`${path}/replay`)).body, { replayed: 1 })
    await app.drain()
    assert.equal((await deliveries())[0].status, 'succeeded')
  })

  test('a rotated secret signs the second one, and the old one only during the overlap', async (t) => {
    const app = await harness(t)
    const { requests, path, webhook } = await failedOnce(t, app)
    const { secret } = (await app.owner.post(`${path}/rotate-secret`, { overlapHours: 0 })).body
    app.clock.advance('6s')
    await app.drain()
    const signed = ({ body }: { body: Buffer }, key: string) =>
      createHmac('sha256', key).update(body).digest('hex')
    const [first, second] = requests
    assert.ok(first && second)
    assert.equal(first.headers['x-service-signature'], signed(first, webhook.secret))
    assert.equal(second.headers['x-service-signature'], signed(second, secret))
    assert.equal(second.headers['x-service-signature-previous'], undefined)
    assert.equal(second.headers['webhook-id'], first.headers['webhook-id'])
  })

  test('a changed schedule applies from the next failure on', async (t) => {
    const app = await harness(t)
    const { requests, path, deliveries } = await failedOnce(t, app)
    await app.owner.patch(path, { retryScheduleSeconds: [5] })
    app.clock.advance('6s')
    await app.drain()
    assert.equal(requests.length, 2)
    assert.equal((await deliveries())[0].status, 'failed')
  })
})

describe('the schedule of a webhook', () => {
  test('replaces the documented one, and no attempt comes early', async (t) => {
    const app = await harness(t)
    const waits = [60, 1, 600]
    const { requests, deliveries } = await failedOnce(t, app, { retryScheduleSeconds: waits })
    for (const [index, seconds] of waits.entries()) {
      app.clock.advance(`${seconds * 1_000 - 1}ms`)
      await app.drain()
      assert.equal(requests.length, index + 1, 'an attempt came early')
      app.clock.advance(`${seconds * 100 + 2}ms`)
      await app.drain()
      assert.equal(requests.length, index + 2, 'an attempt is missing')
    }
    assert.equal((await deliveries())[0].status, 'failed')
  })

  test('that is empty allows one attempt, and a manual retry one more', async (t) => {
    const app = await harness(t)
    const { requests, deliveries } = await failedOnce(t, app, { retryScheduleSeconds: [] })
    const [{ id, status }] = await deliveries()
    assert.equal(status, 'failed')
    await app.owner.post(`/v1/deliveries/${id}/retry`)
    await app.drain()
    app.clock.advance('30d')
    await app.drain()
    assert.equal(requests.length, 2)
    assert.equal((await deliveries())[0].status, 'failed')
  })
})
