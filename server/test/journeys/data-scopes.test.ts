import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Client } from '../client.ts'
import { make } from '../factories.ts'
import { listing, manyPeople, startRestService } from '../fixtures/rest-service.ts'
import { type Harness, harness } from '../harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const withScopes = async (app: Harness, ...scopes: string[]): Promise<Client> =>
  app.as(await make.token(app, scopes))

async function isRefused(
  answer: Promise<{ status: number; body: Any }>,
  scope: string,
): Promise<void> {
  const { status, body } = await answer
  assert.deepEqual([status, body.error?.code], [403, 'insufficient_scope'], JSON.stringify(body))
  assert.match(body.error.message, new RegExp(scope.replace('*', '\\*')))
}

const address = 'https://127.0.0.1:9999/services/T000/B000/x'
const actions = [{ type: 'mail.send', to: '"a@example.com"', subject: 'S', text: 'T' }]

/** What carries events, by its path and the scope of its operations. */
const carriers = [
  [
    '/v1/webhooks',
    'webhooks:write',
    (events: string[]) => ({ url: 'https://127.0.0.1:9999/', events }),
  ],
  [
    '/v1/destinations',
    'integrations:write',
    (events: string[]) => ({ type: 'slack', events, config: { address } }),
  ],
  [
    '/v1/automations',
    'integrations:write',
    ([event]: string[]) => ({ name: 'A', trigger: { event }, actions }),
  ],
] as const

describe('what carries the data of events', () => {
  for (const [path, scope, bodyOf] of carriers) {
    test(`403 refuses ${path} to who may not read the data`, async (t) => {
      const app = await harness(t)
      const weak = await withScopes(app, scope)
      for (const [events, read] of [
        [['contact.*'], 'contacts:read'],
        [['company.created'], 'contacts:read'],
        [['proposal.accepted'], 'proposals:read'],
        [['source.completed'], 'knowledge:read'],
        [['inbound.received'], 'integrations:read'],
        ...(path === '/v1/automations' ? [] : ([[['*'], 'contacts:read']] as const)),
      ] as const) {
        await isRefused(weak.post(path, bodyOf([...events])), read)
      }
      assert.equal((await weak.post(path, bodyOf(['custom.paid']))).status, 201)
      const reader = await withScopes(app, scope, 'contacts:read')
      const made = await reader.post(path, bodyOf(['contact.created']))
      assert.equal(made.status, 201, made.text)
      const one = `${path}/${made.body.id}`
      await isRefused(weak.post(`${one}/take-over`), 'contacts:read')
      const more =
        path === '/v1/automations'
          ? { trigger: { event: 'proposal.sent' } }
          : { events: ['proposal.sent'] }
      await isRefused(reader.patch(one, more), 'proposals:read')
      // Stopping carries nothing.
      const stopped = await weak.patch(one, { enabled: false })
      assert.deepEqual([stopped.status, stopped.body.author.name], [200, made.body.author.name])
      await isRefused(weak.patch(one, { enabled: true }), 'contacts:read')
    })
  }

  test('403 refuses a trigger of a hook without integrations:read', async (t) => {
    const app = await harness(t)
    const hook = await make.hook(app)
    const weak = await withScopes(app, 'integrations:write')
    const body = { name: 'A', trigger: { hook: hook.id }, actions }
    await isRefused(weak.post('/v1/automations', body), 'integrations:read')
  })

  test('an automation that drafts for contacts needs contacts:read, and an older one goes on', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const { id: templateId } = await make.proposalTemplate(app)
    const body = {
      ...{ name: 'Draft', trigger: { event: 'custom.asked' } },
      actions: [{ type: 'proposal.create', templateId, mapping: { contactId: 'event.data.id' } }],
    }
    const token = await make.token(app, ['integrations:write', 'proposals:write'])
    await isRefused(app.as(token).post('/v1/automations', body), 'contacts:read')
    const reader = await make.token(app, ['integrations:write', 'proposals:write', 'contacts:read'])
    assert.equal((await app.as(reader).post('/v1/automations', body)).status, 201)
    const { db } = app.context.database
    await sql`update automations set needs = null, scopes = ${token.scopes}`.execute(db)
    await sql`update tokens set scopes = ${token.scopes} where name = ${reader.name}`.execute(db)
    await app.owner.post('/v1/events', { type: 'custom.asked', data: { id: contact.id } })
    await app.drain()
    const { data } = (await app.owner.get('/v1/proposals')).body
    assert.deepEqual(
      data.map(({ contactId }: Any) => contactId),
      [contact.id],
    )
  })

  test('a demoted token stops what it may no longer read, and what is older goes on', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const token = await make.token(app, ['webhooks:write', 'contacts:read'])
    const url = 'https://127.0.0.1:9999/'
    const made = await app.as(token).post('/v1/webhooks', { url, events: ['contact.*'] })
    const older = await app.as(token).post('/v1/webhooks', { url, events: ['contact.*'] })
    await sql`update webhooks set needs = null where id = ${older.body.id}`.execute(db)
    await sql`update tokens set scopes = '{webhooks:write}' where name = ${token.name}`.execute(db)
    const { id } = await db
      .selectFrom('tokens')
      .select('id')
      .where('name', '=', token.name)
      .executeTakeFirstOrThrow()
    const organizationId = await organizationOf(app)
    await app.context.transact(organizationId, { kind: 'system' }, (work) =>
      work.recordLoss({ kind: 'token', id }),
    )
    const look = async ({ body: { id } }: Any) => (await app.owner.get(`/v1/webhooks/${id}`)).body
    const stopped = await look(made)
    assert.equal(stopped.enabled, false)
    assert.match(stopped.stoppedReason, /no longer has the scope contacts:read/)
    assert.deepEqual([(await look(older)).enabled, (await look(older)).unconfirmed], [true, true])
  })
})

