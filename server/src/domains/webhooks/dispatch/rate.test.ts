import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { Dispatcher } from './dispatcher.ts'

/** A webhook whose receiver notes when each request came, by the clock of the test. */
async function receiver(t: TestContext, app: Harness, fields: object) {
  const arrivals: number[] = []
  const { url } = await startHttpServer(t, (_request, response) => {
    arrivals.push(app.clock.now().getTime())
    response.end()
  })
  const { id } = await make.webhook(app, { url: `${url}/`, events: ['contact.created'], ...fields })
  return { id, arrivals }
}

/** As many deliveries as wanted, of one event: what a rate cares about is their number. */
async function owe(app: Harness, webhookId: string, count: number): Promise<void> {
  const { db } = app.context.database
  const { organization_id } = await db
    .selectFrom('webhooks')
    .select('organization_id')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  const events = ids.map((id) => ({
    organization_id,
    id,
    type: 'contact.created',
    body: '{}',
    created_at: now,
  }))
  await db.insertInto('events').values(events).execute()
  const deliveries = ids.map((id) => ({
    organization_id,
    id: crypto.randomUUID(),
    webhook_id: webhookId,
    event_id: id,
    event_type: 'contact.created',
    status: 'pending',
    next_attempt_at: now,
    created_at: now,
  }))
  await db.insertInto('deliveries').values(deliveries).execute()
}

/** The most and the fewest that came within any 10 seconds. */
function countsOf(arrivals: readonly number[], from: number, to: number): [number, number] {
  const counts: number[] = []
  for (let start = from; start + 10_000 <= to; start += 50) {
    counts.push(arrivals.filter((at) => at >= start && at < start + 10_000).length)
  }
  return [Math.min(...counts), Math.max(...counts)]
}

describe('each webhook keeps its own rate limit', () => {
  for (const perSecond of [3, 20]) {
    test(`of ${perSecond} a second within 5 % over any 10 seconds, across all nodes`, async (t) => {
      const app = await harness(t)
      const { id, arrivals } = await receiver(t, app, { rateLimitPerSecond: perSecond })
      await owe(app, id, perSecond * 14)
      const nodes = [1, 2].map(() => new Dispatcher({ ...app.context, metrics: createMetrics() }))
      const from = app.clock.now().getTime()
      for (let step = 0; step < 240; step++) {
        await Promise.all(nodes.map((node) => node.drain()))
        app.clock.advance('50ms')
      }
      const [fewest, most] = countsOf(arrivals, from, app.clock.now().getTime())
      assert.ok(most <= perSecond * 10.5, `${most} within 10 s`)
      assert.ok(fewest >= perSecond * 9.5, `${fewest} within 10 s`)
    })
  }

  test('of 1 a second at most 10 in any 10 seconds, and 95 % of it in the long run', async (t) => {
    const app = await harness(t)
    const { id, arrivals } = await receiver(t, app, { rateLimitPerSecond: 1 })
    await owe(app, id, 42)
    const from = app.clock.now().getTime()
    for (let step = 0; step < 400; step++) {
      await app.drain()
      app.clock.advance('100ms')
    }
    const [, most] = countsOf(arrivals, from, app.clock.now().getTime())
    assert.ok(most <= 10, `${most} within 10 s`)
    assert.ok(arrivals.length >= 38, `${arrivals.length} within 40 s`)
  })

  test('and waiting deliveries use no claim and no slot', async (t) => {
    const app = await harness(t)
    const { id, arrivals } = await receiver(t, app, { rateLimitPerSecond: 1 })
    const other = await receiver(t, app, {})
    await owe(app, id, 5)
    await owe(app, other.id, 5)
    await app.drain()
    assert.deepEqual([arrivals.length, other.arrivals.length], [1, 5])
    const { body } = await app.owner.get(`/v1/webhooks/${id}/deliveries?status=pending`)
    assert.equal(body.data.length, 4)
    const { text } = await app.as(null).get('/metrics')
    assert.match(text, /^capstan_deliveries_in_flight 0$/m)
  })

  test('and a running dispatcher continues when the limit allows it', async (t) => {
    const app = await harness(t)
    const { id, arrivals } = await receiver(t, app, { rateLimitPerSecond: 500 })
    await owe(app, id, 150)
    const begunAt = app.clock.now().getTime() - performance.now()
    const clock = { isManual: true, now: () => new Date(begunAt + performance.now()) } as const
    await using running = await new Dispatcher({
      ...app.context,
      clock,
      metrics: createMetrics(),
    }).start()
    const { promise, resolve } = Promise.withResolvers<void>()
    const push = arrivals.push.bind(arrivals)
    arrivals.push = (at) => {
      if (arrivals.length === 149) resolve()
      return push(at)
    }
    await promise
    assert.ok(running)
  })
})

describe('a clock jump', () => {
  const fields = { rateLimitPerSecond: 2 }

  test('forwards lets a rate-limited webhook catch up on no more than a moment', async (t) => {
    const app = await harness(t)
    const { id, arrivals } = await receiver(t, app, fields)
    await owe(app, id, 20)
    await app.drain()
    app.clock.advance('5h')
    await app.drain()
    assert.equal(arrivals.length, 2)
  })

  test('backwards does not silence a rate-limited webhook, nor a new event', async (t) => {
    const app = await harness(t)
    const { id, arrivals } = await receiver(t, app, fields)
    const fast = await receiver(t, app, {})
    await owe(app, id, 1)
    await app.drain()
    app.clock.advance('-5h')
    await owe(app, id, 1)
    await owe(app, fast.id, 1)
    await app.drain()
    assert.deepEqual([arrivals.length, fast.arrivals.length], [2, 1])
  })

  test('forwards sends each retry once', async (t) => {
    const app = await harness(t)
    const { requests, url } = await startHttpServer(t, (_request, response) =>
      response.writeHead(500).end(),
    )
    await make.webhook(app, { url: `${url}/`, events: ['contact.*'] })
    await make.contact(app)
    await app.drain()
    app.clock.advance('30d')
    await app.drain()
    await app.drain()
    assert.equal(requests.length, 2)
  })
})
