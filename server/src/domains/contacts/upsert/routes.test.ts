import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const by = (key: string, value: string) => `/v1/contacts/by/${key}/${encodeURIComponent(value)}`

const eventTypes = async (app: Harness): Promise<string[]> =>
  (await app.owner.get('/v1/events?limit=100')).body.data.map(({ type }: { type: string }) => type)

describe('PUT /v1/contacts/by/{key}/{value}', () => {
  for (const [key, value, otherwise] of [
    ['email', 'Ada@example.com', 'ADA@EXAMPLE.com'],
    ['phone', '+14155550123', '+14155550123'],
    ['externalId', 'CRM 1/Zoé', 'CRM 1/Zoe\u0301'],
  ] as const) {
    test(`201 creates by ${key}, 200 changes, and 200 without an event changes nothing`, async (t) => {
      const app = await harness(t)
      const first = await app.owner.put(by(key, value), { name: 'Ada' })
      assert.deepEqual([first.status, first.body.name, first.body[key]], [201, 'Ada', value])
      assert.equal(first.headers['location'], `/v1/contacts/${first.body.id}`)
      app.clock.advance('1h')
      const same = await app.owner.put(by(key, otherwise), { name: 'Ada' })
      assert.deepEqual(
        [same.status, same.body, same.headers['location']],
        [200, first.body, undefined],
      )
      assert.equal(same.headers['etag'], first.headers['etag'])
      const other = await app.owner.put(by(key, otherwise), { company: 'Engines' })
      assert.deepEqual(other.body, {
        ...{ ...first.body, company: 'Engines' },
        updatedAt: app.clock.now().toISOString(),
      })
      assert.deepEqual(await eventTypes(app), ['contact.updated', 'contact.created'])
      assert.deepEqual((await app.owner.get(by(key, otherwise))).body, other.body)
    })
  }

  test('creates one contact and one event from fifty parallel requests, across main and additional addresses', async (t) => {
    const app = await harness(t)
    const put = (email: string) => app.owner.put(by('email', email), { name: 'Ada' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => put(n % 2 ? 'ada@example.com' : 'ADA@example.com')),
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array(49).fill(200), 201])
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.deepEqual(await eventTypes(app), ['contact.created'])
    const [{ id }] = (await app.owner.get('/v1/contacts')).body.data
    await app.owner.patch(`/v1/contacts/${id}`, { additionalEmails: ['more@example.com'] })
    const more = await Promise.all(
      Array.from({ length: 50 }, (_, n) => put(n % 2 ? 'More@example.com' : 'ada@EXAMPLE.com')),
    )
    assert.ok(more.every(({ status, body }) => status === 200 && body.id === id))
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 1)
    assert.deepEqual(await eventTypes(app), ['contact.updated', 'contact.created'])
  })

  test('creates one contact and one event from fifty parallel requests with the address as main or additional one', async (t) => {
    const app = await harness(t)
    const additionalEmails = ['Ada@example.com']
    const put = (n: number) =>
      n % 2
        ? app.owner.put(by('email', 'ada@example.com'), {})
        : app.owner.put(by('externalId', 'crm-1'), { additionalEmails })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => put(n)))
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.equal(data.length, 1)
    for (const [n, { status, body }] of answers.entries()) {
      // Whoever comes second finds it, or is told that somebody has the address: never is there another contact.
      const isFound = status < 300 && body.id === data[0].id
      assert.ok(isFound || (n % 2 === 0 && body.error.field === 'additionalEmails.0'), `${status}`)
    }
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.deepEqual(await eventTypes(app), ['contact.created'])
  })

  test('409 names the field that another contact has', async (t) => {
    const app = await harness(t)
    await make.contact(app, { phone: '+14155550123' })
    const { status, body } = await app.owner.put(by('email', 'a@example.com'), {
      phone: '+14155550123',
    })
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [409, 'duplicate_resource', 'phone'],
    )
    assert.equal((await app.owner.get(by('email', 'a@example.com'))).status, 404)
  })

  test('422 refuses a body with another value than the path', async (t) => {
    const app = await harness(t)
    for (const email of ['b@example.com', null]) {
      const { status, body } = await app.owner.put(by('email', 'a@example.com'), { email })
      assert.deepEqual([status, body.error.field], [422, 'email'])
    }
    const { body } = await app.owner.put(by('email', 'a@example.com'), { email: 'A@example.com' })
    assert.equal(body.email, 'a@example.com')
  })

  test('412 for another version than If-Match names', async (t) => {
    const app = await harness(t)
    const { headers } = await app.owner.put(by('externalId', 'crm-1'), { name: 'Ada' })
    const put = (name: string) =>
      app.owner.put(by('externalId', 'crm-1'), { name }, { 'if-match': String(headers['etag']) })
    assert.deepEqual([(await put('Grace')).status, (await put('Joan')).status], [200, 412])
  })

  test('402 at the limit of the plan, and 200 still changes', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 1 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const statuses = []
    for (const value of ['one', 'two', 'one']) {
      statuses.push((await client.put(by('externalId', value), { company: value })).status)
    }
    assert.deepEqual(statuses, [201, 402, 200])
  })

  for (const [key, value, field] of [
    ['email', 'ada', 'value'],
    ['phone', '4155550123', 'value'],
    ['externalId', 'x'.repeat(201), 'value'],
    ['name', 'Ada', 'key'],
  ] as const) {
    test(`400 refuses ${key} ${value.slice(0, 12)} and names the ${field}`, async (t) => {
      const app = await harness(t)
      for (const { status, body } of [
        await app.owner.put(by(key, value), { name: 'Ada' }),
        await app.owner.get(by(key, value)),
      ]) {
        assert.deepEqual(
          [status, body.error.code, body.error.field],
          [400, 'invalid_parameter', field],
        )
      }
    })
  }

  test('is recorded as a change of the contact, which its deletion erases', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.put(by('email', 'ada@example.com'), { name: 'Ada' })
    const entries = async () =>
      (await app.owner.get(`/v1/audit-log?resource=${body.id}`)).body.data.map(
        ({ action, resource }: { action: string; resource: object }) => [action, resource],
      )
    const one = [['upsertContact', { type: 'contact', id: body.id }]]
    assert.deepEqual(await entries(), one)
    const again = await app.owner.put(by('email', 'ada@example.com'), { name: 'Ada' })
    const read = await app.owner.get(by('email', 'ada@example.com'))
    assert.deepEqual([again.status, again.text], [200, read.text])
    assert.equal(again.headers['etag'], read.headers['etag'])
    assert.deepEqual(await entries(), one, 'what changes nothing is no change')
    await app.owner.delete(`/v1/contacts/${body.id}`)
    const log = (await app.owner.get('/v1/audit-log')).text
    assert.doesNotMatch(log, /ada@example/)
  })

  test('403 and 401 without the scope or a token', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await reader.put(by('email', 'a@example.com'), {})).status, 403)
    assert.equal((await app.as(null).put(by('email', 'a@example.com'), {})).status, 401)
  })
})
