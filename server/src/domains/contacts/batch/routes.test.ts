import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const batch = (app: Harness, body: object) => app.owner.post('/v1/contacts/batch', body)

interface Result {
  index: number
  status: string
  id: string | null
  error: { code: string; field?: string } | null
}
const statuses = ({ body }: { body: { data: Result[] } }) => body.data.map(({ status }) => status)
const failures = ({ body }: { body: { data: Result[] } }) =>
  body.data
    .filter(({ error }) => error)
    .map(({ index, error }) => [index, error?.code, error?.field])

const countEvents = async (app: Harness): Promise<number> =>
  (await app.context.database.db.selectFrom('events').select('id').execute()).length

describe('POST /v1/contacts/batch', () => {
  test('200 stores 497 of 500 and names the 3 that are wrong', async (t) => {
    const app = await harness(t)
    const items: object[] = Array.from({ length: 500 }, (_, n) => ({ email: `c${n}@example.com` }))
    items[3] = { email: 'no address' }
    items[250] = { name: 'Twice', email: 'C7@example.com' }
    items[499] = { colour: 'red' }
    const [wrong] = (await batch(app, { mode: 'update', items: [{ id: 'nobody' }] })).body.data
    assert.match(wrong.error.message, /^id must be an id such as con_/)
    const answer = await batch(app, { mode: 'create', items })
    assert.deepEqual(failures(answer), [
      [3, 'validation_error', 'email'],
      [250, 'duplicate_resource', 'email'],
      [499, 'validation_error', 'colour'],
    ])
    const { used } = (await app.owner.get('/v1/usage')).body.limits.contacts
    assert.deepEqual([used, await countEvents(app)], [497, 497])
    const { id } = answer.body.data[498]
    assert.equal((await app.owner.get(`/v1/contacts/${id}`)).body.email, 'c498@example.com')
  })

  test('200 reports a value that cannot be stored for its own item only', async (t) => {
    const app = await harness(t)
    const items = [{ name: 'Half\0' }, { name: 'Whole' }, { custom: { note: '\ud800' } }]
    const answer = await batch(app, { mode: 'create', items })
    assert.deepEqual(statuses(answer), ['failed', 'created', 'failed'])
    assert.deepEqual(failures(answer), [
      [0, 'validation_error', 'name'],
      [2, 'validation_error', 'custom.note'],
    ])
    const outside = await batch(app, { mode: 'create', items, matchBy: 'i\0d' })
    assert.deepEqual([outside.status, outside.body.error.field], [422, 'matchBy'])
  })

  test('200 upserts by the identifiers of an item, and reports unchanged contacts', async (t) => {
    const app = await harness(t)
    await make.contact(app, { externalId: 'crm-1', name: 'Ada', email: 'ada@example.com' })
    await make.contact(app, { name: 'Grace', additionalEmails: ['grace@example.com'] })
    const before = await countEvents(app)
    const items = [
      { externalId: 'crm-1', name: 'Ada' },
      { externalId: 'crm-1', company: 'Engines' },
      { email: 'GRACE@example.com', company: 'Navy' },
      { phone: '+14155550123' },
      { phone: '+14155550123', name: 'Joan' },
      { name: 'Nobody' },
      { externalId: 'crm-1', email: 'grace@example.com' },
    ]
    const answer = await batch(app, { mode: 'upsert', items })
    assert.deepEqual(statuses(answer), [
      ...['unchanged', 'updated', 'updated', 'created', 'updated', 'failed', 'failed'],
    ])
    assert.deepEqual(failures(answer), [
      [5, 'validation_error', 'externalId'],
      [6, 'duplicate_resource', 'email'],
    ])
    assert.equal((await countEvents(app)) - before, 4)
    const grace = (await app.owner.get('/v1/contacts?email=grace@example.com')).body.data[0]
    assert.deepEqual([grace.name, grace.company, grace.email], ['Grace', 'Navy', null])
  })

  test('200 updates and deletes by id or by a field, and reports missing contacts', async (t) => {
    const app = await harness(t)
    const one = await make.contact(app, { email: 'one@example.com' })
    const two = await make.contact(app, { externalId: 'two' })
    const updated = await batch(app, {
      mode: 'update',
      items: [{ id: one.id, name: 'One' }, { id: 'con_01jbts0z0ye8t9tpsz3gn7nkm8', name: 'X' }, {}],
    })
    assert.deepEqual(statuses(updated), ['updated', 'failed', 'failed'])
    assert.deepEqual(failures(updated), [
      [1, 'not_found', undefined],
      [2, 'validation_error', 'id'],
    ])
    const items = [{ externalId: 'two' }, { externalId: 'two' }]
    const deleted = await batch(app, { mode: 'delete', matchBy: 'externalId', items })
    assert.deepEqual(statuses(deleted), ['deleted', 'failed'])
    assert.equal((await app.owner.get(`/v1/contacts/${two.id}`)).status, 404)
  })

  test("200 adds and removes tags, and keeps the contact's other tags", async (t) => {
    const app = await harness(t)
    const one = await make.contact(app, { externalId: 'one', tags: ['old', 'kept'] })
    const many = await make.contact(app, { tags: Array.from({ length: 50 }, (_, n) => `${n}`) })
    const change = { addTags: ['cafe\u0301', 'kept'], removeTags: ['old'] }
    const items = [
      { externalId: 'one', ...change },
      { externalId: 'new', ...change },
    ]
    assert.deepEqual(statuses(await batch(app, { mode: 'upsert', items })), ['updated', 'created'])
    const tagsOf = async (id: string) => (await app.owner.get(`/v1/contacts/${id}`)).body.tags
    assert.deepEqual(await tagsOf(one.id), ['kept', 'caf\u00e9'])
    const again = [
      { id: one.id, ...change },
      { id: one.id, ...change, tags: [] },
      { id: many.id, ...change },
      { id: many.id, removeTags: ['7'] },
    ]
    const answer = await batch(app, { mode: 'update', items: again })
    assert.deepEqual(statuses(answer), ['unchanged', 'failed', 'failed', 'updated'])
    assert.deepEqual(failures(answer), [
      [1, 'validation_error', 'tags'],
      [2, 'validation_error', 'addTags'],
    ])
    assert.equal((await tagsOf(many.id)).length, 49)
  })

  test('200 stores what the plan still allows', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 2 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const items = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
    const answer = await client.post('/v1/contacts/batch', { mode: 'create', items })
    assert.deepEqual(statuses(answer), ['created', 'created', 'failed'])
    assert.deepEqual(failures(answer), [[2, 'plan_limit_reached', undefined]])
  })

  test('200 sends no event and no delivery of an item that failed after it was written', async (t) => {
    const app = await harness(t)
    await make.webhook(app)
    await make.contact(app, { phone: '+14155550123' })
    const before = await countEvents(app)
    const items = [{ name: 'a', phone: '+14155550123' }, { name: 'b' }]
    assert.deepEqual(statuses(await batch(app, { mode: 'create', items })), ['failed', 'created'])
    assert.equal((await countEvents(app)) - before, 1)
    const deliveries = await app.context.database.db.selectFrom('deliveries').select('id').execute()
    assert.equal(deliveries.length, before + 1)
  })

  test('processes each of 40 addresses once when four batches contain them in different orders', async (t) => {
    const app = await harness(t)
    const items = Array.from({ length: 40 }, (_, n) => ({ email: `c${n}@example.com` }))
    const orders = [items, items.toReversed(), items, items.toReversed()]
    const answers = await Promise.all(
      orders.map((some) => batch(app, { mode: 'upsert', items: some })),
    )
    const all = answers.flatMap(statuses)
    assert.deepEqual(
      ['created', 'unchanged', 'failed'].map(
        (one) => all.filter((status) => status === one).length,
      ),
      [40, 120, 0],
    )
  })

  test('422 refuses 501 items, no items, and an unknown mode', async (t) => {
    const app = await harness(t)
    for (const [field, body] of [
      ['items', { mode: 'create', items: Array(501).fill({ name: 'a' }) }],
      ['items', { mode: 'create', items: [] }],
      ['mode', { mode: 'guess', items: [{ name: 'a' }] }],
    ] as const) {
      const { status, body: refusal } = await batch(app, body)
      assert.deepEqual([status, refusal.error.field], [422, field])
    }
  })

  test('403 and 401 without the scope or a token', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    const body = { mode: 'create', items: [{ name: 'a' }] }
    assert.equal((await reader.post('/v1/contacts/batch', body)).status, 403)
    assert.equal((await app.as(null).post('/v1/contacts/batch', body)).status, 401)
  })
})
