import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { isAnybodyWaiting } from '../../../../test/waiting.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ContactFieldId, ContactId } from '../ids.ts'
import { createContact } from '../service.ts'

const path = '/v1/contact-fields'

const write = async (app: Harness, custom: object): Promise<[number, string | undefined]> => {
  const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada', custom })
  return [status, body.error?.field]
}

describe('POST /v1/contact-fields', () => {
  test('201 defines a key, and each type accepts only its own values', async (t) => {
    const app = await harness(t)
    const options = ['gold', 'silver']
    for (const [type, good, bad] of [
      ['text', ['a'], ['', 1, ['a']]],
      ['number', [0, -2.5], ['1', true]],
      ['boolean', [true, false], ['true', 0]],
      [
        'date',
        ['2026-11-21', '2026-11-21T09:30:00Z'],
        ['21.11.2026', '2026-13-01', '2026-02-30', 1],
      ],
      ['select', ['gold'], ['Gold', ['gold']]],
      ['multiSelect', [[], ['gold', 'silver']], ['gold', ['gold', 'gold'], ['bronze']]],
      ['url', ['https://example.com/a'], ['example.com', 'javascript:alert(1)', 'https://']],
      ['email', ['ada@example.com'], ['ada', 'ada@example']],
      ['phone', ['+14155550123'], ['4155550123', '+1']],
      ['contact', [ContactId.example], ['kb_1', 'Ada']],
    ] as const) {
      const choice = type.endsWith('elect') ? { options } : {}
      const { status } = await app.owner.post(path, { key: type, label: type, type, ...choice })
      assert.equal(status, 201)
      for (const value of [...good, null]) {
        assert.deepEqual(await write(app, { [type]: value }), [201, undefined], `${type} ${value}`)
      }
      for (const value of bad) {
        assert.deepEqual(
          await write(app, { [type]: value }),
          [422, `custom.${type}`],
          `${type} ${value}`,
        )
      }
    }
    assert.equal((await app.owner.get(path)).body.data.length, 10)
  })

  test('409 for an existing key, 422 for options of another type, 402 at the limit', async (t) => {
    const app = await harness(t)
    const seats = { key: 'seats', label: 'Seats', type: 'number' }
    assert.equal((await app.owner.post(path, seats)).status, 201)
    for (const [body, status, field] of [
      [seats, 409, 'key'],
      [{ ...seats, key: 'a b' }, 422, 'key'],
      [{ ...seats, key: 'a', type: 'money' }, 422, 'type'],
      [{ ...seats, key: 'a', options: ['b'] }, 422, 'options'],
      [{ ...seats, key: 'a', type: 'select' }, 422, 'options'],
      [{ ...seats, key: 'a', type: 'boolean', unique: true }, 422, 'unique'],
    ] as const) {
      const answer = await app.owner.post(path, body)
      assert.deepEqual([answer.status, answer.body.error.field], [status, field])
    }
    await app.operator.put('/operator/v1/plans/small', { maxContactFields: 1 })
    const organization = await make.organization(app, { plan: 'small' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    assert.equal((await client.post(path, seats)).status, 201)
    assert.equal((await client.post(path, { ...seats, key: 'other' })).status, 402)
  })

  test('201 for one of many simultaneous creations of the same key, up to the limit of the plan', async (t) => {
    const app = await harness(t)
    const seats = { key: 'seats', label: 'Seats', type: 'number', unique: true, sortable: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.owner.post(path, seats)))
    const [made, ...refused] = answers.toSorted((a, b) => a.status - b.status)
    assert.equal(made?.status, 201)
    for (const { status, body } of refused) {
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [409, 'duplicate_resource', 'key'],
      )
    }
    await app.operator.put('/operator/v1/plans/small', { maxContactFields: 3 })
    const organization = await make.organization(app, { plan: 'small' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, at) => client.post(path, { ...seats, key: `seats${at}` })),
    )
    const statuses = others.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array(3).fill(201), ...Array(5).fill(402)])
  })

  test('401, 403 and 404 for missing permissions and fields', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await reader.post(path, { key: 'a', label: 'A', type: 'text' })).status, 403)
    assert.equal((await reader.get(`${path}/${ContactFieldId.example}`)).status, 404)
    assert.equal((await reader.get(`${path}/seg_1`)).status, 400)
  })
})

describe('a required field', () => {
  test('422 refuses a contact without it, and its removal; older contacts are not changed', async (t) => {
    const app = await harness(t)
    const older = await make.contact(app)
    const field = await make.contactField(app, { key: 'tier', required: true })
    assert.deepEqual(await write(app, {}), [422, 'custom.tier'])
    const contact = await make.contact(app, { custom: { tier: 'gold' } })
    const cleared = await app.owner.patch(`/v1/contacts/${contact.id}`, { custom: { tier: null } })
    assert.deepEqual([cleared.status, cleared.body.error.field], [422, 'custom.tier'])
    assert.equal((await app.owner.patch(`/v1/contacts/${older.id}`, { name: 'Older' })).status, 200)
    await app.owner.patch(`${path}/${field.id}`, { archived: true })
    assert.deepEqual(await write(app, { tier: 5 }), [201, undefined])
  })
})

