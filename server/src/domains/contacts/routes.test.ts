import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'

const unknown = 'con_01jbts0z0ye8t9tpsz3gn7nkm8'

describe('POST /v1/contacts', () => {
  test('201 returns the contact with everything it was given', async (t) => {
    const app = await harness(t)
    const given = {
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada@example.com',
      phone: '+14155550123',
      company: 'Analytical Engines',
      jobTitle: 'Engineer',
      externalId: 'crm-1842',
      tags: ['customer', 'vip'],
      custom: { tier: 'gold', nested: { seats: [1, 2.5, null] } },
    }
    const { status, body } = await app.owner.post('/v1/contacts', given)
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...rest } = body
    const phoneInfo = { country: 'US', type: 'fixed_line_or_mobile', possible: true, valid: true }
    assert.deepEqual(rest, {
      ...{ ...given, phoneInfo, additionalEmails: [], additionalPhones: [], doNotContact: false },
      ...{ ownerId: null, companyId: null, address: null, locale: null, timezone: null },
      ...{ consent: { email: null, sms: null, call: null }, source: null, lastActivityAt: null },
      ...{ mergedFrom: [], mergedIdentifiers: [], birthday: null, websites: [] },
      ...{ additionalAddresses: [], faxNumbers: [], emailLabels: {}, phoneLabels: {} },
    })
    assert.match(id, /^con_[0-9a-z]{26}$/)
    assert.equal(createdAt, '2026-11-21T09:30:00.000Z')
    assert.equal(updatedAt, createdAt)
  })

  test('409 for an externalId that differs only in its Unicode form', async (t) => {
    const app = await harness(t)
    const [composed, decomposed] = ['Zo\u00e9', 'Zoe\u0301']
    const first = await app.owner.post('/v1/contacts', { externalId: decomposed })
    assert.deepEqual([first.status, first.body.externalId], [201, composed])
    for (const externalId of [composed, decomposed]) {
      const { status, body } = await app.owner.post('/v1/contacts', { externalId })
      assert.deepEqual([status, body.error.field], [409, 'externalId'])
    }
    const other = await make.contact(app)
    const { status } = await app.owner.patch(`/v1/contacts/${other.id}`, { externalId: decomposed })
    assert.equal(status, 409)
  })

  test('201 with a tag that is found however it is typed', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post('/v1/contacts', { name: 'Ada', tags: ['cafe\u0301'] })
    assert.deepEqual(body.tags, ['caf\u00e9'])
    for (const tag of ['caf\u00e9', 'cafe\u0301']) {
      const { data } = (await app.owner.get(`/v1/contacts?tag=${encodeURIComponent(tag)}`)).body
      assert.deepEqual(data, [body])
    }
  })

  for (const phone of [
    '4155550123',
    '+0155550123',
    '+1415',
    '+1 415 555 0123',
    '+14155550123456789',
    '',
    '+1415555012a',
    '+１４１５５５５０１２３',
  ]) {
    test(`422 refuses the phone ${JSON.stringify(phone)}, which is not E.164`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada', phone })
      assert.equal(status, 422)
      assert.equal(body.error.code, 'validation_error')
      assert.equal(body.error.field, 'phone')
    })
  }

  for (const [field, fields] of Object.entries({
    email: { email: 'not an address' },
    name: { name: '  ', externalId: ' ' },
    colour: { name: 'Ada', colour: 'red' },
    'tags.1': { name: 'Ada', tags: ['ok', 5] },
    custom: { name: 'Ada', custom: 'text' },
    company: { name: 'Ada', company: `with ${'\0'}` },
  })) {
    test(`422 names the field ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/contacts', fields)
      assert.equal(status, 422)
      assert.deepEqual([body.error.code, body.error.field], ['validation_error', field])
    })
  }

  for (const [field, first, second] of [
    ['email', { email: 'ada@example.com' }, { email: 'ADA@example.com' }],
    ['phone', { phone: '+14155550123' }, { phone: '+14155550123' }],
    ['externalId', { externalId: 'crm-1' }, { externalId: 'crm-1' }],
  ] as const) {
    test(`409 refuses a second contact with the same ${field}`, async (t) => {
      const app = await harness(t)
      await make.contact(app, first)
      const { status, body } = await app.owner.post('/v1/contacts', second)
      assert.equal(status, 409)
      assert.deepEqual([body.error.code, body.error.field], ['duplicate_resource', field])
    })
  }

  test('409 lets exactly one of twenty parallel creations with one phone through', async (t) => {
    const app = await harness(t)
    const attempts = Array.from({ length: 20 }, () =>
      app.owner.post('/v1/contacts', { phone: '+14155550123' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 201).length, 1)
    assert.equal(statuses.filter((status) => status === 409).length, 19)
  })

  test('402 refuses one contact more than the plan allows, and counts deletions', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 2 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const { body: first } = await client.post('/v1/contacts', { name: 'One' })
    const both = await Promise.all(
      [1, 2, 3].map((n) => client.post('/v1/contacts', { name: `More ${n}` })),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 402, 402])
    assert.equal(
      (await client.post('/v1/contacts', { name: 'X' })).body.error.code,
      'plan_limit_reached',
    )
    await client.delete(`/v1/contacts/${first.id}`)
    assert.equal((await client.post('/v1/contacts', { name: 'Again' })).status, 201)
    assert.deepEqual((await client.get('/v1/usage')).body.limits.contacts, { used: 2, max: 2 })
  })

  test('403 names the scope that is missing', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    const { status, body } = await reader.post('/v1/contacts', { name: 'Ada' })
    assert.equal(status, 403)
    assert.equal(body.error.code, 'insufficient_scope')
    assert.match(body.error.message, /contacts:write/)
  })

  test('401 refuses a request without a token', async (t) => {
    const app = await harness(t)
    const { status, body, headers } = await app.as(null).post('/v1/contacts', { name: 'Ada' })
    assert.deepEqual([status, body.error.code], [401, 'missing_token'])
    assert.equal(headers['www-authenticate'], 'Bearer')
  })
})

describe('GET /v1/contacts', () => {
  test('200 walks all pages, newest first, while rows come and go', async (t) => {
    const app = await harness(t)
    const made = []
    for (let i = 0; i < 7; i++) made.unshift(await make.contact(app))
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await app.owner.get(`/v1/contacts?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor ?? ''
      assert.equal(body.hasMore, cursor !== '')
      if (seen.length === 2) {
        await make.contact(app)
        await app.owner.delete(`/v1/contacts/${made[1].id}`)
      }
    } while (cursor)
    assert.deepEqual(
      seen,
      made.map(({ id }) => id),
    )
  })

  test('200 finds by part of a name, address, tag and phone, and takes wildcards literally', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, {
      name: 'Ada 100%',
      email: 'Ada@Example.com',
      phone: '+14155550123',
      tags: ['vip'],
    })
    await make.contact(app, { name: 'Charles' })
    for (const query of [
      'q=ADA',
      'q=100%25',
      'q=55501',
      'email=ada@example.com',
      'tag=vip',
      'phone=%2B14155550123',
      'phone=+14155550123',
    ]) {
      const { body } = await app.owner.get(`/v1/contacts?${query}`)
      assert.deepEqual(
        body.data.map(({ id }: { id: string }) => id),
        [ada.id],
        query,
      )
    }
    assert.deepEqual((await app.owner.get('/v1/contacts?q=%25')).body.data.length, 1)
    assert.deepEqual((await app.owner.get('/v1/contacts?q=_')).body.data.length, 0)
  })

  test('400 refuses an altered, a foreign and a cross-filter cursor', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 3; i++) await make.contact(app, { tags: ['a'] })
    const { nextCursor } = (await app.owner.get('/v1/contacts?limit=1')).body
    const { client } = await make.stranger(app)
    const altered = `${nextCursor.slice(0, -1)}${nextCursor.endsWith('A') ? 'B' : 'A'}`
    const answers = [
      await app.owner.get(`/v1/contacts?limit=1&cursor=${altered}`),
      await app.owner.get('/v1/contacts?cursor=nonsense'),
      await client.get(`/v1/contacts?limit=1&cursor=${nextCursor}`),
      await app.owner.get(`/v1/contacts?tag=a&cursor=${nextCursor}`),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [400, 'invalid_cursor', 'cursor'],
      )
    }
    assert.equal((await app.owner.get(`/v1/contacts?limit=2&cursor=${nextCursor}`)).status, 200)
  })

  for (const query of ['limit=0', 'limit=101', 'limit=ten', 'phone=415']) {
    test(`400 refuses ?${query} and names the parameter`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.get(`/v1/contacts?${query}`)
      assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'])
      assert.equal(body.error.field, query.split('=')[0])
    })
  }
})