async function organizationOf(app: Harness): Promise<string> {
  const row = await app.context.database.db
    .selectFrom('organizations')
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('events and deliveries read back', () => {
  test('come without the data that the token may not read, and name the scope', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    await app.owner.post('/v1/events', { type: 'custom.paid', data: { amount: 1 } })
    const weak = await withScopes(app, 'webhooks:read')
    for (const path of ['/v1/events', '/v1/events?after=']) {
      const { data } = (await weak.get(path)).body
      const created = data.find(({ type }: Any) => type === 'contact.created')
      assert.deepEqual([created.data, created.missingScope], [null, 'contacts:read'], path)
      const custom = data.find(({ type }: Any) => type === 'custom.paid')
      assert.deepEqual([custom.data, custom.missingScope], [{ amount: 1 }, undefined], path)
      const one = (await weak.get(`/v1/events/${created.id}`)).body
      assert.deepEqual([one.data, one.missingScope], [null, 'contacts:read'])
    }
    const reader = await withScopes(app, 'webhooks:read', 'contacts:read')
    const { data } = (await reader.get('/v1/events?type=contact.created')).body
    assert.deepEqual([data[0].data.id, data[0].missingScope], [id, undefined])
  })

  test('a delivery comes without bodies', async (t) => {
    const app = await harness(t)
    const webhook = await make.webhook(app, { events: ['contact.*'] })
    const destination = await make.destination(app, { events: ['contact.*'] })
    await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    await app.drain()
    const weak = await withScopes(app, 'webhooks:read', 'integrations:read')
    for (const [list, one] of [
      [`/v1/webhooks/${webhook.id}/deliveries`, '/v1/deliveries'],
      [
        `/v1/destinations/${destination.id}/deliveries`,
        `/v1/destinations/${destination.id}/deliveries`,
      ],
    ] as const) {
      const { data } = (await weak.get(list)).body
      const hidden = await weak.get(`${one}/${data[0].id}`)
      assert.equal(hidden.body.missingScope, 'contacts:read')
      assert.ok(hidden.body.attempts.length > 0)
      assert.ok(!hidden.text.includes('ada@example.com'), one)
      const shown = await app.owner.get(`${one}/${data[0].id}`)
      assert.equal(shown.body.missingScope, null)
      assert.ok(shown.text.includes('ada@example.com'), one)
    }
  })
})

