import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { atDepth } from '../../../../test/depth.ts'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { applyRetention } from './retention.ts'

const tables = ['events', 'deliveries', 'attempts'] as const

/** A webhook that answers each delivery with `status` and a body. */
async function receiver(t: TestContext, app: Harness, status = 200) {
  const answer = { status }
  const server = await startHttpServer(t, (_request, response) =>
    response.writeHead(answer.status).end('private words, and U+0000: \0'),
  )
  const webhook = await make.webhook(app, { url: `${server.url}/`, events: ['contact.*'] })
  const path = `/v1/webhooks/${webhook.id}/deliveries`
  const list = async () => (await app.owner.get(`${path}?limit=100`)).body.data
  const read = async (id: string) => (await app.owner.get(`/v1/deliveries/${id}`)).body
  return { ...webhook, answer, list, read, requests: server.requests }
}

type Receiver = Awaited<ReturnType<typeof receiver>>

const statuses = async (...receivers: Receiver[]) =>
  Promise.all(receivers.map(async ({ list }) => (await list())[0].status))

/** The tables that hold one of these words. */
async function leftOf({ context }: Harness, ...words: string[]): Promise<string[]> {
  const rows = await dumpTables(context.database.db)
  const found = rows.filter(({ text }) => words.some((word) => text.includes(word)))
  return [...new Set(found.map(({ table }) => table.replace('public.', '')))]
}

const organizationIdOf = (shown: string): string => OrganizationId.read(shown) ?? ''

/** A day later, with everything that runs by itself meanwhile. */
async function nextDay(app: Harness): Promise<void> {
  app.clock.advance('1d')
  await app.drain()
  await applyRetention(app.context)
}

async function days(app: Harness, count: number): Promise<void> {
  for (let day = 0; day < count; day++) await nextDay(app)
}

/** What autovacuum (or `tidy`, embedded) does when a fifth of the rows is dead, each day. */
async function vacuum({ context: { database } }: Harness): Promise<void> {
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database.db)
}

async function measure({ context: { database } }: Harness) {
  const figures: { rows: number; bytes: number }[] = []
  for (const table of tables) {
    const { rows } = await sql<{ rows: number; bytes: number }>`
      select count(*)::integer as rows, pg_total_relation_size(${table})::integer as bytes
      from ${sql.table(table)}`.execute(database.db)
    figures.push(...rows)
  }
  return figures
}

