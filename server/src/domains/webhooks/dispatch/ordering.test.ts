import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { isAnybodyWaiting, untilSomebodyWaits } from '../../../../test/waiting.ts'
import { defineEvent } from '../../../platform/events/event.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { Dispatcher } from './dispatcher.ts'
import { claimDeliveries, unblockNext } from './store.ts'

const Data = Type.Object({ id: Type.String(), n: Type.Integer() })
const happened = defineEvent('contact.updated', 'As contacts emit it.', Data, { id: 'a', n: 0 })

/** A webhook whose receiver remembers what came, as `a1`, and refuses what it is told to refuse. */
async function receiver(t: TestContext, app: Harness, fields: object) {
  const came: string[] = []
  const refused = new Set<string>()
  const { url } = await startHttpServer(t, ({ body }, response) => {
    const { data } = JSON.parse(String(body))
    came.push(`${data.id}${data.n}`)
    response.writeHead(refused.has(`${data.id}${data.n}`) ? 500 : 200).end()
  })
  const input = { url: `${url}/`, events: ['contact.updated'], ...fields }
  const { id } = await make.webhook(app, input)
  return { id, came, refused }
}

/** Events in this order, each in a transaction of its own: `a1` is the first about the subject `a`. */
async function publish(app: Harness, ...names: string[]): Promise<void> {
  const { id } = await app.context.database.db
    .selectFrom('organizations')
    .select('id')
    .executeTakeFirstOrThrow()
  for (const name of names) {
    const data = { id: name.slice(0, 1), n: Number(name.slice(1)) }
    await app.context.transact(id, { kind: 'system' }, (work) => work.emit(happened, data))
  }
}

const createNode = (app: Harness): Dispatcher =>
  new Dispatcher({ ...app.context, metrics: createMetrics() })

/** Takes what may be taken as a sender does that is killed before it has sent anything. */
async function takeAndDie(app: Harness, webhookId: string): Promise<number> {
  const { db } = app.context.database
  const { organization_id: organizationId } = await db
    .selectFrom('webhooks')
    .select('organization_id')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const asked = [{ organizationId, webhookId, capacity: 32 }]
  return (await claimDeliveries(db, asked, now)).claims.length
}

const ofSubject = (came: readonly string[], subject: string): string[] =>
  came.filter((name) => name.startsWith(subject))

