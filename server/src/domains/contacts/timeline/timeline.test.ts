import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Type } from 'typebox'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { importContacts } from '../../../../test/importing.ts'
import { defineEvent } from '../../../platform/events/event.ts'
import { OrganizationId } from '../../../platform/ids.ts'

interface Entry {
  kind: string
  summary: string
  ref: string
  at: string
  actor: { kind: string; id: string | null; name: string | null } | null
  changes: { field: string; before: unknown; after: unknown }[]
  subject: { id: string; number: string | null; title: string } | null
}

const timelineOf = async (app: Harness, id: string): Promise<Entry[]> =>
  (await app.owner.get(`/v1/contacts/${id}/timeline`)).body.data

/** Of a domain that contacts know nothing of. */
const shipmentSent = defineEvent(
  'shipment.sent',
  'A shipment was sent.',
  Type.Object({ id: Type.String(), recipient: Type.String() }),
  { id: 'pro_1', recipient: 'con_1' },
  { contactOf: ({ recipient }) => recipient },
)
const shipmentRead = defineEvent(
  'shipment.read',
  'A shipment was read.',
  Type.Object({ id: Type.String() }),
  { id: 'pro_1' },
)

const emit = (app: Harness, data: { id: string; recipient: string }[]): Promise<void> =>
  app.context.transact(OrganizationId.read(app.organization.id) ?? '', { kind: 'system' }, (work) =>
    work.emitAll(data.map((one) => ({ type: shipmentSent, data: one }))),
  )

