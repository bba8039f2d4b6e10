import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { Type } from 'typebox'
import { make } from '../../../../test/factories.ts'
import { type ReceivedRequest, startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { untilSomebodyWaits } from '../../../../test/waiting.ts'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import { defineEvent } from '../../../platform/events/event.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { defaultPace } from '../pace-settings.ts'
import type { EndedAttempt } from './attempt.ts'
import { Dispatcher } from './dispatcher.ts'
import { claimDeliveries, insertAttempts } from './store.ts'

const contactCreated = defineEvent('contact.created', 'As contacts emit it.', Type.Object({}), {})

/** Another sender than the one that `app.drain()` uses, as another node would have it. */
const createDispatcher = (
  app: Harness,
  handles: { clock?: Clock } = {},
  graceMs?: number,
): Dispatcher => new Dispatcher({ ...app.context, metrics: createMetrics(), ...handles }, graceMs)

/** A webhook whose receiver answers at once, or keeps every request waiting. */
async function receiver(t: TestContext, app: Harness, { holds = false } = {}) {
  const waiting: ServerResponse[] = []
  const counts: { wanted: number; reached: () => void }[] = []
  const server = await startHttpServer(t, (_request, response) => {
    if (holds) waiting.push(response)
    else response.end()
    for (const { wanted, reached } of counts) if (server.requests.length >= wanted) reached()
  })
  const webhook = await make.webhook(app, { url: `${server.url}/`, events: ['contact.*'] })
  return {
    requests: server.requests,
    webhook,
    waiting,
    arrived(wanted: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      counts.push({ wanted, reached: resolve })
      if (server.requests.length >= wanted) resolve()
      return promise
    },
  }
}

const idsOf = (requests: readonly ReceivedRequest[]): Set<unknown> =>
  new Set(requests.map(({ headers }) => headers['webhook-id']))

const deliveriesOf = async (app: Harness, { id }: { id: string }) =>
  (await app.owner.get(`/v1/webhooks/${id}/deliveries?limit=100`)).body.data

async function publish(app: Harness, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await make.contact(app)
}

describe('a running dispatcher', () => {
  test('sends new events, and deliveries from before its start', async (t) => {
    const app = await harness(t)
    const { requests, arrived, webhook } = await receiver(t, app)
    await publish(app, 3)
    {
      await using running = await createDispatcher(app).start()
      await arrived(3)
      await publish(app, 3)
      await arrived(6)
      assert.ok(running)
    }
    assert.equal(idsOf(requests).size, 6)
    const statuses = (await deliveriesOf(app, webhook)).map((one: { status: string }) => one.status)
    assert.deepEqual(statuses, Array(6).fill('succeeded'))
  })

  test('is notified by the commit of an event, not by its poll, and needs no broker', async (t) => {
    const app = await harness(t)
    const { arrived } = await receiver(t, app)
    t.mock.timers.enable({ apis: ['setInterval'] })
    await using running = await createDispatcher(app).start()
    for (let n = 1; n <= 3; n++) {
      await publish(app, 1)
      await arrived(n)
    }
    assert.ok(running)
  })

  test('wakes when a delivery becomes due', async (t) => {
    const app = await harness(t)
    const { arrived } = await receiver(t, app)
    await publish(app, 1)
    const { database } = app.context
    const soon = new Date(Date.now() + 500)
    await database.db.updateTable('deliveries').set({ next_attempt_at: soon }).execute()
    await database.db.updateTable('deliveries').set({ attempts_count: 1 }).execute()
    // Without its poll, which would find it too.
    t.mock.timers.enable({ apis: ['setInterval'] })
    await using running = await createDispatcher(app, { clock: systemClock }).start()
    await arrived(1)
    assert.ok(running)
  })

  test('finds deliveries by polling if a notification is lost', async (t) => {
    const app = await harness(t)
    const { arrived } = await receiver(t, app)
    await publish(app, 1)
    const { db } = app.context.database
    await db.updateTable('deliveries').set({ status: 'held' }).execute()
    t.mock.timers.enable({ apis: ['setInterval'] })
    await using running = await createDispatcher(app).start()
    await publish(app, 1)
    await arrived(1)
    await db
      .updateTable('deliveries')
      .set({ status: 'pending' })
      .where('status', '=', 'held')
      .execute()
    t.mock.timers.tick(10_000)
    await arrived(2)
    assert.ok(running)
  })

  test('limits a hanging webhook to its own slots, and gives the others all that are left', async (t) => {
    const app = await harness(t)
    const hanging = await receiver(t, app, { holds: true })
    const others = [await receiver(t, app), await receiver(t, app)]
    await publish(app, defaultPace.maxInFlight + 8)
    await using running = await createDispatcher(app).start()
    await Promise.all(others.map(({ arrived }) => arrived(defaultPace.maxInFlight + 8)))
    await hanging.arrived(defaultPace.maxInFlight)
    await publish(app, 1)
    await Promise.all(others.map(({ arrived }) => arrived(defaultPace.maxInFlight + 9)))
    assert.equal(hanging.requests.length, defaultPace.maxInFlight)
    const waiting = await app.owner.get(
      `/v1/webhooks/${hanging.webhook.id}/deliveries?status=delivering&limit=100`,
    )
    assert.equal(waiting.body.data.length, defaultPace.maxInFlight)
    for (const response of hanging.waiting) response.end()
    await hanging.arrived(defaultPace.maxInFlight + 9)
    for (const response of hanging.waiting) response.end()
    assert.ok(running)
  })

  test('shares the work with another one, and sends nothing twice', async (t) => {
    const app = await harness(t)
    const { requests, arrived, webhook } = await receiver(t, app)
    {
      await using first = await createDispatcher(app).start()
      await using second = await createDispatcher(app).start()
      await publish(app, 40)
      await arrived(40)
      assert.ok(first && second)
    }
    assert.deepEqual([requests.length, idsOf(requests).size], [40, 40])
    for (const { attemptsCount } of await deliveriesOf(app, webhook)) assert.equal(attemptsCount, 1)
  })

  test('aborts attempts to a deleted webhook, and records nothing', async (t) => {
    const app = await harness(t)
    const { arrived, waiting, webhook, requests } = await receiver(t, app, { holds: true })
    {
      await using running = await createDispatcher(app).start()
      await publish(app, 2)
      await arrived(2)
      const closed = waiting.map(
        (response) => new Promise((resolve) => response.once('close', resolve)),
      )
      assert.equal((await app.owner.delete(`/v1/webhooks/${webhook.id}`)).status, 204)
      await Promise.all(closed)
      await publish(app, 1)
      assert.ok(running)
    }
    assert.equal(requests.length, 2)
    const { db } = app.context.database
    assert.deepEqual(await db.selectFrom('attempts').selectAll().execute(), [])
  })

  test('aborts attempts to a disabled webhook, and holds their deliveries', async (t) => {
    const app = await harness(t)
    const { arrived, webhook } = await receiver(t, app, { holds: true })
    {
      await using running = await createDispatcher(app).start()
      await publish(app, 1)
      await arrived(1)
      await app.owner.patch(`/v1/webhooks/${webhook.id}`, { enabled: false })
      assert.ok(running)
    }
    const [{ id }] = await deliveriesOf(app, webhook)
    const { status, attempts } = (await app.owner.get(`/v1/deliveries/${id}`)).body
    assert.deepEqual([status, attempts[0].error.code], ['held', 'aborted'])
  })

  test('lets attempts in flight end when it stops', async (t) => {
    const app = await harness(t)
    const { arrived, waiting, webhook } = await receiver(t, app, { holds: true })
    const running = await createDispatcher(app).start()
    await publish(app, 1)
    await arrived(1)
    const stopping = running[Symbol.asyncDispose]()
    waiting[0]?.end()
    await stopping
    const [{ status }] = await deliveriesOf(app, webhook)
    assert.equal(status, 'succeeded')
  })

  test('releases unfinished deliveries as if they had not been sent', async (t) => {
    const app = await harness(t)
    const { arrived, webhook } = await receiver(t, app, { holds: true })
    const running = await createDispatcher(app, {}, 1).start()
    await publish(app, 1)
    await arrived(1)
    await running[Symbol.asyncDispose]()
    const [{ status, attemptsCount }] = await deliveriesOf(app, webhook)
    assert.deepEqual([status, attemptsCount], ['pending', 0])
  })
})

/** Takes what is due as a sender would that is never heard of again. */
async function take(app: Harness, webhookId: string, capacity: number) {
  const { database } = app.context
  const { organization_id: organizationId } = await database.db
    .selectFrom('webhooks')
    .select('organization_id')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const asked = [{ organizationId, webhookId, capacity }]
  return (await claimDeliveries(database.db, asked, now)).claims
}

test('several senders together stay within the limit of a webhook', async (t) => {
  const app = await harness(t)
  const { webhook } = await receiver(t, app)
  await publish(app, defaultPace.maxInFlight + 8)
  const first = await take(app, webhook.id, 20)
  const second = await take(app, webhook.id, defaultPace.maxInFlight)
  assert.deepEqual([first.length, second.length], [20, defaultPace.maxInFlight - 20])
  assert.equal((await take(app, webhook.id, defaultPace.maxInFlight)).length, 0)
  const taken = [...first, ...second].map(({ deliveryId }) => deliveryId)
  assert.equal(new Set(taken).size, defaultPace.maxInFlight)
  assert.ok(second.every(({ isBacklogged }) => isBacklogged))
})

describe('a sender that dies', () => {
  test('loses nothing: its claims are sent after they expire, not before', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app)
    await publish(app, 3)
    assert.equal((await take(app, webhook.id, 10)).length, 3)
    await app.drain()
    assert.equal(requests.length, 0)
    app.clock.advance('60s')
    await app.drain()
    assert.equal(idsOf(requests).size, 3)
  })

  test("and recovers too late changes nothing of another one's results", async (t) => {
    const app = await harness(t)
    const { webhook } = await receiver(t, app)
    await publish(app, 1)
    const [claim] = await take(app, webhook.id, 10)
    assert.ok(claim)
    app.clock.advance('60s')
    await app.drain()
    const late = {
      claim,
      id: claim.eventId,
      status: 'failed',
      nextAttemptAt: null,
      startedAt: app.clock.now(),
      endedAt: app.clock.now(),
      durationMs: 1,
      timings: {},
      request: {},
      response: null,
      error: null,
    } as unknown as EndedAttempt
    await insertAttempts(app.context.database.db, [late])
    const [{ status, attemptsCount }] = await deliveriesOf(app, webhook)
    assert.deepEqual([status, attemptsCount], ['succeeded', 1])
  })

  test('as the only process of an embedded database is replaced immediately', {
    skip: onPostgres && 'other processes may hold the claims',
  }, async (t) => {
    const app = await harness(t)
    const { arrived, webhook } = await receiver(t, app)
    await publish(app, 2)
    assert.equal((await take(app, webhook.id, 10)).length, 2)
    await using running = await createDispatcher(app).start()
    await arrived(2)
    assert.ok(running)
  })
})

