import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const erase = (app: Pick<Harness, 'owner'>, id: string) =>
  app.owner.post(`/v1/contacts/${id}/erase`)

const newsletter = { channel: 'email', purpose: 'Newsletter', status: 'opted_in' }

describe('POST /v1/contacts/{contactId}/erase', () => {
  test('200 keeps the id, the time and the consents, without proof', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { email: 'ada@example.com' })
    const path = `/v1/contacts/${id}`
    const proof = { ip: '203.0.113.7', userAgent: 'Firefox' }
    const given = { ...newsletter, source: 'Form', wording: 'Send me news.', proof }
    const { body: record } = await app.owner.post(`${path}/consents`, given)
    const { status, body } = await erase(app, id)
    const { source: _, wording: __, proof: ___, ...kept } = record
    const erasedAt = app.clock.now().toISOString()
    assert.deepEqual([status, body], [200, { id, erasedAt, consents: [kept] }])
    for (const gone of ['', '/notes', '/timeline', '/consents', '/personal-data']) {
      assert.equal((await app.owner.get(path + gone)).status, 404, gone)
    }
    assert.equal((await app.owner.patch(path, { name: 'Ada' })).status, 404)
    assert.deepEqual((await app.owner.get(`${path}/erasure`)).body, body)
  })

  test('200 changes nothing the second time, and emits one event with the id only', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { email: 'ada@example.com' })
    const first = await erase(app, id)
    app.clock.advance('1h')
    const again = await erase(app, id)
    assert.deepEqual([again.status, again.body], [200, first.body])
    const { data } = (await app.owner.get('/v1/events')).body
    assert.deepEqual(
      data.map((event: { type: string; data: object }) => [event.type, event.data]),
      [
        ['contact.erased', { id, mergedFrom: [] }],
        ['contact.created', { id }],
      ],
    )
  })

  test('200 erases contacts that were merged into it, under each of their ids', async (t) => {
    const app = await harness(t)
    const merged = await make.contact(app, { name: 'Countess', email: 'countess@example.com' })
    const { id } = await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    await app.owner.post(`/v1/contacts/${merged.id}/notes`, { text: 'Likes engines' })
    await app.owner.post(`/v1/contacts/${id}/merge`, { contactIds: [merged.id] })
    const { body } = await erase(app, merged.id)
    assert.equal(body.id, id)
    assert.equal((await app.owner.get(`/v1/contacts/${merged.id}`)).status, 404)
    assert.deepEqual((await app.owner.get(`/v1/contacts/${merged.id}/erasure`)).body, body)
    assert.equal((await app.owner.post(`/v1/contacts/${id}/unmerge`)).status, 404)
    const { data } = (await app.owner.get('/v1/events')).body
    assert.deepEqual(data[0].data, { id, mergedFrom: [merged.id] })
    assert.ok(data.slice(1).every((event: { expungedAt?: string }) => event.expungedAt))
    const entries = (await app.owner.get(`/v1/audit-log?resource=${merged.id}`)).body.data
    assert.ok(entries.every(({ expunged }: { expunged: boolean }) => expunged))
  })

  test('200 frees the addresses for new contacts', async (t) => {
    const app = await harness(t)
    const byEmail = '/v1/contacts/by/email/ada@example.com'
    const { body: before } = await app.owner.put(byEmail, { name: 'Ada', tags: ['vip'] })
    await erase(app, before.id)
    assert.deepEqual((await app.owner.get('/v1/tags')).body.data, [])
    const { status, body } = await app.owner.put(byEmail, { name: 'Ada' })
    assert.equal(status, 201)
    assert.notEqual(body.id, before.id)
  })

  test('200 withdraws exports that may contain the contact, and no other', async (t) => {
    const app = await harness(t)
    const exportAll = async () => {
      const { body } = await app.owner.post('/v1/contact-exports', { format: 'csv' })
      await app.drain()
      return `/v1/contact-exports/${body.id}`
    }
    await make.contact(app)
    const earlier = await exportAll()
    const { id } = await make.contact(app, { email: 'ada@example.com' })
    const later = await exportAll()
    const waiting = await app.owner.post('/v1/contact-exports', { format: 'csv' })
    await erase(app, id)
    await app.drain()
    assert.equal((await app.owner.get(`${earlier}/file`)).status, 200)
    for (const path of [later, `/v1/contact-exports/${waiting.body.id}`]) {
      const { status, error } = (await app.owner.get(path)).body
      assert.deepEqual(
        [status, error],
        ['failed', 'A contact in this export was erased. Request another export.'],
      )
      assert.equal((await app.owner.get(`${path}/file`)).status, 409)
    }
  })

  test('404 for an unknown contact, or one of another organization; 400, 401 and 403', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { client } = await make.stranger(app)
    assert.equal((await erase({ owner: client }, id)).status, 404)
    assert.equal((await erase(app, 'con_01jbts0z0ye8t9tpsz3gn7nkm8')).status, 404)
    assert.equal((await erase(app, 'nonsense')).status, 400)
    assert.equal((await erase({ owner: app.as(null) }, id)).status, 401)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await erase({ owner: reader }, id)).status, 403)
    assert.equal((await app.owner.get(`/v1/contacts/${id}/erasure`)).status, 404)
  })
})
