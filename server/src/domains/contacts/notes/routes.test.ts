import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'

async function noted(app: Harness, text = 'Call in the morning.\nNever on Mondays.') {
  const contact = await make.contact(app)
  const path = `/v1/contacts/${contact.id}/notes`
  const { status, body, headers } = await app.owner.post(path, { text })
  assert.equal(status, 201)
  return { contact, path, note: body, headers }
}

const timelineOf = async (app: Harness, id: string) =>
  (await app.owner.get(`/v1/contacts/${id}/timeline`)).body.data

describe('/v1/contacts/{contactId}/notes', () => {
  test('201 adds a note, which the timeline and the audit log show', async (t) => {
    const app = await harness(t)
    const { contact, path, note, headers } = await noted(app)
    assert.match(note.id, /^note_/)
    assert.match(note.createdBy, /^tok_/)
    assert.equal(headers['location'], `${path}/${note.id}`)
    assert.deepEqual((await app.owner.get(`${path}/${note.id}`)).body, note)
    const [entry] = await timelineOf(app, contact.id)
    assert.deepEqual(entry, {
      ...{ at: note.createdAt, kind: 'note.created', ref: note.id },
      ...{ summary: 'Call in the morning.', missingScope: null },
      actor: { kind: 'token', id: note.createdBy, name: 'Owner' },
      ...{ changes: [], subject: null },
    })
    const { data } = (await app.owner.get(`/v1/audit-log?resource=${contact.id}`)).body
    assert.deepEqual([data[0].action, data[0].resource.type], ['createContactNote', 'contact'])
  })

  test('200 lists the newest first', async (t) => {
    const app = await harness(t)
    const { path } = await noted(app, 'one')
    for (const text of ['two', 'three']) await app.owner.post(path, { text })
    const textsOf = async (query: string) => {
      const { body } = await app.owner.get(path + query)
      return [body.data.map(({ text }: { text: string }) => text).join(' '), body.nextCursor]
    }
    const [first, cursor] = await textsOf('?limit=2')
    assert.equal(first, 'three two')
    assert.deepEqual(await textsOf(`?limit=2&cursor=${cursor}`), ['one', null])
  })

  test('200 changes a text, 204 deletes it, and the timeline is updated', async (t) => {
    const app = await harness(t)
    const { contact, path, note } = await noted(app)
    app.clock.advance('1h')
    const one = `${path}/${note.id}`
    assert.deepEqual((await app.owner.patch(one, { text: note.text })).body, note)
    const { body } = await app.owner.patch(one, { text: 'Call at noon.' })
    assert.deepEqual(body, {
      ...{ ...note, text: 'Call at noon.' },
      updatedAt: app.clock.now().toISOString(),
    })
    const [entry, created] = await timelineOf(app, contact.id)
    assert.deepEqual([entry.summary, entry.at], ['Call at noon.', note.createdAt])
    assert.equal((await app.owner.delete(one)).status, 204)
    assert.equal((await app.owner.get(one)).status, 404)
    assert.deepEqual(await timelineOf(app, contact.id), [created])
  })

  test('422 for a text that is too long or empty, and above the limit of notes', async (t) => {
    const app = await harness(t)
    const { contact, path } = await noted(app)
    for (const text of ['', 'x'.repeat(10_001)]) {
      const { status, body } = await app.owner.post(path, { text })
      assert.deepEqual([status, body.error.field], [422, 'text'])
    }
    const { db } = app.context.database
    const [row] = await db.selectFrom('contact_notes').selectAll().execute()
    assert.ok(row)
    const rows = Array.from({ length: 999 }, () => ({ ...row, id: crypto.randomUUID() }))
    await db.insertInto('contact_notes').values(rows).execute()
    assert.equal((await app.owner.post(path, { text: 'One more.' })).status, 422)
    assert.equal((await timelineOf(app, contact.id)).length, 2)
  })

  test('403 without the scope, 404 for a note of another contact', async (t) => {
    const app = await harness(t)
    const { path, note } = await noted(app)
    const other = await make.contact(app)
    assert.equal((await app.owner.get(`/v1/contacts/${other.id}/notes/${note.id}`)).status, 404)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await reader.post(path, { text: 'No.' })).status, 403)
    assert.equal((await reader.get(path)).status, 200)
  })

  test('are deleted with their contact, including their texts in other records', async (t) => {
    const app = await harness(t)
    const { contact } = await noted(app, 'A canary sings.')
    await app.owner.delete(`/v1/contacts/${contact.id}`)
    await app.drain()
    const traces = (await dumpTables(app.context.database.db))
      .filter(({ text }) => text.includes('canary'))
      .map(({ table }) => table)
    assert.deepEqual(traces, [])
  })
})
