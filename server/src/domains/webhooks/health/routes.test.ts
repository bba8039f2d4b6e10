import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { harness } from '../../../../test/harness.ts'

describe('GET /v1/webhooks/{id}/health', () => {
  test('200 returns how the attempts of the last 24 hours ended', async (t) => {
    const app = await harness(t)
    const answer = { status: 500 }
    const server = await startHttpServer(t, (_request, response) =>
      response.writeHead(answer.status).end(),
    )
    const { id } = await make.webhook(app, { url: `${server.url}/`, events: ['contact.*'] })
    const read = async () => (await app.owner.get(`/v1/webhooks/${id}/health`)).body
    const dayBefore = () => new Date(app.clock.now().getTime() - 86_400_000).toISOString()
    const nothing = { lastSuccessAt: null, lastFailureAt: null, successRate: null }
    assert.deepEqual(await read(), { since: dayBefore(), attempts: 0, succeeded: 0, ...nothing })

    await make.contact(app)
    await app.drain()
    const failedAt = app.clock.now().toISOString()
    answer.status = 204
    app.clock.advance('1h')
    await make.contact(app)
    await app.drain()
    const succeededAt = app.clock.now().toISOString()
    assert.deepEqual(await read(), {
      since: dayBefore(),
      attempts: 3,
      succeeded: 2,
      successRate: 2 / 3,
      lastSuccessAt: succeededAt,
      lastFailureAt: failedAt,
    })
    app.clock.advance('23h')
    app.clock.advance('1m')
    assert.deepEqual((await read()).attempts, 2)
    app.clock.advance('1h')
    assert.deepEqual(await read(), { since: dayBefore(), attempts: 0, succeeded: 0, ...nothing })
  })

  test('200 counts from the oldest of the last 5,000 deliveries of a busy webhook', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app, { events: ['webhook.test'] })
    const { db } = app.context.database
    const now = app.clock.now()
    await sql`
      with given as (
        select organization_id, uuid_v7() as id, i, ${now}::timestamptz - i * interval '1 second' as at
        from webhooks, generate_series(6000, 1, -1) as i where id = ${id}
      ), happened as (
        insert into events (organization_id, id, type, body, created_at)
        select organization_id, id, 'webhook.test', '{}', at from given
      ), owed as (
        insert into deliveries (organization_id, id, webhook_id, event_id, event_type, status, created_at)
        select organization_id, (lpad(to_hex(10000 - i), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
          ${id}, id, 'webhook.test', 'succeeded', at from given returning organization_id, id, created_at
      )
      insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, succeeded)
      select organization_id, id, id, created_at, 1, '{}', true from owed`.execute(db)
    const { body } = await app.owner.get(`/v1/webhooks/${id}/health`)
    assert.deepEqual([body.attempts, body.successRate], [5000, 1])
    assert.equal(body.since, new Date(now.getTime() - 5_000_000).toISOString())
  })

  test('404 for another organization, 403 needs webhooks:read, 401 a token', async (t) => {
    const app = await harness(t)
    const path = `/v1/webhooks/${(await make.webhook(app)).id}/health`
    const { client } = await make.stranger(app)
    assert.equal((await client.get(path)).status, 404)
    assert.equal((await app.as(await make.token(app, ['contacts:read'])).get(path)).status, 403)
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await app.owner.get('/v1/webhooks/nothing/health')).status, 400)
  })
})