describe('GET /v1/contacts/{contactId}/timeline', () => {
  test('200 lists what happened, newest first, with links to readable events', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { tags: ['lead'] })
    app.clock.advance('1h')
    await app.owner.patch(`/v1/contacts/${id}`, { tags: ['customer'] })
    const entries = await timelineOf(app, id)
    assert.deepEqual(
      entries.map(({ kind, summary }) => [kind, summary]),
      [
        ['contact.tagged', 'Tags added: customer. Tags removed: lead.'],
        ['contact.updated', 'Details changed.'],
        ['contact.created', 'A contact was created.'],
      ],
    )
    assert.equal(entries[0]?.at, app.clock.now().toISOString())
    const { body } = await app.owner.get(`/v1/events/${entries[0]?.ref}`)
    assert.equal(body.type, 'contact.tagged')
  })

  test('200 says who changed which field from what to what, also across pages', async (t) => {
    const app = await harness(t)
    await app.owner.post('/v1/contact-fields', { key: 'area', label: 'Area', type: 'number' })
    const { id } = await make.contact(app, { name: 'Ada', custom: { area: 1 } })
    for (const change of [
      { jobTitle: 'Engineer', custom: { area: 2 } },
      { jobTitle: 'Lead' },
      { name: 'Ada Lovelace', tags: ['customer'] },
    ]) {
      app.clock.advance('1h')
      await app.owner.patch(`/v1/contacts/${id}`, change)
    }
    const entries = await timelineOf(app, id)
    const updates = entries.filter(({ kind }) => kind === 'contact.updated')
    assert.deepEqual(
      updates.map(({ changes }) => changes),
      [
        [
          { field: 'name', before: 'Ada', after: 'Ada Lovelace' },
          { field: 'tags', before: [], after: ['customer'] },
        ],
        [{ field: 'jobTitle', before: 'Engineer', after: 'Lead' }],
        [
          { field: 'jobTitle', before: null, after: 'Engineer' },
          { field: 'custom.area', before: 1, after: 2 },
        ],
      ],
    )
    const { body: me } = await app.owner.get('/v1/me')
    for (const { actor } of entries) {
      assert.deepEqual(actor, { kind: 'token', id: me.token.id, name: me.token.name })
    }
    const pages: Entry[] = []
    for (let cursor = ''; pages.length < entries.length; ) {
      const path = `/v1/contacts/${id}/timeline?limit=1${cursor && `&cursor=${cursor}`}`
      const { body } = await app.owner.get(path)
      pages.push(...body.data)
      cursor = body.nextCursor ?? ''
    }
    assert.deepEqual(pages, entries)
  })

  test('200 reads changes from the audit log once the events are gone, and none of a merged contact', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada' })
    const other = await make.contact(app, { name: 'Grace', jobTitle: 'Admiral' })
    await app.owner.patch(`/v1/contacts/${other.id}`, { jobTitle: 'Rear admiral' })
    app.clock.advance('1m')
    await app.owner.patch(`/v1/contacts/${id}`, { jobTitle: 'Engineer' })
    app.clock.advance('1m')
    await app.owner.post(`/v1/contacts/${id}/merge`, { contactIds: [other.id] })
    const changed = async () =>
      (await timelineOf(app, id)).flatMap(({ changes }) => changes.map(({ field }) => field))
    assert.deepEqual(
      (await changed()).filter((field) => field === 'name'),
      [],
    )
    await app.context.database.db
      .updateTable('events')
      .set({ expunged_at: new Date(), body: '{}' })
      .execute()
    assert.deepEqual(await changed(), ['jobTitle'])
  })

  test('200 walks all pages, including entries of the same time', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    for (let n = 0; n < 4; n++) {
      if (n % 2 === 0) app.clock.advance('1m')
      await app.owner.patch(`/v1/contacts/${id}`, { tags: [`t${n}`] })
    }
    const seen: Entry[] = []
    let cursor = ''
    do {
      const { body } = await app.owner.get(
        `/v1/contacts/${id}/timeline?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...body.data)
      cursor = body.nextCursor ?? ''
    } while (cursor)
    assert.equal(seen.length, 9)
    assert.deepEqual(seen, await timelineOf(app, id))
  })

  test('200 has the events of other domains that name the contact, and no others', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const { body: theirs } = await client.post('/v1/contacts', { name: 'Theirs' })
    const { id } = await make.contact(app)
    const gone = await make.contact(app)
    await app.owner.delete(`/v1/contacts/${gone.id}`)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    await app.context.transact(organizationId, { kind: 'system' }, async (work) => {
      await work.emit(shipmentSent, { id: 'pro_1', recipient: id })
      await work.emit(shipmentRead, { id })
      for (const recipient of [theirs.id, gone.id, 'nobody']) {
        await work.emit(shipmentSent, { id: 'pro_2', recipient })
      }
    })
    const kinds = (await timelineOf(app, id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['shipment.sent', 'contact.created'])
    const { data } = (await client.get(`/v1/contacts/${theirs.id}/timeline`)).body
    assert.equal(data.length, 1)
    assert.equal((await app.owner.get(`/v1/contacts/${gone.id}/timeline`)).status, 404)
    const rows = await app.context.database.db
      .selectFrom('contact_timeline')
      .select('contact_id')
      .execute()
    assert.equal(rows.length, 3)
  })

  test('a rolled back change leaves no entry', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { email: 'ada@example.com' })
    const item = { email: 'ADA@example.com' }
    await app.owner.post('/v1/contacts', item)
    const items = [{ name: 'B', tags: ['a'] }, item]
    const { data } = (await app.owner.post('/v1/contacts/batch', { mode: 'create', items })).body
    assert.deepEqual(
      data.map(({ status }: { status: string }) => status),
      ['created', 'failed'],
    )
    assert.equal((await timelineOf(app, id)).length, 1)
    assert.equal((await timelineOf(app, data[0].id)).length, 1)
  })

  test('has the events of an import, which are written together', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    app.clock.advance('1h')
    await importContacts(app, 'Name,Email\nAda Lovelace,ada@example.com\nGrace,grace@example.com\n')
    const kinds = (await timelineOf(app, id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['contact.updated', 'contact.created'])
    const { body: grace } = await app.owner.get('/v1/contacts/by/email/grace@example.com')
    assert.deepEqual(
      (await timelineOf(app, grace.id)).map(({ kind, summary }) => [kind, summary]),
      [['contact.created', 'A contact was created.']],
    )
  })
})

describe('lastActivityAt', () => {
  const read = async ({ owner }: Harness, id: string) =>
    (await owner.get(`/v1/contacts/${id}`)).body

  test('moves with notes, consents and events of other products, but with nothing else', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    const { id } = contact
    const path = `/v1/contacts/${id}`
    app.clock.advance('1h')
    await app.owner.patch(path, { name: 'Ada' })
    const before = await read(app, id)
    assert.deepEqual([contact.lastActivityAt, before.lastActivityAt], [null, null])
    const write: (() => Promise<unknown>)[] = [
      () => app.owner.post(`${path}/notes`, { text: 'Called' }),
      () => emit(app, [{ id: 'pro_1', recipient: id }]),
      () =>
        emit(app, [
          { id: 'pro_2', recipient: id },
          { id: 'pro_3', recipient: id },
        ]),
    ]
    for (const one of write) {
      app.clock.advance('1h')
      const { updatedAt } = await read(app, id)
      await one()
      const after = await read(app, id)
      assert.deepEqual(
        [after.lastActivityAt, after.updatedAt],
        [app.clock.now().toISOString(), updatedAt],
      )
    }
    app.clock.advance('1h')
    const consent = { channel: 'sms', purpose: 'A', status: 'opted_in' }
    await app.owner.post(`${path}/consents`, consent)
    assert.equal((await read(app, id)).lastActivityAt, app.clock.now().toISOString())
  })

  test('is not moved by records with an earlier time', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    await app.owner.post(`/v1/contacts/${id}/notes`, { text: 'Called' })
    const { lastActivityAt } = await read(app, id)
    const old = { channel: 'sms', purpose: 'A', status: 'opted_in', at: '2020-01-01T00:00:00Z' }
    await app.owner.post(`/v1/contacts/${id}/consents`, old)
    assert.equal((await read(app, id)).lastActivityAt, lastActivityAt)
  })
})