describe('what shows the data of another product', () => {
  test('a trial with an event needs the scope of its data', async (t) => {
    const app = await harness(t)
    const automation = await make.automation(app)
    await make.contact(app, { name: 'Ada' })
    const { data } = (await app.owner.get('/v1/events?type=contact.created')).body
    const path = `/v1/automations/${automation.id}/test`
    const weak = await withScopes(app, 'integrations:write', 'events:write')
    await isRefused(weak.post(path, { eventId: data[0].id }), 'contacts:read')
    assert.equal((await weak.post(path, { event: { data: {} } })).status, 200)
  })

  test('a preview of a sync and its conflicts need the scope of what they show', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(2))
    const connection = await make.restConnection(app, service.url)
    const sync = await make.sync(app, { connection, config: { list: listing } })
    const weak = await withScopes(app, 'integrations:write', 'contacts:write')
    await isRefused(weak.post(`/v1/integrations/syncs/${sync.id}/preview`), 'contacts:read')
  })

  test('a connection leads elsewhere only by who may read and write what goes through it', async (t) => {
    const app = await harness(t)
    const connection = await make.restConnection(app)
    const path = `/v1/integrations/connections/${connection.id}`
    const config = { baseUrl: 'http://127.0.0.1:9998/' }
    const weak = await withScopes(app, 'integrations:write')
    assert.equal((await weak.patch(path, { config })).status, 200)
    await make.sync(app, { connection })
    await isRefused(
      weak.patch(path, { config: { baseUrl: 'http://127.0.0.1:9997/' } }),
      'contacts:write',
    )
    await isRefused(weak.post(`${path}/authorize`), 'contacts:write')
    assert.equal((await weak.patch(path, { name: 'Other' })).status, 200)
    const chat = await make.connection(app, {
      ...{ provider: 'slack', authType: 'api_key', config: {} },
      credentials: { apiKey: 'xoxb-canary' },
    })
    const { db } = app.context.database
    await sql`update connections set status = 'active'`.execute(db)
    const destination = { connectionId: chat.id, config: { channel: 'C1' }, events: ['contact.*'] }
    await make.destination(app, destination)
    const credentials = { apiKey: 'xoxb-of-another-team' }
    const other = `/v1/integrations/connections/${chat.id}`
    await isRefused(weak.patch(other, { credentials }), 'contacts:read')
    assert.equal((await app.owner.patch(other, { credentials })).status, 200)
  })

  test('personal data needs every read scope', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const path = `/v1/contacts/${id}/personal-data`
    await isRefused(
      (await withScopes(app, 'contacts:read')).get(path),
      'knowledge:read|webhooks:read',
    )
    const reads = app.catalogue.scopes.filter((scope) => scope.endsWith(':read'))
    assert.equal((await (await withScopes(app, ...reads)).get(path)).status, 200)
    assert.equal((await app.owner.get(path)).status, 200)
  })

  test('the timeline of a contact says of a proposal what its type means', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    await app.owner.post('/v1/proposals', { title: 'Secret plan', contactId: id })
    const weak = await withScopes(app, 'contacts:read')
    const hidden = await weak.get(`/v1/contacts/${id}/timeline`)
    const entry = hidden.body.data.find(({ kind }: Any) => kind === 'proposal.created')
    assert.equal(entry.missingScope, 'proposals:read')
    assert.ok(!hidden.text.includes('Secret plan'))
    const shown = (await app.owner.get(`/v1/contacts/${id}/timeline`)).body.data
    assert.ok(shown.every((one: Any) => one.missingScope === null))
  })

  test('a proposal with a contact needs contacts:read, and one for a base knowledge:write', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const base = await make.base(app)
    const weak = await withScopes(app, 'proposals:write', 'proposals:read')
    const blocks = [{ type: 'text', text: 'Dear {{contact.email}}' }]
    await isRefused(weak.post('/v1/proposals', { contactId: id, blocks }), 'contacts:read')
    await isRefused(weak.post('/v1/proposals/preview', { contactId: id, blocks }), 'contacts:read')
    const recipients = [{ contactId: id }]
    await isRefused(weak.post('/v1/proposals', { recipients }), 'contacts:read')
    const knowledge = { baseId: base.id }
    await isRefused(weak.post('/v1/proposals', { knowledge }), 'knowledge:write')
    const { body: draft } = await app.owner.post('/v1/proposals', { contactId: id })
    const path = `/v1/proposals/${draft.id}`
    await isRefused(weak.patch(path, { blocks }), 'contacts:read')
    await isRefused(weak.post(`${path}/preview`, { blocks }), 'contacts:read')
    assert.equal((await weak.patch(path, { metadata: { seen: 'yes' } })).status, 200)
    assert.equal((await weak.post('/v1/proposals', { title: 'Without a contact' })).status, 201)
  })
})
