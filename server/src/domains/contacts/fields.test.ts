import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { newId } from '../../platform/ids.ts'
import { MemberId } from '../people/index.ts'

const address = {
  street: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

describe('fields of a contact', () => {
  test('are shown once they are set, and cleared by null', async (t) => {
    const app = await harness(t)
    const more = {
      additionalEmails: ['b@example.com'],
      additionalPhones: ['+14155550124'],
      address,
      locale: 'en-GB',
      timezone: 'Europe/London',
      doNotContact: true,
    }
    const contact = await make.contact(app, more)
    const path = `/v1/contacts/${contact.id}`
    assert.deepEqual((await app.owner.get(path)).body, contact)
    assert.partialDeepStrictEqual(contact, more)
    const { body: again } = await app.owner.patch(path, { address: contact.address })
    assert.deepEqual(again, contact)
    const { body } = await app.owner.patch(path, {
      ...{ additionalEmails: [], additionalPhones: [], doNotContact: false },
      ...{ address: null, locale: null, timezone: null },
    })
    const none = { additionalEmails: [], additionalPhones: [], doNotContact: false }
    assert.partialDeepStrictEqual(body, { ...none, address: null, locale: null, timezone: null })
  })

  test('200 accepts null for an empty list, custom and doNotContact', async (t) => {
    const app = await harness(t)
    const lists = { additionalEmails: ['b@example.com'], additionalPhones: ['+14155550124'] }
    const { id } = await make.contact(app, {
      ...{ ...lists, tags: ['vip'], custom: { tier: 'gold' }, doNotContact: true },
    })
    const nothing = {
      ...{ additionalEmails: null, additionalPhones: null, tags: null },
      ...{ custom: null, doNotContact: null },
    }
    const { status, body } = await app.owner.patch(`/v1/contacts/${id}`, nothing)
    assert.deepEqual([status, body.tags, body.custom], [200, [], {}])
    const none = { additionalEmails: [], additionalPhones: [], doNotContact: false }
    assert.partialDeepStrictEqual(body, none)
    const email = 'b@example.com'
    const created = await app.owner.post('/v1/contacts', { email, ...nothing })
    assert.deepEqual([created.status, created.body.tags], [201, []])
  })

  test('200 changes nothing if a write repeats the current values, in any order', async (t) => {
    const app = await harness(t)
    const fields = {
      custom: { b: [1, { d: 1, c: 2 }], a: 1 },
      address,
      additionalEmails: ['b@example.com'],
    }
    const { id, updatedAt } = await make.contact(app, fields)
    const { headers } = await app.owner.get(`/v1/contacts/${id}`)
    app.clock.advance('1h')
    const again = await app.owner.patch(`/v1/contacts/${id}`, {
      custom: { a: 1, b: [1, { c: 2, d: 1 }] },
      address: { ...address, country: 'GB' },
      additionalEmails: ['b@example.com', 'B@example.com'],
    })
    assert.deepEqual([again.status, again.body.updatedAt], [200, updatedAt])
    assert.equal(again.headers['etag'], headers['etag'])
    const events = await app.owner.get(`/v1/events?subject=${id}`)
    assert.equal(events.body.data.length, 1)
  })

  test('have the same ETag in the response to a change as in a read', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const path = `/v1/contacts/${id}`
    const custom = {
      long: 1,
      a: { zz: 1, b: 1, é: 2, aa: 3 },
      7: 1,
      3: [{ y: 1, x: 2 }],
      n: 1.5e300,
    }
    const { headers } = await app.owner.patch(path, { custom, address })
    assert.equal((await app.owner.get(path)).headers['etag'], headers['etag'])
  })

  test('422 names an invalid time zone, country and member', async (t) => {
    const app = await harness(t)
    const nobody = MemberId.show(newId())
    for (const [field, fields] of [
      ['timezone', { timezone: 'Europe/Atlantis' }],
      ['address.country', { address: { country: 'England' } }],
      ['address.planet', { address: { planet: 'Earth' } }],
      ['locale', { locale: 'english please' }],
      ['ownerId', { ownerId: nobody }],
      ['additionalPhones.0', { additionalPhones: ['0155'] }],
    ] as const) {
      const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada', ...fields })
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', field],
      )
    }
    assert.deepEqual((await app.owner.get('/v1/contacts')).body.data, [])
  })

  test('lose the owner when the member leaves', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const { id: organization_id } = await db
      .selectFrom('organizations')
      .select('id')
      .executeTakeFirstOrThrow()
    const [person, member] = [newId(), newId()]
    const at = { created_at: new Date(), updated_at: new Date() }
    await db
      .insertInto('people')
      .values({ id: person, name: 'Ada', email: 'a@example.com', ...at })
      .execute()
    await db
      .insertInto('members')
      .values({
        organization_id,
        id: member,
        person_id: person,
        role: 'admin',
        created_at: new Date(),
      })
      .execute()
    const ownerId = MemberId.show(member)
    const contact = await make.contact(app, { ownerId })
    assert.equal(contact.ownerId, ownerId)
    await db.deleteFrom('members').where('id', '=', member).execute()
    assert.equal((await app.owner.get(`/v1/contacts/${contact.id}`)).body.ownerId, null)
  })
})
