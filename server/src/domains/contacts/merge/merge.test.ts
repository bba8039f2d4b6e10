import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { ContactId } from '../ids.ts'

const reader = (app: Harness) => async (id: string) =>
  (await app.owner.get(`/v1/contacts/${id}`)).body

const merge = (app: Harness, id: string, contactIds: string[], choose?: object) =>
  app.owner.post(`/v1/contacts/${id}/merge`, { contactIds, ...(choose && { choose }) })

const unmerge = (app: Harness, id: string) => app.owner.post(`/v1/contacts/${id}/unmerge`)

const under = async (app: Harness, id: string, what: string) =>
  (await app.owner.get(`/v1/contacts/${id}/${what}?limit=100`)).body.data

/** Two of one person, each with something below it. */
async function pair(app: Harness) {
  const one = await make.contact(app, {
    ...{ name: 'Ada Lovelace', email: 'ada@example.com', tags: ['a'], custom: { x: 1, y: 1 } },
  })
  const { body: company } = await app.owner.post('/v1/companies', { name: 'Engines' })
  const other = await make.contact(app, {
    ...{ name: 'A. Lovelace', email: 'countess@example.com', phone: '+14155552671' },
    ...{ additionalEmails: ['king@example.com'], tags: ['b', 'a'], companyId: company.id },
    ...{ custom: { y: 2, z: 2 }, externalId: 'crm-2', locale: 'en-GB', jobTitle: 'Countess' },
  })
  for (const [{ id }, text] of [
    [one, 'first'],
    [other, 'second'],
  ] as const) {
    await app.owner.post(`/v1/contacts/${id}/notes`, { text })
    await app.owner.post(`/v1/contacts/${id}/consents`, {
      ...{ channel: 'email', purpose: 'News' },
      status: text === 'second' ? 'opted_out' : 'opted_in',
    })
  }
  await app.drain()
  const read = reader(app)
  return { one: await read(one.id), other: await read(other.id), company }
}