describe('strict ordering', () => {
  test('sends one after the other, in the order of the events, across several nodes', async (t) => {
    const app = await harness(t)
    const { came, id } = await receiver(t, app, { ordering: 'strict' })
    const names = Array.from({ length: 40 }, (_, n) => `${'ab'[n % 2]}${n}`)
    await publish(app, ...names)
    assert.equal(await takeAndDie(app, id), 1, 'more than one at a time')
    app.clock.advance('61s')
    const nodes = [createNode(app), createNode(app)]
    for (let round = 0; came.length < names.length && round < names.length; round++) {
      await Promise.all(nodes.map((node) => node.drain()))
    }
    assert.deepEqual(came, names)
  })

  test('sends an event that commits late after those of the same time, and before later ones', {
    skip: !onPostgres && 'needs two connections: PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const { came } = await receiver(t, app, { ordering: 'strict' })
    const { id } = await app.context.database.db
      .selectFrom('organizations')
      .select('id')
      .executeTakeFirstOrThrow()
    const emitted = Promise.withResolvers<void>()
    const overtaken = Promise.withResolvers<void>()
    const late = app.context.transact(id, { kind: 'system' }, async (work) => {
      await work.emit(happened, { id: 'a', n: 1 })
      emitted.resolve()
      await overtaken.promise
    })
    await emitted.promise
    await publish(app, 'b2')
    await app.drain()
    assert.deepEqual(came, ['b2'])
    overtaken.resolve()
    await late
    await publish(app, 'b3', 'a4')
    await app.drain()
    assert.deepEqual(came, ['b2', 'a1', 'b3', 'a4'])
  })

  test('waits for a retry, and continues when it succeeds or fails permanently', async (t) => {
    const app = await harness(t)
    const fields = { ordering: 'strict', retryScheduleSeconds: [10, 100] }
    const { came, refused } = await receiver(t, app, fields)
    refused.add('a1').add('b2')
    await publish(app, 'a1', 'b2', 'c3')
    await app.drain()
    app.clock.advance('9s')
    await app.drain()
    assert.deepEqual(came, ['a1'])
    refused.delete('a1')
    app.clock.advance('3s')
    await app.drain()
    assert.deepEqual(came, ['a1', 'a1', 'b2'])
    app.clock.advance('12s')
    await app.drain()
    app.clock.advance('111s')
    await app.drain()
    assert.deepEqual(came, ['a1', 'a1', 'b2', 'b2', 'b2', 'c3'])
  })

  test('waits for deliveries of a killed sender, until they are sent again', async (t) => {
    const app = await harness(t)
    const { id, came } = await receiver(t, app, { ordering: 'strict' })
    await publish(app, 'a1', 'b2')
    assert.equal(await takeAndDie(app, id), 1)
    await app.drain()
    assert.deepEqual(came, [])
    app.clock.advance('61s')
    await app.drain()
    assert.deepEqual(came, ['a1', 'b2'])
  })

  test('does not wait for held or canceled deliveries', async (t) => {
    const app = await harness(t)
    const events = ['contact.updated', 'contact.created']
    const { id, came, refused } = await receiver(t, app, { ordering: 'strict', events })
    refused.add('a1').add('b2')
    await publish(app, 'a1')
    await app.drain()
    await app.owner.patch(`/v1/webhooks/${id}`, { enabled: false })
    await app.owner.patch(`/v1/webhooks/${id}`, { enabled: true })
    await publish(app, 'b2')
    await app.drain()
    assert.deepEqual(came, ['a1', 'b2'], 'one that is held blocks')
    await app.owner.patch(`/v1/webhooks/${id}`, { events: ['contact.created'] })
    await app.owner.patch(`/v1/webhooks/${id}`, { events })
    await publish(app, 'c3')
    await app.drain()
    assert.deepEqual(came, ['a1', 'b2', 'c3'], 'one that is canceled blocks')
  })

  test('applies to existing deliveries when it is turned on, and ends when it is turned off', async (t) => {
    const app = await harness(t)
    const { id, came, refused } = await receiver(t, app, {})
    refused.add('a1')
    await publish(app, 'a1')
    await app.drain()
    await app.owner.patch(`/v1/webhooks/${id}`, { ordering: 'strict' })
    await publish(app, 'b2')
    await app.drain()
    assert.deepEqual(came, ['a1'])
    await app.owner.patch(`/v1/webhooks/${id}`, { ordering: 'none' })
    await app.drain()
    assert.deepEqual(came, ['a1', 'b2'])
  })
})