describe('GET /v1/contacts/{contactId}', () => {
  test('200 and 404 for the right requests among many simultaneous ones', async (t) => {
    const app = await harness(t)
    const foreign = await make.stranger(app)
    const mine = await Promise.all(
      Array.from({ length: 8 }, (_, n) => make.contact(app, { name: `Contact ${n}` })),
    )
    const theirs = (await foreign.client.post('/v1/contacts', { name: 'Theirs' })).body
    const [kept, gone] = mine as [(typeof mine)[0], (typeof mine)[0]]
    await app.owner.post(`/v1/contacts/${kept.id}/merge`, { contactIds: [gone.id] })
    const ask = (client: Harness['owner'], id: string) => client.get(`/v1/contacts/${id}`)
    const answers = await Promise.all([
      ...mine.map(({ id }) => ask(app.owner, id)),
      ask(app.owner, theirs.id),
      ask(foreign.client, theirs.id),
      ask(foreign.client, kept.id),
    ])
    assert.deepEqual(
      answers.map(({ status, body }) => body.name ?? status),
      ['Contact 0', 'Contact 0', ...mine.slice(2).map(({ name }) => name), 404, 'Theirs', 404],
    )
  })

  test('200 for pages of many simultaneous lists, newest first', async (t) => {
    const app = await harness(t)
    const foreign = await make.stranger(app)
    for (let n = 0; n < 45; n++) await make.contact(app, { name: `Contact ${n}` })
    await foreign.client.post('/v1/contacts', { name: 'Theirs' })
    const first = (await app.owner.get('/v1/contacts')).body
    const second = `/v1/contacts?cursor=${first.nextCursor}`
    const third = `/v1/contacts?cursor=${(await app.owner.get(second)).body.nextCursor}`
    const asked = ['/v1/contacts', second, third, '/v1/contacts?limit=2', third]
    const answers = await Promise.all([
      ...asked.map((path) => app.owner.get(path)),
      foreign.client.get('/v1/contacts'),
    ])
    const names = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `Contact ${from - n}`)
    assert.deepEqual(
      answers.map(({ body }) => body.data.map(({ name }: { name: string }) => name)),
      [names(44, 20), names(24, 20), names(4, 5), names(44, 2), names(4, 5), ['Theirs']],
    )
  })

  test('200 accepts the prefixed id and the bare UUID of the same contact', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    const { rows } = await app.context.database.db
      .selectFrom('contacts')
      .select('id')
      .execute()
      .then((rows) => ({ rows }))
    for (const id of [contact.id, rows[0]?.id, rows[0]?.id.toUpperCase()]) {
      assert.deepEqual((await app.owner.get(`/v1/contacts/${id}`)).body, contact)
    }
  })

  test('304 when the ETag still holds, whatever the token', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { headers } = await app.owner.get(`/v1/contacts/${id}`)
    const reader = app.as(await make.token(app, ['contacts:read']))
    const again = await reader.get(`/v1/contacts/${id}`, {
      'if-none-match': String(headers['etag']),
    })
    assert.deepEqual([again.status, again.text], [304, ''])
  })

  test('404 is the same for an unknown id and for another organization', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { client } = await make.stranger(app)
    const [foreign, missing] = [
      await client.get(`/v1/contacts/${id}`),
      await client.get(`/v1/contacts/${unknown}`),
    ]
    assert.equal(foreign.status, 404)
    assert.deepEqual(foreign.body, missing.body)
  })

  for (const id of [
    'nonsense',
    'src_01jbts0z0ye8t9tpsz3gn7nkm8',
    'con_91jbts0z0ye8t9tpsz3gn7nkm8',
    '0192f5a0-7c1e-9a34-9d5b-3f1c2a7b8e90',
  ]) {
    test(`400 refuses ${id}, which is no id of a contact`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.get(`/v1/contacts/${id}`)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [400, 'invalid_parameter', 'contactId'],
      )
    })
  }
})