describe('POST /v1/contacts/{contactId}/merge', () => {
  test("200 keeps the survivor's values, fills gaps, and unites the rest", async (t) => {
    const app = await harness(t)
    const { one, other, company } = await pair(app)
    app.clock.advance('1h')
    const { status, body } = await merge(app, one.id, [other.id], { jobTitle: other.id })
    assert.equal(status, 200)
    assert.partialDeepStrictEqual(body, {
      ...{ id: one.id, name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155552671' },
      ...{ companyId: company.id, company: 'Engines', externalId: 'crm-2', jobTitle: 'Countess' },
      ...{ locale: 'en-GB', custom: { x: 1, y: 1, z: 2 }, tags: ['a', 'b'] },
      additionalEmails: ['countess@example.com', 'king@example.com'],
      ...{ mergedFrom: [other.id], consent: { email: { status: 'opted_out' } } },
    })
    const texts = (await under(app, one.id, 'notes')).map(({ text }: { text: string }) => text)
    assert.deepEqual(texts, ['second', 'first'])
    assert.equal((await under(app, one.id, 'consents')).length, 2)
    const kinds = (await under(app, one.id, 'timeline')).map(({ kind }: { kind: string }) => kind)
    assert.equal(kinds[0], 'contact.merged')
    assert.equal(kinds.filter((kind: string) => kind === 'contact.created').length, 2)
    const { data } = (await app.owner.get(`/v1/events?subject=${one.id}&type=contact.merged`)).body
    assert.deepEqual(data[0].data.mergedIds, [other.id])
    const entry = (await app.owner.get(`/v1/audit-log?resource=${one.id}`)).body.data[0]
    assert.deepEqual([entry.action, entry.resource.type], ['mergeContacts', 'contact'])
    const found = await app.owner.get('/v1/contacts/by/email/KING@example.com')
    assert.equal(found.body.id, one.id)
  })

  test('the merged id leads to the survivor, but cannot delete it', async (t) => {
    const app = await harness(t)
    const { one, other } = await pair(app)
    const { body } = await merge(app, one.id, [other.id])
    const old = `/v1/contacts/${other.id}`
    const { status, body: shown } = await app.owner.get(old)
    assert.deepEqual([status, shown], [200, body])
    const { body: changed } = await app.owner.patch(old, { name: 'Countess' })
    assert.deepEqual([changed.id, changed.name], [one.id, 'Countess'])
    const note = await app.owner.post(`${old}/notes`, { text: 'third' })
    assert.equal((await app.owner.get(`${old}/notes/${note.body.id}`)).status, 200)
    for (const what of ['notes', 'consents', 'timeline']) {
      assert.deepEqual(await under(app, other.id, what), await under(app, one.id, what))
    }
    assert.equal((await app.owner.put(`${old}/tags/new`)).body.id, one.id)
    const refused = await app.owner.delete(old)
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'invalid_transition'])
    const items = [{ id: other.id }]
    const batch = await app.owner.post('/v1/contacts/batch', { mode: 'delete', items })
    assert.equal(batch.body.data[0].error.code, 'invalid_transition')
    const request = { channel: 'email', purpose: 'News', status: 'pending' }
    const mail = await app.owner.post(`${old}/consents`, request)
    assert.equal(mail.body.error.code, 'contact_opted_out')
  })

  test('chains of merges resolve in one hop, and cycles are impossible', async (t) => {
    const app = await harness(t)
    const read = reader(app)
    const [a, b, c] = [await make.contact(app), await make.contact(app), await make.contact(app)]
    await merge(app, b.id, [a.id])
    await merge(app, c.id, [b.id])
    const { db } = app.context.database
    const rows = await db.selectFrom('merged_contacts').select('survivor_id').execute()
    const hops = rows.map(({ survivor_id }) => ContactId.show(survivor_id))
    assert.deepEqual(hops, [c.id, c.id])
    assert.deepEqual((await read(a.id)).mergedFrom, [b.id, a.id])
    for (const [id, other] of [
      [a.id, c.id],
      [c.id, b.id],
      [b.id, a.id],
      [c.id, c.id],
    ]) {
      const { status, body } = await merge(app, id ?? '', [other ?? ''])
      assert.deepEqual([status, body.error.field], [422, 'contactIds.0'])
    }
  })

  test('simultaneous merges in opposite directions leave one survivor', async (t) => {
    const app = await harness(t)
    const [a, b] = [await make.contact(app), await make.contact(app)]
    const answers = await Promise.all([merge(app, a.id, [b.id]), merge(app, b.id, [a.id])])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 1)
  })

  test('422 for a contact that does not exist, an invalid choice, and more values than one contact can have', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const { body: theirs } = await client.post('/v1/contacts', { name: 'Theirs' })
    const tagsOf = (name: string) => Array.from({ length: 30 }, (_, n) => `${name}${n}`)
    const one = await make.contact(app, { tags: tagsOf('a') })
    const other = await make.contact(app, { tags: tagsOf('b') })
    for (const [ids, choose, field] of [
      [[theirs.id], undefined, 'contactIds.0'],
      [[other.id, ContactId.example], undefined, 'contactIds.1'],
      [[other.id], { name: theirs.id }, 'choose.name'],
      [[other.id], undefined, 'tags'],
    ] as const) {
      const { status, body } = await merge(app, one.id, [...ids], choose)
      assert.deepEqual([status, body.error.field], [422, field])
    }
    assert.deepEqual(await reader(app)(other.id), other)
    assert.equal((await merge(app, ContactId.example, [other.id])).status, 404)
  })

  test('deleting the survivor deletes the contacts merged into it', async (t) => {
    const app = await harness(t)
    const { one, other } = await pair(app)
    await merge(app, one.id, [other.id])
    assert.equal((await app.owner.delete(`/v1/contacts/${one.id}`)).status, 204)
    for (const id of [one.id, other.id]) {
      assert.equal((await app.owner.get(`/v1/contacts/${id}`)).status, 404)
      assert.equal((await unmerge(app, id)).status, 404)
    }
    await app.drain()
    const { db } = app.context.database
    const traces = (await dumpTables(db)).filter(({ text }) => /Lovelace|king@/.test(text))
    // The event of the deletion is expunged when nobody is owed it any more.
    assert.deepEqual(
      traces.map(({ text }) => /contact\.\w+/.exec(text)?.[0]),
      ['contact.deleted'],
    )
  })
})

