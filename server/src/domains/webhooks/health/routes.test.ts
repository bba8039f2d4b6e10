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
    const counted = async () => {
      const { slots, p50Ms, p95Ms, ...counts } = await read()
      assert.equal(slots.length, 48)
      assert.equal(slots[0].from, counts.since)
      assert.deepEqual([p50Ms, p95Ms].includes(null), counts.attempts === 0)
      const [succeeded, failed] = ['succeeded', 'failed'].map((field) =>
        slots.reduce((sum: number, slot: Record<string, number>) => sum + (slot[field] ?? 0), 0),
      )
      assert.deepEqual([succeeded, failed], [counts.succeeded, counts.attempts - counts.succeeded])
      return counts
    }
    const nothing = {
      ...{ attempts: 0, succeeded: 0, succeededInARow: 0, failedDeliveries: 0 },
      ...{ lastSuccessAt: null, lastFailureAt: null, successRate: null },
    }
    assert.deepEqual(await counted(), { since: dayBefore(), ...nothing })

    await make.contact(app)
    await app.drain()
    const failedAt = app.clock.now().toISOString()
    answer.status = 204
    app.clock.advance('1h')
    await make.contact(app)
    await app.drain()
    const succeededAt = app.clock.now().toISOString()
    assert.deepEqual(await counted(), {
      since: dayBefore(),
      attempts: 3,
      succeeded: 2,
      succeededInARow: 2,
      failedDeliveries: 0,
      successRate: 2 / 3,
      lastSuccessAt: succeededAt,
      lastFailureAt: failedAt,
    })
    app.clock.advance('23h')
    app.clock.advance('1m')
    assert.deepEqual((await read()).attempts, 2)
    app.clock.advance('1h')
    assert.deepEqual(await counted(), { since: dayBefore(), ...nothing })
  })

  test('200 counts attempts and durations in the slot in which they began, and what can be replayed', async (t) => {
    const app = await harness(t)
    const settings = { events: ['webhook.test'], retryScheduleSeconds: [] }
    const { id } = await make.webhook(app, settings)
    const { db } = app.context.database
    const slotMs = 86_400_000 / 48
    const now = app.clock.now()
    const begun = [
      ...[10, 20, 90].map((durationMs) => ({ slot: 0, durationMs, succeeded: true })),
      { slot: 47, durationMs: 40, succeeded: false },
      { slot: 47.5, durationMs: 50, succeeded: true },
    ]
    for (const { slot, durationMs, succeeded } of begun) {
      const at = new Date(now.getTime() - 86_400_000 + slot * slotMs + 1)
      await sql`
        with event as (
          insert into events (organization_id, id, type, body, created_at)
          select organization_id, uuid_v7(), 'webhook.test', '{}', ${at} from webhooks where id = ${id}
          returning organization_id, id
        ), owed as (
          insert into deliveries (organization_id, id, webhook_id, event_id, event_type, status, created_at)
          select organization_id, uuid_v7(), ${id}, id, 'webhook.test',
            ${succeeded ? 'succeeded' : 'failed'}, ${at} from event returning organization_id, id
        )
        insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, succeeded)
        select organization_id, uuid_v7(), id, ${at}, ${durationMs}, '{}', ${succeeded} from owed`.execute(
        db,
      )
    }
    const { body } = await app.owner.get(`/v1/webhooks/${id}/health`)
    const [first, second, ...rest] = body.slots
    const { from: _, ...oldest } = first
    assert.deepEqual(oldest, { succeeded: 3, failed: 0, p50Ms: 20, p95Ms: 90 })
    assert.equal(Date.parse(second.from) - Date.parse(first.from), slotMs)
    assert.deepEqual([second.succeeded, second.p50Ms], [0, null])
    const { succeeded, failed, p50Ms, p95Ms } = rest.at(-1)
    assert.deepEqual([succeeded, failed, p50Ms, p95Ms], [1, 1, 40, 50])
    assert.deepEqual([body.p50Ms, body.p95Ms, body.succeededInARow], [40, 90, 1])
    assert.equal(body.failedDeliveries, 1)
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
    assert.deepEqual([body.attempts, body.successRate, body.succeededInARow], [5000, 1, 5000])
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
