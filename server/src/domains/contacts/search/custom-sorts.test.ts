import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { searchTimeout } from './service.ts'

const path = '/v1/contacts/search'

type Value = string | number | boolean | null
interface Shown {
  id: string
  custom: { value?: Value; seats?: Value }
}

const createField = async (app: Harness, field: object): Promise<string> => {
  const label = 'Field'
  const { status, body } = await app.owner.post('/v1/contact-fields', { label, ...field })
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}

const setSortable = (app: Harness, id: string, sortable: boolean) =>
  app.owner.patch(`/v1/contact-fields/${id}`, { sortable })

async function pages(app: Harness, search: object): Promise<Shown[]> {
  const all: Shown[] = []
  let cursor: string | null = null
  do {
    const { status, body } = await app.owner.post(path, { ...search, ...(cursor && { cursor }) })
    assert.equal(status, 200, JSON.stringify(body))
    all.push(...body.data)
    cursor = body.nextCursor
  } while (cursor)
  return all
}

const keysOf = async (app: Harness): Promise<number> => {
  const { db } = app.context.database
  return (await db.selectFrom('contact_sort_keys').selectAll().execute()).length
}

describe('sort=custom.<key>', () => {
  for (const { type, inOrder, more } of [
    { type: 'number', inOrder: [-1e300, -20, -2.5, -0.1, 0, 1e-9, 2, 10, 1e15, 1e300], more: {} },
    { type: 'text', inOrder: ['Ada', 'Äda b', 'ada c', 'Bob', 'zoe', '日本'], more: {} },
    { type: 'boolean', inOrder: [false, true], more: {} },
    { type: 'date', inOrder: ['2025-12-31', '2026-01-01', '2026-01-01T09:00:00Z'], more: {} },
    { type: 'select', inOrder: ['bronze', 'gold'], more: { options: ['gold', 'bronze'] } },
  ] as const) {
    test(`pages by values of type ${type}, contacts without one last`, async (t) => {
      const app = await harness(t)
      const id = await createField(app, { key: 'value', type, ...more })
      const values: Value[] = [null, ...inOrder].reverse()
      for (const value of values) await make.contact(app, { custom: { value } })
      assert.equal((await setSortable(app, id, true)).body.indexing, true)
      await app.drain()
      assert.equal((await app.owner.get(`/v1/contact-fields/${id}`)).body.indexing, false)
      for (const value of values) await make.contact(app, { custom: { value } })
      await make.contact(app, { custom: {} })
      for (const limit of [1, 4, 100]) {
        const up = await pages(app, { sort: 'custom.value', limit })
        const twice = inOrder.flatMap((value) => [value, value])
        assert.deepEqual(up.map(held), [...twice, null, null, null])
        const down = await pages(app, { sort: '-custom.value', limit })
        assert.deepEqual(down.map(held), [...twice.toReversed(), null, null, null])
        assert.equal(new Set(down.map((one) => one.id)).size, down.length)
      }
    })
  }

  test('is updated by changes, merges, deletions and imports', async (t) => {
    const app = await harness(t)
    await createField(app, { key: 'seats', type: 'number', sortable: true })
    await app.drain()
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((seats) => make.contact(app, { custom: { seats } })),
    )
    await app.owner.patch(`/v1/contacts/${one?.id}`, { custom: { seats: 9 } })
    await app.owner.post(`/v1/contacts/${one?.id}/merge`, { contactIds: [three?.id] })
    const items = [{ externalId: 'four', custom: { seats: 4 } }]
    await app.owner.post('/v1/contacts/batch', { mode: 'upsert', matchBy: 'externalId', items })
    const seats = async () => (await pages(app, { sort: '-custom.seats' })).map(seatsOf)
    assert.deepEqual(await seats(), [9, 4, 2])
    await app.owner.delete(`/v1/contacts/${two?.id}`)
    assert.deepEqual(await seats(), [9, 4])
    assert.equal(await keysOf(app), 2)
  })

  test('joins q, and the other filters of the list, page by page', async (t) => {
    const app = await harness(t)
    await createField(app, { key: 'seats', type: 'number', sortable: true })
    await app.drain()
    for (let seats = 0; seats < 12; seats++) {
      const name = seats % 2 ? `Ada ${seats}` : `Bob ${seats}`
      const email = `x${seats}@example.com`
      const custom = seats % 3 ? { seats } : {}
      await make.contact(app, { name, email, custom, tags: seats > 5 ? ['late'] : [] })
    }
    const listed = async (query: string): Promise<Value[]> => {
      const all: Value[] = []
      let cursor = ''
      do {
        const { status, body } = await app.owner.get(`/v1/contacts?limit=2&${query}${cursor}`)
        assert.equal(status, 200, JSON.stringify(body))
        all.push(...body.data.map(seatsOf))
        cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
      } while (cursor)
      return all
    }
    for (const q of ['ada', 'ad']) {
      assert.deepEqual(await listed(`q=${q}&sort=custom.seats`), [1, 5, 7, 11, null, null])
      assert.deepEqual(await listed(`q=${q}&sort=-custom.seats`), [11, 7, 5, 1, null, null])
    }
    assert.deepEqual(await listed('q=ada&tag=late&sort=custom.seats'), [7, 11, null])
    assert.deepEqual(await listed('q=x5@example.com&sort=custom.seats'), [5])
    const filter = encodeURIComponent('custom.seats > 5')
    assert.deepEqual(await listed(`q=ada&filter=${filter}&sort=-custom.seats`), [11, 7])
  })

  test('503 names the slow part of a search with q, and what to do', () => {
    const asked = { q: 'ada', sort: '-custom.seats' }
    assert.match(
      searchTimeout({ and: [] }, asked).message,
      /^The search for q in the order of custom\.seats took longer than 2 s\. Leave out sort, or write more of q\. Or add a condition/,
    )
    const { message } = searchTimeout({ and: [] }, { sort: 'name' })
    assert.match(message, /^The search in the order of name took longer than 2 s\. Add a condition/)
  })

  test('can be combined with a filter that few of many contacts match', async (t) => {
    const app = await harness(t)
    await createField(app, { key: 'seats', type: 'number', sortable: true })
    const items = Array.from({ length: 2_100 }, (_, seats) => ({
      externalId: String(seats),
      custom: { seats },
      tags: seats % 700 === 0 ? ['few'] : [],
    }))
    for (let at = 0; at < items.length; at += 500) {
      const part = items.slice(at, at + 500)
      const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'create', items: part })
      assert.equal(body.data[0].error, null)
    }
    await app.drain()
    const filter = { field: 'tag', op: 'eq', value: 'few' }
    for (const limit of [1, 2, 50]) {
      const found = await pages(app, { filter, sort: 'custom.seats', limit })
      assert.deepEqual(found.map(seatsOf), [0, 700, 1400])
    }
  })

  test('409 while the order is prepared, 422 without one', async (t) => {
    const app = await harness(t)
    const id = await createField(app, { key: 'seats', type: 'number' })
    const ask = async (sort: string) => {
      const { status, body } = await app.owner.post(path, { sort })
      return [status, body.error?.field]
    }
    assert.deepEqual(await ask('custom.seats'), [422, 'sort'])
    assert.deepEqual(await ask('custom.nothing'), [422, 'sort'])
    assert.deepEqual(await ask('custom.'), [422, 'sort'])
    const list = await app.owner.get('/v1/contacts?sort=custom.seats')
    assert.deepEqual([list.status, list.body.error.code], [400, 'invalid_parameter'])
    await setSortable(app, id, true)
    assert.deepEqual(await ask('-custom.seats'), [409, 'sort'])
    await app.drain()
    assert.deepEqual(await ask('-custom.seats'), [200, undefined])
    const query = await app.owner.get('/v1/contacts?sort=-custom.seats')
    assert.equal(query.status, 200)
  })

  test('a field that is no longer sortable leaves no keys', async (t) => {
    const app = await harness(t)
    const id = await createField(app, { key: 'seats', type: 'number', sortable: true })
    const other = await createField(app, { key: 'rooms', type: 'number', sortable: true })
    await app.drain()
    await make.contact(app, { custom: { seats: 1, rooms: 2 } })
    assert.equal(await keysOf(app), 2)
    await setSortable(app, id, false)
    const again = await setSortable(app, id, true)
    assert.deepEqual([again.status, again.body.error.field], [409, 'sortable'])
    await app.owner.delete(`/v1/contact-fields/${other}`)
    await app.drain()
    assert.equal(await keysOf(app), 0)
    assert.equal((await setSortable(app, id, true)).status, 200)
  })

  test('422 for a type without an order, 409 above the limit of sortable fields', async (t) => {
    const app = await harness(t)
    for (const [type, more] of [
      ['multiSelect', { options: ['a'] }],
      ['contact', {}],
    ] as const) {
      const field = { key: 'a', label: 'A', type, ...more, sortable: true }
      const { status, body } = await app.owner.post('/v1/contact-fields', field)
      assert.deepEqual([status, body.error.field], [422, 'sortable'])
    }
    for (let at = 0; at < 20; at++) {
      await createField(app, { key: `f${at}`, type: 'text', sortable: true })
    }
    const one = { key: 'last', label: 'Last', type: 'text', sortable: true }
    const { status, body } = await app.owner.post('/v1/contact-fields', one)
    assert.deepEqual([status, body.error.field], [409, 'sortable'])
  })
})

const held = ({ custom }: Shown): Value => custom.value ?? null
const seatsOf = ({ custom }: Shown): Value => custom.seats ?? null