describe('PATCH /v1/contacts/{contactId}', () => {
  test('200 keeps absent fields, clears nulls and moves updatedAt', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, {
      name: 'Ada',
      company: 'Engines',
      email: 'ada@example.com',
    })
    app.clock.advance('1h')
    const { status, body } = await app.owner.patch(`/v1/contacts/${contact.id}`, {
      company: null,
      tags: ['new'],
    })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      ...contact,
      company: null,
      tags: ['new'],
      updatedAt: '2026-11-21T10:30:00.000Z',
    })
  })

  test('422 refuses to clear the last identifier of the contact', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada' })
    assert.equal((await app.owner.patch(`/v1/contacts/${id}`, { name: null })).status, 422)
  })

  test('412 lets exactly one of two changes with the same ETag through', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { headers } = await app.owner.get(`/v1/contacts/${id}`)
    const change = (name: string) =>
      app.owner.patch(`/v1/contacts/${id}`, { name }, { 'if-match': String(headers['etag']) })
    const statuses = (await Promise.all([change('One'), change('Two')])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 412])
  })

  test('409 refuses the email address of another contact', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'ada@example.com' })
    const { id } = await make.contact(app)
    const { status, body } = await app.owner.patch(`/v1/contacts/${id}`, {
      email: 'ada@example.com',
    })
    assert.deepEqual([status, body.error.field], [409, 'email'])
  })
})

