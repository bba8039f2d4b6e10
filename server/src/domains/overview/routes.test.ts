import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { importContacts } from '../../../test/importing.ts'
import { openedPage } from '../../../test/proposal-page.ts'
import { OrganizationId } from '../../platform/ids.ts'

const read = async (app: Harness, query = '') => {
  const answer = await app.owner.get(`/v1/overview${query}`)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

const hoursBefore = (app: Harness, hours: number): Date =>
  new Date(app.clock.now().getTime() - hours * 3_600_000)

const idAt = (at: Date, number: number): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  const tail = String(number).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail}`
}

const bodyOf = (type: string): string => JSON.stringify({ id: 'evt_past', type, data: {} })

/** Events of the past, as many as asked for, a second apart. */
async function pastEvents(app: Harness, type: string, at: Date, count: number): Promise<void> {
  await sql`
    insert into events (organization_id, id, type, body, created_at)
    select ${OrganizationId.read(app.organization.id)}, uuid_v7(), ${type}, ${bodyOf(type)},
      ${at}::timestamptz + i * interval '1 ms'
    from generate_series(0, ${count - 1}::integer) as i`.execute(app.context.database.db)
}

async function pastAttempts(app: Harness, succeeded: boolean, times: readonly Date[]) {
  const { id } = await make.webhook(app, { events: ['webhook.test'] })
  const { db } = app.context.database
  for (const [index, at] of times.entries()) {
    const own = idAt(at, index + (succeeded ? 1 : 500))
    await sql`
      with event as (
        insert into events (organization_id, id, type, body, created_at, test)
        values (${OrganizationId.read(app.organization.id)}, ${own}, 'webhook.test', '{}', ${at}, true) returning id
      ), owed as (
        insert into deliveries (organization_id, id, webhook_id, event_id, event_type, status, created_at)
        select ${OrganizationId.read(app.organization.id)}, id, ${id}, id, 'webhook.test', 'succeeded', ${at} from event returning id
      )
      insert into attempts (organization_id, id, delivery_id, started_at, duration_ms, timings, succeeded)
      select ${OrganizationId.read(app.organization.id)}, id, id, ${at}, 1, '{}', ${succeeded} from owed`.execute(
      db,
    )
  }
}

describe('GET /v1/overview', () => {
  test('200 counts events, deliveries, contacts and runs in slots, and in the period before', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const { clock } = app
    const at = clock.now()
    await pastEvents(app, 'automation.completed', hoursBefore(app, 2), 3)
    await pastEvents(app, 'automation.failed', hoursBefore(app, 26), 2)
    await pastAttempts(app, true, [hoursBefore(app, 1), hoursBefore(app, 30)])
    await pastAttempts(app, false, [hoursBefore(app, 1)])
    const body = await read(app, '?range=24h')
    assert.equal(body.slots.length, 24)
    assert.equal(
      body.slots.at(-1),
      new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString(),
    )
    assert.deepEqual([body.succeededRuns.total, body.succeededRuns.slots.at(-3)], [3, 3])
    assert.deepEqual([body.failedRuns.total, body.failedRuns.previousTotal], [0, 2])
    assert.equal(body.failedRuns.previousSlots.at(-3), 2)
    assert.deepEqual([body.delivered.total, body.delivered.previousTotal], [1, 1])
    assert.deepEqual([body.failedAttempts.total, body.failedAttempts.slots.at(-2)], [1, 1])
    assert.deepEqual([body.contactsAdded.total, body.contactsAdded.slots.at(-1)], [1, 1])
    // A contact and three runs; tests do not count.
    assert.equal(body.events.total, 4)
    assert.equal(body.isComplete, true)
  })

  test('200 counts what came since the last look, and what came late', async (t) => {
    const app = await harness(t)
    const total = async () => (await read(app, '?range=7d')).events.total
    await pastEvents(app, 'custom.made', hoursBefore(app, 3), 10)
    assert.equal(await total(), 10)
    await pastEvents(app, 'custom.made', hoursBefore(app, 0.01), 5)
    assert.equal(await total(), 15)
    app.clock.advance('5m')
    assert.equal(await total(), 15)
    await pastEvents(app, 'custom.made', hoursBefore(app, 0.001), 2)
    app.clock.advance('1h')
    assert.equal(await total(), 17)
    assert.equal((await read(app, '?range=90d')).events.total, 17)
  })

  test('200 begins days in the time zone', async (t) => {
    const app = await harness(t)
    const body = await read(app, '?range=30d&timeZone=Asia/Kolkata')
    assert.equal(body.slots.length, 30)
    assert.match(body.slots[0], /T18:30:00/)
    assert.match((await read(app, '?range=90d')).slots[0], /T00:00:00/)
    const { status, body: refused } = await app.owner.get('/v1/overview?timeZone=Mars')
    assert.deepEqual([status, refused.error.field], [400, 'timeZone'])
  })

  test('200 sums open proposals now and at the start of the period', async (t) => {
    const app = await harness(t)
    const priced = (unitAmount: number, fields: object = {}) => ({
      items: [{ name: 'Design', unitAmount }],
      ...fields,
    })
    const early = await openedPage(app, priced(100))
    app.clock.advance('8d')
    await openedPage(app, priced(1_000))
    await openedPage(app, priced(10, { currency: 'USD' }))
    app.clock.advance('1h')
    const { openProposals } = await read(app)
    assert.deepEqual([openProposals.count, openProposals.previousCount], [3, 1])
    assert.deepEqual(openProposals.values, [
      { currency: 'EUR', amount: 1_100 },
      { currency: 'USD', amount: 10 },
    ])
    assert.equal(openProposals.previousValue, 100)
    assert.deepEqual([openProposals.slots[0], openProposals.slots.at(-1)], [100, 1_100])
    await app.owner.post(`/v1/proposals/${early.proposal.id}/cancel`, { reason: 'Late' })
    app.clock.advance('1h')
    const after = (await read(app)).openProposals
    assert.deepEqual([after.count, after.previousCount, after.previousValue], [2, 1, 100])
  })

  test('200 has one line for an import, and one for the events of ten minutes', async (t) => {
    const app = await harness(t)
    await make.contact(app, { name: 'Before' })
    app.clock.advance('1m')
    const rows = Array.from({ length: 30 }, (_, row) => `Person ${row},p${row}@example.com`)
    await importContacts(app, ['name,email', ...rows].join('\n'))
    app.clock.advance('1m')
    for (const name of ['Ada', 'Grace', 'Alan', 'Edsger']) await make.contact(app, { name })
    const { activity, contactsAdded } = await read(app)
    assert.equal(contactsAdded.total, 35)
    assert.deepEqual(
      activity.lines.map((line: { type: string; count: number }) => [line.type, line.count]),
      [
        ['contact.created', 4],
        ['contact_import.completed', 1],
        ['contact.created', 1],
      ],
    )
    const [made, imported, first] = activity.lines
    assert.deepEqual(
      made.events.map(({ data }: { data: { name: string } }) => data.name),
      ['Edsger', 'Alan', 'Grace'],
    )
    assert.equal(imported.events[0].data.progress.created, 30)
    assert.equal(first.events[0].data.name, 'Before')
  })

  test('200 lists what needs a person, until it is fixed', async (t) => {
    const app = await harness(t)
    const needs = async () =>
      (await read(app)).needs.map(({ kind, reason, name }: Record<string, string>) =>
        [kind, reason, name].join(' '),
      )
    assert.deepEqual(await needs(), [])
    const automation = await app.owner.post('/v1/automations', {
      name: 'Tag by name',
      trigger: { event: 'custom.*' },
      actions: [{ type: 'contact.tag', contactId: 'event.data.contact', tag: 'seen' }],
    })
    assert.equal(automation.status, 201, automation.text)
    await app.owner.post('/v1/events', { type: 'custom.seen', data: { contact: 'nobody' } })
    await app.drain()
    await openedPage(app, { title: 'Lamps', expiresAt: hoursBefore(app, -30).toISOString() })
    const { id } = await make.webhook(app, { url: 'https://127.0.0.1:9999/' })
    const { db } = app.context.database
    await sql`update webhooks set failures = 3, first_failure_at = ${app.clock.now()} where id = ${id}`.execute(
      db,
    )
    assert.deepEqual(await needs(), [
      'webhook failing https://127.0.0.1:9999/',
      'automation failing Tag by name',
      'proposal expiring Lamps',
    ])
    await app.owner.patch(`/v1/webhooks/${id}`, { enabled: false })
    await app.owner.patch(`/v1/automations/${automation.body.id}`, { enabled: false })
    app.clock.advance('31h')
    await app.owner.get('/v1/me')
    assert.deepEqual(await needs(), [])
  })

  test('200 leaves out the parts whose scopes are missing, and names them', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const reader = app.as(await make.token(app, ['contacts:read']))
    const { body } = await reader.get('/v1/overview')
    assert.deepEqual(body.missingScopes, [
      ...['*', 'integrations:read', 'knowledge:read', 'proposals:read', 'webhooks:read'],
    ])
    assert.equal(body.contactsAdded.total, 1)
    const { openProposals, events, delivered, activity, steps, needs } = body
    assert.deepEqual([openProposals, events, delivered, activity, steps], Array(5).fill(null))
    assert.deepEqual(needs, [])
    const watcher = app.as(await make.token(app, ['webhooks:read']))
    const { lines } = (await watcher.get('/v1/overview')).body.activity
    assert.deepEqual([lines[0].count, lines[0].events[0].data], [1, null])
    assert.equal((await app.as(null).get('/v1/overview')).status, 401)
  })

  test('200 knows nothing of another organization', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    const { client } = await make.stranger(app)
    const { body } = await client.get('/v1/overview')
    assert.deepEqual([body.events.total, body.contactsAdded.total, body.activity.lines], [0, 0, []])
    assert.deepEqual(body.steps, { contact: false, proposal: false, sent: false, signed: false })
  })
})
