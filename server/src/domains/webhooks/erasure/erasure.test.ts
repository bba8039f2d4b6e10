import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { finishErasures } from './erasure.ts'

const person = { name: 'Ada Lovelace', email: 'ada@example.com' }

/** Answers with `status` and something private, after `before` has run. */
async function receiver(t: TestContext, app: Harness) {
  const answer = { status: 200, before: async () => {} }
  const server = await startHttpServer(t, (_request, response) => {
    void answer.before().then(() => response.writeHead(answer.status).end('Dear Ada Lovelace'))
  })
  const { id } = await make.webhook(app, { url: `${server.url}/`, events: ['contact.*'] })
  const list = async () => (await app.owner.get(`/v1/webhooks/${id}/deliveries`)).body.data
  const received = () => server.requests.map(({ body }) => JSON.parse(String(body)))
  return { id, answer, list, received }
}

/** Where the person is still spoken of. */
async function traces({ context }: Harness): Promise<string[]> {
  const rows = await dumpTables(context.database.db)
  const found = rows.filter(({ text }) => /Ada Lovelace|ada@example\.com/.test(text))
  return [...new Set(found.map(({ table }) => table.replace('public.', '')))]
}

describe('deleting a contact', () => {
  test('expunges payloads and responses about it, and the event of its deletion when that is delivered', async (t) => {
    const app = await harness(t)
    const { list, received } = await receiver(t, app)
    const { id } = await make.contact(app, person)
    await app.owner.patch(`/v1/contacts/${id}`, { phone: '+4915112345678' })
    await app.drain()
    assert.deepEqual(await traces(app), [
      ...['attempts', 'audit_entries', 'contact_handles', 'contacts', 'events'],
    ])

    await app.owner.delete(`/v1/contacts/${id}`)
    await finishErasures(app.context)
    const [deleted, ...earlier] = await list()
    assert.deepEqual([deleted.status, deleted.expungedAt], ['pending', null])
    for (const delivery of earlier) {
      assert.equal(delivery.status, 'succeeded')
      assert.equal(delivery.expungedAt, app.clock.now().toISOString())
    }
    await app.drain()
    const { type, data } = received().at(-1)
    assert.deepEqual([type, data.email], ['contact.deleted', person.email])

    await finishErasures(app.context)
    assert.deepEqual(await traces(app), [])
    const events = (await app.owner.get('/v1/events')).body.data
    assert.deepEqual(
      events.map((event: { type: string; data: object }) => [event.type, event.data]),
      ['contact.deleted', 'contact.updated', 'contact.created'].map((name) => [name, { id }]),
    )
  })

  test('cancels the pending retries of earlier events about it immediately', async (t) => {
    const app = await harness(t)
    const { answer, list, received } = await receiver(t, app)
    answer.status = 500
    const { id } = await make.contact(app, person)
    await make.contact(app, { name: 'Grace Hopper' })
    await app.drain()
    await app.owner.delete(`/v1/contacts/${id}`)
    const states = (await list()).map(({ eventType, status, expungedAt }: Delivery) => [
      eventType,
      status,
      expungedAt !== null,
    ])
    assert.deepEqual(states, [
      ['contact.deleted', 'pending', false],
      ['contact.created', 'pending', false],
      ['contact.created', 'canceled', true],
    ])
    answer.status = 200
    const before = received().length
    app.clock.advance('1d')
    await app.drain()
    const sent = received()
      .slice(before)
      .map(({ type, data }) => `${type} ${data.name}`)
    assert.deepEqual(sent.toSorted(), [
      'contact.created Grace Hopper',
      'contact.deleted Ada Lovelace',
    ])
  })

  test('keeps nothing of an attempt that is in flight meanwhile', async (t) => {
    const app = await harness(t)
    const { answer, list } = await receiver(t, app)
    const { id } = await make.contact(app, person)
    let deletion: Promise<unknown> | undefined
    answer.before = async () => {
      deletion ??= app.owner.delete(`/v1/contacts/${id}`)
      await deletion
    }
    await app.drain()
    const created = (await list()).find(
      ({ eventType }: Delivery) => eventType === 'contact.created',
    )
    assert.deepEqual([created.status, created.attemptsCount], ['succeeded', 1])
    const { attempts } = (await app.owner.get(`/v1/deliveries/${created.id}`)).body
    assert.deepEqual(
      [attempts[0].request, attempts[0].response.status, attempts[0].response.body],
      [null, 200, null],
    )
    await finishErasures(app.context)
    assert.deepEqual(await traces(app), [])
  })

  test('is delivered to a webhook that was disabled, before its event is expunged', async (t) => {
    const app = await harness(t)
    const { id: webhookId, received } = await receiver(t, app)
    const { id } = await make.contact(app, person)
    await app.drain()
    await app.owner.patch(`/v1/webhooks/${webhookId}`, { enabled: false })
    await app.owner.delete(`/v1/contacts/${id}`)
    await finishErasures(app.context)
    await app.owner.patch(`/v1/webhooks/${webhookId}`, { enabled: true })
    await app.owner.post(`/v1/webhooks/${webhookId}/replay`)
    await app.drain()
    assert.equal(received().at(-1).data.email, person.email)
    await finishErasures(app.context)
    assert.deepEqual(await traces(app), [])
  })

  test('expunges its event within a minute if it has no deliveries', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, person)
    await app.owner.delete(`/v1/contacts/${id}`)
    assert.deepEqual(await traces(app), ['events'])
    await finishErasures(app.context)
    assert.deepEqual(await traces(app), [])
  })

  test('touches no event of another contact or organization', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const { body: theirs } = await client.post('/v1/contacts', { name: 'Theirs' })
    const other = await make.contact(app)
    const { id } = await make.contact(app, person)
    await app.owner.delete(`/v1/contacts/${id}`)
    await finishErasures(app.context)
    const [event] = (await client.get('/v1/events')).body.data
    assert.deepEqual([event.data, event.expungedAt], [theirs, undefined])
    const ours = (await app.owner.get('/v1/events')).body.data
    assert.deepEqual(ours.at(-1).data, other)
  })
})

describe('deleting an organization', () => {
  test('leaves no event, delivery or attempt of it', async (t) => {
    const app = await harness(t)
    await receiver(t, app)
    await make.contact(app, person)
    await app.drain()
    const { db } = app.context.database
    const id = OrganizationId.read(app.organization.id) ?? ''
    await db.deleteFrom('organizations').where('id', '=', id).execute()
    const rows = (await dumpTables(db)).filter(({ organizationId }) => organizationId === id)
    // These only name their organization: the job that removes organizations removes them in steps.
    const later = [
      ...[
        'audit_chains',
        'audit_entries',
        'audit_links',
        'request_log',
        'token_homes',
        'webhook_homes',
      ],
      ...['locks', 'match_keys', 'unmatched_contacts'],
    ]
    assert.deepEqual(
      rows.filter(({ table }) => !later.includes(table.replace('public.', ''))),
      [],
    )
  })
})

interface Delivery {
  eventType: string
  status: string
  expungedAt: string | null
}
