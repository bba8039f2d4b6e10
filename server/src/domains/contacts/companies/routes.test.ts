import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make, shownAddress } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { CompanyId } from '../ids.ts'

const create = async (app: Harness, fields: object = {}) =>
  (await app.owner.post('/v1/companies', { name: 'Analytical Engines', ...fields })).body

const eventsOf = async (app: Harness, id: string) =>
  (await app.owner.get(`/v1/events?subject=${id}`)).body.data.map(
    ({ type }: { type: string }) => type,
  )

const namesIn = async (app: Harness, path: string): Promise<string[]> =>
  (await app.owner.get(path)).body.data.map(({ name }: { name: string }) => name)

describe('POST /v1/companies', () => {
  test('201 normalizes the domain of a new company, emits an event and an audit entry', async (t) => {
    const app = await harness(t)
    const { status, body, headers } = await app.owner.post('/v1/companies', {
      name: 'Bücher',
      domain: ' BÜCHER.example ',
      phone: '+4930123456',
      address: { city: 'Berlin', country: 'DE' },
      custom: { seats: 3 },
      tags: ['customer'],
    })
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...fields } = body
    assert.match(id, /^cmp_/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(fields, {
      ...{ name: 'Bücher', domain: 'xn--bcher-kva.example', phone: '+4930123456', ownerId: null },
      ...{ custom: { seats: 3 }, tags: ['customer'] },
      address: shownAddress({ city: 'Berlin', country: 'DE' }),
    })
    assert.equal(headers['location'], `/v1/companies/${id}`)
    assert.deepEqual((await app.owner.get(`/v1/companies/${id}`)).body, body)
    assert.deepEqual(await eventsOf(app, id), ['company.created'])
    const [entry] = (await app.owner.get(`/v1/audit-log?resource=${id}`)).body.data
    assert.deepEqual([entry.action, entry.resource.type], ['createCompany', 'company'])
  })

  test('409 refuses a domain that another company has, and 422 an invalid one', async (t) => {
    const app = await harness(t)
    await create(app, { domain: 'example.com' })
    const again = await app.owner.post('/v1/companies', { name: 'B', domain: 'EXAMPLE.com' })
    assert.deepEqual([again.status, again.body.error.field], [409, 'domain'])
    for (const domain of ['https://example.com', 'example', 'a b.com', 'x@example.com']) {
      const { status, body } = await app.owner.post('/v1/companies', { name: 'B', domain })
      assert.deepEqual([status, body.error.field], [422, 'domain'], domain)
    }
    const { client } = await make.stranger(app)
    assert.equal(
      (await client.post('/v1/companies', { name: 'B', domain: 'example.com' })).status,
      201,
    )
  })

  test('403 needs the scopes of contacts', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await reader.post('/v1/companies', { name: 'A' })).status, 403)
    assert.equal((await reader.get('/v1/companies')).status, 200)
  })
})

describe('GET /v1/companies', () => {
  test('200 finds by parts of names and domains, and walks all pages', async (t) => {
    const app = await harness(t)
    for (const [name, domain] of [
      ['Analytical Engines', 'engines.example'],
      ['Difference & Co', 'difference.example'],
      ['Engine Room', null],
    ]) {
      await create(app, { name, domain })
    }
    assert.deepEqual(await namesIn(app, '/v1/companies?q=ENGINE'), [
      'Engine Room',
      'Analytical Engines',
    ])
    assert.deepEqual(await namesIn(app, '/v1/companies?q=di'), ['Difference & Co'])
    assert.deepEqual(await namesIn(app, '/v1/companies?domain=Difference.Example'), [
      'Difference & Co',
    ])
    const { body } = await app.owner.get('/v1/companies?limit=2')
    assert.deepEqual(await namesIn(app, `/v1/companies?limit=2&cursor=${body.nextCursor}`), [
      'Analytical Engines',
    ])
  })
})