describe('POST /v1/contacts/{contactId}/unmerge', () => {
  test('200 restores both contacts unchanged', async (t) => {
    const app = await harness(t)
    const { one, other } = await pair(app)
    const read = reader(app)
    const state = async (id: string) => {
      const { updatedAt: _, phoneInfo: __, ...contact } = await read(id)
      return [contact, await under(app, id, 'notes'), await under(app, id, 'consents')]
    }
    const [first, second] = [await state(one.id), await state(other.id)]
    const timeline = await under(app, other.id, 'timeline')
    app.clock.advance('1h')
    await merge(app, one.id, [other.id], { name: other.id, email: other.id })
    app.clock.advance('29d')
    const { status, body } = await unmerge(app, other.id)
    assert.equal(status, 200)
    assert.deepEqual([body.survivor.id, body.restored], [one.id, [other]])
    assert.deepEqual([await state(one.id), await state(other.id)], [first, second])
    assert.deepEqual(await read(other.id), other)
    assert.deepEqual(await under(app, other.id, 'timeline'), timeline)
    assert.equal((await under(app, one.id, 'timeline'))[0].kind, 'contact.unmerged')
    assert.equal((await app.owner.delete(`/v1/contacts/${other.id}`)).status, 204)
  })

  test('200 keeps later changes, and undoes the last merge first', async (t) => {
    const app = await harness(t)
    const read = reader(app)
    const [a, b, c] = [
      await make.contact(app, { name: 'A', phone: '+14155552671' }),
      await make.contact(app, { name: 'B', jobTitle: 'Engineer' }),
      await make.contact(app, { name: 'C' }),
    ]
    await merge(app, b.id, [a.id])
    const between = await read(b.id)
    await merge(app, c.id, [b.id])
    await app.owner.patch(`/v1/contacts/${c.id}`, { name: 'Changed', jobTitle: 'Boss' })
    assert.equal((await unmerge(app, c.id)).status, 200)
    const { name, jobTitle, phone, mergedFrom } = await read(c.id)
    assert.deepEqual([name, jobTitle, phone, mergedFrom], ['Changed', 'Boss', null, []])
    assert.deepEqual(await read(a.id), between)
    assert.equal((await unmerge(app, c.id)).status, 409)
    assert.equal((await unmerge(app, b.id)).status, 200)
    assert.deepEqual(await read(a.id), a)
  })

  test('409 after thirty days, when the undo data is deleted', async (t) => {
    const app = await harness(t)
    const { one, other } = await pair(app)
    await merge(app, one.id, [other.id])
    app.clock.advance('31d')
    const { status, body } = await unmerge(app, one.id)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
    const { runForgetMerges } = await import('./service.ts')
    for (let n = 0; n < 2; n++) {
      await runForgetMerges(app.context, new AbortController().signal)
    }
    const { db } = app.context.database
    for (const table of ['contact_merges', 'contact_merge_moves'] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [])
    }
    assert.equal((await reader(app)(other.id)).id, one.id)
  })

  test('does not restore a company or an address that another contact has now', async (t) => {
    const app = await harness(t)
    const { one, other, company } = await pair(app)
    await merge(app, one.id, [other.id])
    await app.owner.delete(`/v1/companies/${company.id}`)
    await app.drain()
    await app.owner.patch(`/v1/contacts/${one.id}`, { additionalEmails: [] })
    const thief = await make.contact(app, { email: 'king@example.com' })
    const { status, body } = await unmerge(app, one.id)
    assert.deepEqual([status, body.error.code], [409, 'duplicate_resource'])
    await app.owner.delete(`/v1/contacts/${thief.id}`)
    assert.equal((await unmerge(app, one.id)).status, 200)
    const { companyId, company: name } = await reader(app)(other.id)
    assert.deepEqual([companyId, name], [null, 'Engines'])
  })
})