describe('an event emitted while its webhook', {
  skip: !onPostgres && 'needs PostgreSQL: two transactions at once',
}, () => {
  test('is deleted is accepted, and creates no delivery', async (t) => {
    const app = await harness(t)
    const { webhook } = await receiver(t, app)
    const { database, transact } = app.context
    const { organization_id } = await database.db
      .selectFrom('webhooks')
      .selectAll()
      .executeTakeFirstOrThrow()
    let published: Promise<void> | undefined
    await database.db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('webhooks')
        .where('organization_id', '=', organization_id)
        .where('id', '=', webhook.id)
        .execute()
      published = transact(organization_id, { kind: 'system' }, (work) =>
        work.emit(contactCreated, {}),
      )
      await untilSomebodyWaits(database.db)
    })
    await published
    assert.equal((await app.owner.get('/v1/events')).body.data.length, 1)
    assert.deepEqual(await database.db.selectFrom('deliveries').selectAll().execute(), [])
  })

  test('is disabled is held, in either order of commits', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app)
    const { database, transact } = app.context
    const { organization_id } = await database.db
      .selectFrom('webhooks')
      .selectAll()
      .executeTakeFirstOrThrow()
    await transact(organization_id, { kind: 'system' }, async (work) => {
      await work.emit(contactCreated, {})
      await app.owner.patch(`/v1/webhooks/${webhook.id}`, { enabled: false })
    })
    await app.drain()
    const [{ status }] = await deliveriesOf(app, webhook)
    assert.deepEqual([status, requests.length], ['held', 0])
  })
})