describe('DELETE /v1/contacts/{contactId}', () => {
  test('204 has no body, and the contact no longer exists', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const { status, text } = await app.owner.delete(`/v1/contacts/${id}`)
    assert.deepEqual([status, text], [204, ''])
    assert.equal((await app.owner.get(`/v1/contacts/${id}`)).status, 404)
    assert.equal((await app.owner.delete(`/v1/contacts/${id}`)).status, 404)
  })
})

describe('contact events', () => {
  test('are sent once for creation, change and deletion, and not for an identical change', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { name: 'Ada', custom: { a: { b: 1 } } })
    await app.owner.patch(`/v1/contacts/${contact.id}`, { name: 'Ada', custom: { a: { b: 1 } } })
    await app.owner.patch(`/v1/contacts/${contact.id}`, { name: 'Grace' })
    const events = () =>
      app.context.database.db.selectFrom('events').selectAll().orderBy('id').execute()
    const rows = await events()
    await app.owner.delete(`/v1/contacts/${contact.id}`)
    assert.deepEqual(
      (await events()).map(({ type }) => type),
      ['contact.created', 'contact.updated', 'contact.deleted'],
    )
    const body = JSON.parse(rows[0]?.body ?? '')
    assert.deepEqual(body.data, contact)
    assert.equal(body.organizationId, app.organization.id)
  })

  test('a refused creation leaves no event', async (t) => {
    const app = await harness(t)
    await make.contact(app, { phone: '+14155550123' })
    await app.owner.post('/v1/contacts', { phone: '+14155550123' })
    const rows = await app.context.database.db.selectFrom('events').selectAll().execute()
    assert.equal(rows.length, 1)
  })
})