describe('retention', () => {
  test('runs automatically: rows and disk stay flat from the fourth month on', async (t) => {
    // A year at full depth; the fourth month and later ones to compare with it need half of one.
    const lastDay = Math.max(6, atDepth(12)) * 30
    const app = await harness(t)
    await receiver(t, app)
    const { id } = await make.contact(app)
    const months: Awaited<ReturnType<typeof measure>>[] = []
    for (let day = 1; day <= lastDay; day++) {
      for (const hour of ['morning', 'noon', 'evening']) {
        const words = `${hour} of day ${day}: ${'.'.repeat(500)}`
        await app.owner.patch(`/v1/contacts/${id}`, { custom: { words } })
      }
      await nextDay(app)
      await vacuum(app)
      if (day % 30 === 0) months.push(await measure(app))
    }
    const [fourth = [], fifth = [], ...later] = months.slice(3)
    for (const month of [fourth, fifth, ...later]) {
      for (const [index, { rows, bytes }] of month.entries()) {
        assert.equal(rows, 270, tables[index])
        // Of so few rows each index may be a page or two larger; without retention all would triple.
        assert.ok(bytes <= (fourth[index]?.bytes ?? 0) * 1.35, `${tables[index]}: ${bytes} bytes`)
      }
    }
    for (const month of later) {
      for (const [index, { bytes }] of month.entries()) {
        assert.ok(
          bytes <= (fifth[index]?.bytes ?? 0) + 2 * 8192,
          `${tables[index]}: ${bytes} bytes`,
        )
      }
    }
  })

  test('expunges payloads after 30 days, reports it, and deletes the rest after 90', async (t) => {
    const app = await harness(t)
    const { id, list, read } = await receiver(t, app)
    const contact = await make.contact(app, { email: 'ada@example.com' })
    await days(app, 29)
    const [{ id: deliveryId }] = await list()
    const kept = await read(deliveryId)
    assert.equal(kept.expungedAt, null)
    assert.equal(kept.attempts[0].response.body, 'private words, and U+0000: \0')
    await days(app, 2)
    const { expungedAt, status, attempts } = await read(deliveryId)
    assert.equal(status, 'succeeded')
    assert.equal(attempts[0].request, null)
    assert.deepEqual(attempts[0].response, {
      status: 200,
      headers: {},
      body: null,
      truncated: false,
    })
    const [event] = (await app.owner.get('/v1/events')).body.data
    assert.deepEqual([event.data, event.expungedAt], [{ id: contact.id }, expungedAt])
    const left = await leftOf(app, 'private words', 'ada@example.com')
    assert.deepEqual(left, ['audit_entries', 'contact_handles', 'contacts'])

    const retried = await app.owner.post(`/v1/deliveries/${deliveryId}/retry`)
    assert.deepEqual([retried.status, retried.body.error.code], [409, 'invalid_transition'])
    assert.match(retried.body.error.message, /expunged/)
    const replayed = await app.owner.post(`/v1/webhooks/${id}/replay`, { status: 'succeeded' })
    assert.deepEqual(replayed.body, { replayed: 0 })

    await days(app, 58)
    assert.equal((await list()).length, 1)
    await days(app, 2)
    assert.deepEqual(
      (await measure(app)).map(({ rows }) => rows),
      [0, 0, 0],
    )
  })

  test('keeps open deliveries within it, and cancels older ones', async (t) => {
    const app = await harness(t)
    const sending = await receiver(t, app)
    const waiting = await receiver(t, app)
    await app.owner.patch(`/v1/webhooks/${waiting.id}`, { enabled: false })
    await make.contact(app)
    app.clock.advance('29d')
    await applyRetention(app.context)
    assert.deepEqual(await statuses(sending, waiting), ['pending', 'held'])
    app.clock.advance('2d')
    await applyRetention(app.context)
    assert.deepEqual(await statuses(sending, waiting), ['canceled', 'canceled'])
    await app.drain()
    assert.equal(sending.requests.length, 0)
    const [{ completedAt, expungedAt }] = await sending.list()
    assert.equal(completedAt, app.clock.now().toISOString())
    assert.equal(expungedAt, completedAt)
  })

  test('waits for a delivery that is being sent', async (t) => {
    const app = await harness(t)
    const { list } = await receiver(t, app)
    await make.contact(app)
    app.clock.advance('31d')
    const until = new Date(app.clock.now().getTime() + 60_000)
    const { db } = app.context.database
    await db.updateTable('deliveries').set({ claimed_until: until }).execute()
    await applyRetention(app.context)
    assert.equal((await list())[0].expungedAt, null)
    app.clock.advance('2m')
    await applyRetention(app.context)
    assert.notEqual((await list())[0].expungedAt, null)
  })

  test('is done once by several nodes, in batches that all end', async (t) => {
    const app = await harness(t)
    await receiver(t, app)
    const { organization, context } = app
    await sql`
      insert into events (organization_id, id, type, subject, body, created_at)
      select ${organizationIdOf(organization.id)}, uuid_v7(), 'contact.created', null, '{"data":{}}',
        ${app.clock.now()} from generate_series(1, 1000)`.execute(context.database.db)
    app.clock.advance('91d')
    await Promise.all([1, 2, 3].map(() => applyRetention(context)))
    await applyRetention(context)
    assert.equal((await measure(app))[0]?.rows, 0)
  })
})
