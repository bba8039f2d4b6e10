import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ContactWriter } from '../writer/contact-writer.ts'

const handlesOf = async (app: Harness): Promise<string[]> => {
  const rows = await app.context.database.db
    .selectFrom('contact_handles')
    .select(['kind', 'value'])
    .orderBy('kind')
    .orderBy('value')
    .execute()
  return rows.map(({ kind, value }) => `${kind} ${value}`)
}

const taken = ({ status, body }: { status: number; body: { error?: { field?: string } } }) => [
  status,
  body.error?.field,
]

describe('handles of contacts', () => {
  test('409 names the field and the index of an address or number that another contact has', async (t) => {
    const app = await harness(t)
    await make.contact(app, {
      email: 'ada@example.com',
      phone: '+14155550123',
      additionalEmails: ['countess@example.com'],
      additionalPhones: ['+14155550124'],
      externalId: 'crm-1',
    })
    for (const [fields, field] of [
      [{ email: 'Countess@Example.com' }, 'email'],
      [{ phone: '+14155550124' }, 'phone'],
      [{ externalId: 'crm-1' }, 'externalId'],
      [{ additionalEmails: ['new@example.com', 'ADA@example.com'] }, 'additionalEmails.1'],
      [{ additionalPhones: ['+14155550123'] }, 'additionalPhones.0'],
    ] as const) {
      assert.deepEqual(taken(await app.owner.post('/v1/contacts', { name: 'B', ...fields })), [
        409,
        field,
      ])
      const { id } = await make.contact(app)
      assert.deepEqual(taken(await app.owner.patch(`/v1/contacts/${id}`, fields)), [409, field])
    }
    assert.equal((await handlesOf(app)).length, 5)
  })

  test('lets exactly one of twenty parallel creations through, across first and additional ones', async (t) => {
    const app = await harness(t)
    const attempts = Array.from({ length: 20 }, (_, n) =>
      app.owner.post('/v1/contacts', {
        name: `N ${n}`,
        ...(n % 2 ? { email: 'ada@example.com' } : { additionalEmails: ['ADA@example.com'] }),
      }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort()
    assert.deepEqual(statuses, [201, ...Array(19).fill(409)])
  })

  test('are free immediately after a change or a deletion releases them', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, {
      email: 'ada@example.com',
      additionalEmails: ['b@example.com', 'c@example.com'],
    })
    await app.owner.patch(`/v1/contacts/${id}`, {
      email: null,
      additionalEmails: ['c@example.com'],
    })
    assert.deepEqual(await handlesOf(app), ['email c@example.com'])
    await make.contact(app, { email: 'ada@example.com', additionalEmails: ['b@example.com'] })
    await app.owner.delete(`/v1/contacts/${id}`)
    await make.contact(app, { additionalEmails: ['c@example.com'] })
  })

  test('keep an address that moves from the additional ones to the main one', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, {
      email: 'a@example.com',
      additionalEmails: ['b@example.com', 'B@example.com', 'A@example.com'],
    })
    const { body } = await app.owner.patch(`/v1/contacts/${id}`, { email: 'b@example.com' })
    assert.deepEqual([body.email, body.additionalEmails], ['b@example.com', ['a@example.com']])
    assert.deepEqual(await handlesOf(app), ['email a@example.com', 'email b@example.com'])
  })

  test('match an address in another spelling', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, { email: ' Ada@BÜCHER.example ' })
    assert.equal(ada.email, 'Ada@xn--bcher-kva.example')
    for (const email of ['ada@bücher.example', 'ADA@xn--bcher-kva.example']) {
      assert.deepEqual(taken(await app.owner.post('/v1/contacts', { email })), [409, 'email'])
      const { data } = (await app.owner.get(`/v1/contacts?email=${encodeURIComponent(email)}`)).body
      assert.deepEqual(data, [ada])
    }
    // Dots and what follows a plus are a hint, never an identity.
    await make.contact(app, { email: 'a.da@bücher.example' })
    await make.contact(app, { email: 'ada+news@bücher.example' })
  })

  test('belong to one organization only', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'ada@example.com' })
    const { client } = await make.stranger(app)
    const { status } = await client.post('/v1/contacts', {
      additionalEmails: ['ada@example.com'],
      name: 'A',
    })
    assert.equal(status, 201)
    assert.equal((await client.get('/v1/contacts?q=ada@example.com')).body.data.length, 1)
  })

  test('of many rows in one statement are claimed together, or not at all', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'c7@example.com' })
    const { database, transact } = app.context
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const insert = (from: number, to: number) =>
      transact(organizationId, { kind: 'system' }, async (work) => {
        const writer = await ContactWriter.open(work)
        for (let n = from; n <= to; n++) {
          await writer.create({
            email: `c${n}@example.com`,
            additional_emails: [`d${n}@example.com`],
          })
        }
        await writer.flush()
      })
    await assert.rejects(insert(1, 10), (error: Error & { hint?: string }) => {
      assert.deepEqual(
        [error.message, error.hint],
        ['Another contact already has this email address.', 'email'],
      )
      return true
    })
    await insert(8, 17)
    assert.equal((await handlesOf(app)).length, 21)
    await sql`delete from contacts`.execute(database.db)
    assert.deepEqual(await handlesOf(app), [])
  })
})

describe('GET /v1/contacts by handles', () => {
  test('200 finds a contact by an additional address or number as by the main one', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, {
      additionalEmails: ['countess@example.com'],
      additionalPhones: ['+14155550124'],
    })
    await make.contact(app, { email: 'other@example.com' })
    for (const query of [
      'email=Countess@example.com',
      'phone=%2B14155550124',
      'q=countess@example.com',
      'q=%2B1 415 555-0124',
      'q=%2B1415555',
    ]) {
      const { body } = await app.owner.get(`/v1/contacts?${query}`)
      assert.deepEqual(body.data, [ada], query)
    }
  })

  test('200 finds identifiers that begin with one or two letters', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, { name: 'Ada Lovelace', email: 'x@example.com' })
    await make.contact(app, { name: 'Bramar' })
    for (const q of ['a', 'AD', 'lo', 'x']) {
      assert.deepEqual((await app.owner.get(`/v1/contacts?q=${q}`)).body.data, [ada], q)
    }
    assert.deepEqual((await app.owner.get('/v1/contacts?q=ma')).body.data, [])
  })
})