describe('ordering by subject', () => {
  const ordering = 'by_subject'

  test('lets one subject wait for its retry while the others go on', async (t) => {
    const app = await harness(t)
    const { came, refused } = await receiver(t, app, { ordering, maxInFlight: 4 })
    refused.add('a1')
    const waiting = Array.from({ length: 12 }, (_, n) => `a${n + 2}`)
    await publish(app, 'a1', ...waiting, 'b1', 'c1', 'b2', 'b3')
    await app.drain()
    assert.deepEqual(ofSubject(came, 'a'), ['a1'])
    assert.deepEqual(ofSubject(came, 'b'), ['b1', 'b2', 'b3'])
    assert.deepEqual(ofSubject(came, 'c'), ['c1'])
    refused.delete('a1')
    app.clock.advance('6s')
    await app.drain()
    assert.deepEqual(ofSubject(came, 'a'), ['a1', 'a1', ...waiting])
  })

  test('keeps the order of each subject across two nodes, and sends each event once', async (t) => {
    const app = await harness(t)
    const { came } = await receiver(t, app, { ordering })
    const names = Array.from({ length: 60 }, (_, n) => `${'abc'[n % 3]}${n}`)
    await publish(app, ...names)
    const nodes = [createNode(app), createNode(app)]
    for (let round = 0; came.length < names.length && round < names.length; round++) {
      await Promise.all(nodes.map((node) => node.drain()))
    }
    for (const subject of 'abc') {
      assert.deepEqual(ofSubject(came, subject), ofSubject(names, subject))
    }
    assert.equal(came.length, names.length)
  })

  test('is due at once if its predecessor is saved while a claim puts it off', {
    skip: !onPostgres && 'needs two connections: PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const { id: webhookId } = await receiver(t, app, { ordering })
    await publish(app, 'a1')
    assert.equal(await takeAndDie(app, webhookId), 1)
    await publish(app, 'a2')
    const { db } = app.context.database
    const now = app.clock.now()
    const [first] = await db.selectFrom('deliveries').selectAll().orderBy('event_id').execute()
    assert.ok(first)
    const { organization_id: organizationId } = first
    let isUnblocked = false
    let unblocking: Promise<void> | undefined
    await db.transaction().execute(async (tx) => {
      await claimDeliveries(tx, [{ organizationId, webhookId, capacity: 32 }], now)
      await db
        .updateTable('deliveries')
        .set({ status: 'succeeded', next_attempt_at: null, claimed_until: null })
        .where('organization_id', '=', organizationId)
        .where('id', '=', first.id)
        .execute()
      unblocking = unblockNext(db, organizationId, [{ webhookId, orderKey: 'a' }], now).finally(
        () => (isUnblocked = true),
      )
      while (!isUnblocked && !(await isAnybodyWaiting(db)));
    })
    await unblocking
    const { claims } = await claimDeliveries(db, [{ organizationId, webhookId, capacity: 32 }], now)
    assert.equal(claims.length, 1)
  })

  test('is not put off by a statement that began before its predecessor was saved', {
    skip: !onPostgres && 'needs two connections: PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    await receiver(t, app, { ordering })
    await publish(app, 'a1', 'a2')
    const { db } = app.context.database
    const [first, second] = await db
      .selectFrom('deliveries')
      .selectAll()
      .orderBy('event_id')
      .execute()
    assert.ok(first && second)
    const ask = () =>
      sql<{ blocked: boolean }>`with held as materialized (select pg_advisory_xact_lock(4711))
        select is_blocked(${first.organization_id}, ${first.webhook_id}, 'a', ${second.event_id}) as blocked
        from held`.execute(db)
    assert.equal((await ask()).rows[0]?.blocked, true)
    let asking: ReturnType<typeof ask> | undefined
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx)
      asking = ask()
      await untilSomebodyWaits(db)
      await db
        .updateTable('deliveries')
        .set({ status: 'succeeded', next_attempt_at: null })
        .where('organization_id', '=', first.organization_id)
        .where('id', '=', first.id)
        .execute()
    })
    assert.equal((await asking)?.rows[0]?.blocked, false)
  })

  test('is not blocked by one subject under the claim of a killed sender', async (t) => {
    const app = await harness(t)
    const { id, came } = await receiver(t, app, { ordering, maxInFlight: 2 })
    await publish(app, 'a1', 'a2', 'a3', 'a4', 'a5')
    assert.equal(await takeAndDie(app, id), 1)
    await publish(app, 'b1')
    await app.drain()
    assert.deepEqual(came, ['b1'])
    app.clock.advance('61s')
    await app.drain()
    assert.deepEqual(came, ['b1', 'a1', 'a2', 'a3', 'a4', 'a5'])
  })

  test('turned on for a backlog of retries puts them in order, none before its time', async (t) => {
    const app = await harness(t)
    const { id, came, refused } = await receiver(t, app, { maxInFlight: 2 })
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
    for (const name of names) refused.add(name)
    await publish(app, ...names)
    await app.drain()
    refused.clear()
    came.length = 0
    await app.owner.patch(`/v1/webhooks/${id}`, { ordering })
    await app.drain()
    assert.deepEqual(came, [])
    for (let second = 0; second < 40; second++) {
      app.clock.advance('1s')
      await app.drain()
    }
    assert.deepEqual(came, names)
  })
})