describe('PATCH /v1/companies/{companyId}', () => {
  test('200 changes the sent fields, and an identical change does nothing', async (t) => {
    const app = await harness(t)
    const company = await create(app, { domain: 'example.com', tags: ['a'] })
    app.clock.advance('1h')
    const path = `/v1/companies/${company.id}`
    assert.deepEqual((await app.owner.patch(path, { tags: ['a'] })).body, company)
    const { body } = await app.owner.patch(path, { domain: null, name: 'B', tags: null })
    assert.deepEqual(body, {
      ...{ ...company, domain: null, name: 'B', tags: [] },
      updatedAt: app.clock.now().toISOString(),
    })
    assert.deepEqual((await app.owner.get(path)).body, body)
    assert.deepEqual(await eventsOf(app, company.id), ['company.updated', 'company.created'])
  })
})

describe('companyId of a contact', () => {
  test('shows the name of its company, and ignores another name that is sent', async (t) => {
    const app = await harness(t)
    const { id: companyId, name } = await create(app)
    const contact = await make.contact(app, { companyId, company: 'Other' })
    assert.deepEqual([contact.companyId, contact.company], [companyId, name])
    const path = `/v1/contacts/${contact.id}`
    assert.deepEqual((await app.owner.patch(path, { company: 'Other' })).body, contact)
    assert.deepEqual((await app.owner.get('/v1/contacts?q=analytical')).body.data, [contact])
    const { body: out } = await app.owner.patch(path, { companyId: null, company: 'Other' })
    assert.deepEqual([out.companyId, out.company], [null, 'Other'])
    const { body: back } = await app.owner.patch(path, { companyId })
    assert.deepEqual([back.companyId, back.company], [companyId, name])
  })

  test('422 for a company that does not exist or belongs to another organization', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    const { body: theirs } = await client.post('/v1/companies', { name: 'Theirs' })
    const { id } = await make.contact(app)
    for (const companyId of [theirs.id, CompanyId.example]) {
      for (const answer of [
        await app.owner.post('/v1/contacts', { name: 'A', companyId }),
        await app.owner.patch(`/v1/contacts/${id}`, { companyId }),
        await app.owner.put('/v1/contacts/by/externalId/new', { companyId }),
      ]) {
        assert.deepEqual([answer.status, answer.body.error.field], [422, 'companyId'])
      }
    }
  })

  test('is listed with its company, newest first', async (t) => {
    const app = await harness(t)
    const { id: companyId } = await create(app)
    await make.contact(app, { name: 'Elsewhere' })
    for (const name of ['A', 'B', 'C']) await make.contact(app, { name, companyId })
    const path = `/v1/companies/${companyId}/contacts`
    assert.deepEqual(await namesIn(app, path), ['C', 'B', 'A'])
    const { nextCursor } = (await app.owner.get(`${path}?limit=2`)).body
    assert.deepEqual(await namesIn(app, `${path}?limit=2&cursor=${nextCursor}`), ['A'])
    assert.equal((await app.owner.get(`/v1/companies/${CompanyId.example}/contacts`)).status, 404)
  })

  test('copies a new company name in the background, with one event for each contact', async (t) => {
    const app = await harness(t)
    const { id: companyId } = await create(app)
    const items = Array.from({ length: 230 }, (_, n) => ({ name: `C ${n}`, companyId }))
    await app.owner.post('/v1/contacts/batch', { mode: 'create', items })
    const { id } = await make.contact(app, { companyId })
    await app.owner.patch(`/v1/companies/${companyId}`, { name: 'Difference & Co' })
    await app.drain()
    const read = async () => (await app.owner.get(`/v1/contacts/${id}`)).body
    assert.equal((await read()).company, 'Difference & Co')
    assert.deepEqual(await eventsOf(app, id), ['contact.updated', 'contact.created'])
    const { db } = app.context.database
    const left = await db.selectFrom('contacts').where('company', '=', 'Analytical Engines')
    assert.deepEqual(await left.select('id').execute(), [])
    assert.equal((await app.owner.get('/v1/contacts?q=difference&limit=100')).body.hasMore, true)
  })

  test('is emptied when its company is deleted; the name stays as text', async (t) => {
    const app = await harness(t)
    const { id: companyId, name } = await create(app)
    const { id } = await make.contact(app, { companyId })
    assert.equal((await app.owner.delete(`/v1/companies/${companyId}`)).status, 204)
    assert.equal((await app.owner.get(`/v1/companies/${companyId}`)).status, 404)
    await app.drain()
    const { body } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual([body.companyId, body.company], [null, name])
    assert.deepEqual((await eventsOf(app, companyId))[0], 'company.deleted')
  })
})