describe('a value from before its field', () => {
  test('stays while it does not change', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, { custom: { seats: 'many', other: 1 } })
    const field = await make.contactField(app, { key: 'seats', type: 'number' })
    const at = `/v1/contacts/${contact.id}`
    assert.equal((await app.owner.patch(at, { custom: { seats: 'many', other: 2 } })).status, 200)
    const changed = await app.owner.patch(at, { custom: { seats: 'few' } })
    assert.deepEqual([changed.status, changed.body.error.field], [422, 'custom.seats'])
    assert.match(changed.body.error.message, /must be a number/)
    assert.equal((await app.owner.delete(`${path}/${field.id}`)).status, 204)
    assert.equal((await app.owner.patch(at, { custom: { seats: 'few' } })).status, 200)
  })
})

describe('a unique field', () => {
  const conflict = [409, 'custom.code']

  test('409 names the field, until the value is free again', async (t) => {
    const app = await harness(t)
    await make.contactField(app, { key: 'code', unique: true })
    const one = await make.contact(app, { custom: { code: 'A' } })
    const two = await make.contact(app, { custom: { code: 'B' } })
    assert.deepEqual(await write(app, { code: 'A' }), conflict)
    const taken = await app.owner.patch(`/v1/contacts/${two.id}`, { custom: { code: 'A' } })
    assert.deepEqual([taken.status, taken.body.error.field], conflict)
    await app.owner.patch(`/v1/contacts/${one.id}`, { custom: { code: 'C' } })
    assert.deepEqual(await write(app, { code: 'A' }), [201, undefined])
    await app.owner.delete(`/v1/contacts/${one.id}`)
    assert.deepEqual(await write(app, { code: 'C' }), [201, undefined])
    const { client } = await make.stranger(app)
    const stranger = await client.post('/v1/contacts', { name: 'Ada', custom: { code: 'B' } })
    assert.equal(stranger.status, 201)
  })

  test('201 for one of many simultaneous writes of the same value', async (t) => {
    const app = await harness(t)
    await make.contactField(app, { key: 'code', unique: true })
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(app, { code: 'A' })))
    assert.equal(answers.filter(([status]) => status === 201).length, 1)
    assert.equal(answers.filter(([status]) => status === 409).length, 9)
  })

  test('counts the value of a contact that is written while the first field is created', {
    skip: process.env['TEST_DATABASE_URL'] ? false : 'needs PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const writing = app.context.transact(organizationId, { kind: 'system' }, async (work) => {
      await createContact(work, { name: 'Ada', custom: { code: 'A' } })
      await sql`select 1`.execute(work.db)
      written()
      await mayCommit
    })
    await isWritten
    let isDefined = false
    const defining = make.contactField(app, { key: 'code', unique: true }).then(() => {
      isDefined = true
    })
    while (!isDefined && !(await isAnybodyWaiting(db)));
    // Whoever is of another organization waits for nobody.
    const { client } = await make.stranger(app)
    const stranger = await client.post('/v1/contacts', { name: 'Eve', custom: { code: 'A' } })
    assert.deepEqual([stranger.status, isDefined], [201, false])
    commit()
    await Promise.all([writing, defining])
    assert.deepEqual(await write(app, { code: 'A' }), conflict)
  })

  test('becomes unique only if no two contacts share a value, and then claims existing values', async (t) => {
    const app = await harness(t)
    const one = await make.contact(app, { custom: { code: 'A' } })
    await make.contact(app, { custom: { code: 'A' } })
    const field = await make.contactField(app, { key: 'code' })
    const refused = await app.owner.patch(`${path}/${field.id}`, { unique: true })
    assert.deepEqual([refused.status, refused.body.error.field], [409, 'unique'])
    await app.owner.patch(`/v1/contacts/${one.id}`, { custom: { code: 'B' } })
    assert.equal((await app.owner.patch(`${path}/${field.id}`, { unique: true })).status, 200)
    assert.deepEqual(await write(app, { code: 'B' }), conflict)
    await app.owner.patch(`${path}/${field.id}`, { unique: false })
    assert.deepEqual(await write(app, { code: 'B' }), [201, undefined])
  })
})

describe('PATCH /v1/contact-field-settings', () => {
  test('201 accepts a value for every possible field, and more keys', async (t) => {
    const app = await harness(t)
    const keys = Array.from({ length: 200 }, (_, at) => `field${at}`)
    for (const key of keys) await make.contactField(app, { key, required: true })
    assert.equal((await app.owner.post(path, { key: 'a', label: 'A', type: 'text' })).status, 422)
    const custom = Object.fromEntries([...keys, 'other'].map((key) => [key, 'a']))
    assert.deepEqual(await write(app, custom), [201, undefined])
    assert.deepEqual(await write(app, { ...custom, field7: null }), [422, 'custom.field7'])
    const tooMany = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`more${at}`, 1]))
    assert.deepEqual(await write(app, { ...custom, ...tooMany }), [422, 'custom'])
  })

  test('200 limits custom to the keys of fields, and keeps other existing keys', async (t) => {
    const app = await harness(t)
    const older = await make.contact(app, { custom: { other: 1 } })
    await make.contactField(app, { key: 'tier' })
    assert.deepEqual((await app.owner.get('/v1/contact-field-settings')).body, {
      strictFields: false,
    })
    await app.owner.patch('/v1/contact-field-settings', { strictFields: true })
    assert.deepEqual((await app.owner.get('/v1/contact-field-settings')).body, {
      strictFields: true,
    })
    assert.deepEqual(await write(app, { tier: 'gold', other: 1 }), [422, 'custom.other'])
    const kept = { custom: { other: 1, tier: 'gold' } }
    assert.equal((await app.owner.patch(`/v1/contacts/${older.id}`, kept)).status, 200)
    await app.owner.patch('/v1/contact-field-settings', { strictFields: false })
    assert.deepEqual(await write(app, { other: 2 }), [201, undefined])
  })
})
