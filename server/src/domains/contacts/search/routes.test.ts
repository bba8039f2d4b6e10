import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'

const path = '/v1/contacts/search'
const leaf = (field: string, op: string, value?: unknown) => ({ field, op, value })

interface Shown {
  id: string
  name: string | null
  externalId: string
  createdAt: string
  updatedAt: string
  lastActivityAt?: string
}

/** All pages of a search; `between` runs after each. */
async function pages(
  app: Harness,
  search: object,
  between: (seen: Shown[]) => Promise<unknown> = async () => {},
): Promise<Shown[]> {
  const all: Shown[] = []
  let cursor: string | null | undefined
  do {
    const { status, body } = await app.owner.post(path, { ...search, ...(cursor && { cursor }) })
    assert.equal(status, 200, JSON.stringify(body))
    all.push(...body.data)
    cursor = body.nextCursor
    assert.equal(body.hasMore, cursor !== null)
    await between(all)
  } while (cursor)
  return all
}

const names = [
  'ada',
  'Ada',
  'Ädä',
  'bob',
  null,
  'Zoë',
  'zoe',
  '日本',
  null,
  'A',
  'ada lovelace',
  null,
]

/** Contacts of which some share a value, and some have none. */
async function fill(app: Harness): Promise<Shown[]> {
  for (const [index, name] of names.entries()) {
    await make.contact(app, { name, externalId: `crm-${index}`, tags: index % 2 ? ['odd'] : [] })
    if (index % 3 === 2) await app.clock.advance('1s')
  }
  await sql`update contacts set last_activity_at = to_timestamp(extract(epoch from created_at)::float8 - 0.001234)
    where external_id in ('crm-1', 'crm-2', 'crm-7', 'crm-9')`.execute(app.context.database.db)
  return (await app.owner.get('/v1/contacts?limit=100')).body.data
}

const keys = ['createdAt', 'updatedAt', 'lastActivityAt', 'name'] as const

/** As SQL has it: without case and accents, by code points. */
const keyOf = (contact: Shown, key: (typeof keys)[number]): string | null => {
  const value = contact[key] ?? null
  if (key !== 'name') return value
  return (
    value
      ?.normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase() ?? null
  )
}

function sorted(contacts: readonly Shown[], key: (typeof keys)[number], sign: number): string[] {
  const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) * sign
  const byId = [...contacts].sort((a, b) => compare(a.id, b.id))
  const [keyed, keyless] = [true, false].map((has) =>
    byId.filter((one) => (keyOf(one, key) !== null) === has),
  )
  keyed?.sort((a, b) => compare(keyOf(a, key) ?? '', keyOf(b, key) ?? ''))
  return [...(keyed ?? []), ...(keyless ?? [])].map(({ id }) => id)
}

const idsOf = (contacts: readonly Shown[]): string[] => contacts.map(({ id }) => id)

describe('POST /v1/contacts/search', () => {
  test('200 returns everybody, newest first, without a filter', async (t) => {
    const app = await harness(t)
    const all = await fill(app)
    assert.deepEqual(idsOf(await pages(app, { limit: 5 })), idsOf(all))
    assert.deepEqual((await app.owner.post(path, {})).body.data, all)
  })

  test('pages by each sort, those without a value last in both directions', async (t) => {
    const app = await harness(t)
    const all = await fill(app)
    for (const key of keys) {
      for (const [sort, sign] of [
        [key, 1],
        [`-${key}`, -1],
      ] as const) {
        for (const limit of [1, 4, 100]) {
          const found = await pages(app, { sort, limit })
          assert.deepEqual(idsOf(found), sorted(all, key, sign), `${sort} by ${limit}`)
        }
        const odd = await pages(app, { sort, limit: 2, filter: leaf('tag', 'eq', 'odd') })
        const expected = all.filter(({ externalId }) => Number(externalId.slice(4)) % 2 === 1)
        assert.deepEqual(idsOf(odd), sorted(expected, key, sign), `${sort} of odd ones`)
      }
    }
  })

  test('pages repeat and miss nothing while contacts are created, changed and deleted', async (t) => {
    const app = await harness(t)
    const steady = await fill(app)
    const sorts = keys.flatMap((key) => [key, `-${key}`])
    const change = fc.record({
      act: fc.constantFrom('create', 'delete', 'change'),
      name: fc.constantFrom(null, 'a', 'mm', 'zz'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.integer({ min: 1, max: 5 }),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        async (sort, limit, changes) => {
          const extra = await make.contact(app, { name: 'mm', externalId: 'extra' })
          let at = 0
          const found = await pages(app, { sort, limit }, async () => {
            const { act, name } = changes[at++] ?? { act: 'none', name: null }
            await app.clock.advance('1s')
            if (act === 'create')
              await make
                .contact(app, { name, tags: ['passing'], externalId: `x${at}${sort}` })
                .catch(() => {})
            if (act === 'change') await app.owner.patch(`/v1/contacts/${extra.id}`, { name })
            if (act === 'delete') await app.owner.delete(`/v1/contacts/${extra.id}`)
          })
          const seen = found.filter(({ externalId }) => externalId.startsWith('crm-'))
          const sign = sort.startsWith('-') ? -1 : 1
          assert.deepEqual(idsOf(seen), sorted(steady, sort.replace('-', '') as 'name', sign))
          await sql`delete from contacts where external_id not like 'crm-%'`.execute(
            app.context.database.db,
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  test('200 returns the total count', async (t) => {
    const app = await harness(t)
    await fill(app)
    for (const [filter, value] of [
      [undefined, 12],
      [leaf('tag', 'eq', 'odd'), 6],
      [leaf('name', 'exists', false), 3],
      [leaf('tag', 'eq', 'nobody'), 0],
    ] as const) {
      const { body } = await app.owner.post(path, { filter, totalCount: true, limit: 1 })
      assert.deepEqual(body.totalCount, { value, relation: 'eq' })
    }
    assert.equal('totalCount' in (await app.owner.post(path, {})).body, false)
  })

  test('200 returns at least 10,000 if there are more', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    await sql`insert into contacts (organization_id, id, name, tags, created_at, updated_at)
      select organization_id, gen_random_uuid(), 'Copy', array['copy'], created_at, updated_at
      from contacts, generate_series(1, 10005)`.execute(app.context.database.db)
    const count = async (filter: object) =>
      (await app.owner.post(path, { filter, totalCount: true })).body.totalCount
    const bounded = { value: 10_000, relation: 'gte' }
    assert.deepEqual(await count(leaf('tag', 'eq', 'copy')), bounded)
    assert.deepEqual(await count(leaf('name', 'exists')), bounded)
    assert.deepEqual(await count(leaf('name', 'eq', contact.name)), { value: 1, relation: 'eq' })
  })

  test('503 names the conditions without an index on a timeout, and suggests others', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    await sql`insert into contacts (organization_id, id, name, created_at, updated_at)
      select organization_id, gen_random_uuid(), 'Copy', created_at, updated_at
      from contacts, generate_series(1, 4000)`.execute(app.context.database.db)
    let now = 0
    t.mock.method(performance, 'now', () => (now += 1_500))
    const filter = { and: [leaf('name', 'exists'), leaf('jobTitle', 'contains', 'z')] }
    const { status, body } = await app.owner.post(path, { filter })
    assert.deepEqual([status, body.error.code], [503, 'search_timeout'])
    assert.match(body.error.message, /jobTitle contains took longer than 2 s\. Add a condition/)
  })

  const skip = !onPostgres && 'needs PostgreSQL'
  test('200 walks on if an index takes too long', { skip }, async (t) => {
    const app = await harness(t)
    await make.contact(app, { name: 'Slow', tags: ['vip'] })
    const { db } = app.context.database
    await sql`insert into contacts (organization_id, id, name, tags, created_at, updated_at)
      select organization_id, ('ffffffff' || substr(gen_random_uuid()::text, 9))::uuid, 'Copy',
        array['vip'], created_at, updated_at from contacts`.execute(db)
    await sql`insert into contacts (organization_id, id, name, created_at, updated_at)
      select organization_id, ('ffffffff' || substr(gen_random_uuid()::text, 9))::uuid, 'Copy',
        created_at, updated_at from contacts, generate_series(1, 1050)`.execute(db)
    await sql`create function is_fast(tags text[]) returns boolean language plpgsql as
      $$ begin if tags = '{vip}' then perform pg_sleep(0.4); end if; return true; end $$`.execute(
      db,
    )
    await sql`alter table contacts rename to all_contacts`.execute(db)
    await sql`create view contacts as select * from all_contacts where is_fast(tags)`.execute(db)
    // However busy the machine is: the clock of the whole search stands still.
    t.mock.method(performance, 'now', () => 0)
    const { status, body } = await app.owner.post(path, { filter: leaf('tag', 'eq', 'vip') })
    await sql`drop view contacts`.execute(db)
    await sql`alter table all_contacts rename to contacts`.execute(db)
    await sql`drop function is_fast`.execute(db)
    assert.deepEqual([status, body.data?.length], [200, 2])
  })

  test('400 refuses the cursor of another filter, sort or organization', async (t) => {
    const app = await harness(t)
    await fill(app)
    const { body } = await app.owner.post(path, { sort: 'name', limit: 1 })
    const cursor = body.nextCursor
    const stranger = (await make.stranger(app)).client
    for (const [client, search] of [
      [app.owner, { sort: '-name' }],
      [app.owner, { sort: 'name', filter: leaf('name', 'exists') }],
      [stranger, { sort: 'name' }],
    ] as const) {
      const answer = await client.post(path, { ...search, cursor })
      assert.deepEqual([answer.status, answer.body.error.code], [400, 'invalid_cursor'])
    }
  })

  test('401, 403 and 422 for tokens and requests that cannot search', async (t) => {
    const app = await harness(t)
    const writer = app.as(await make.token(app, ['contacts:write']))
    assert.equal((await app.as(null).post(path, {})).status, 401)
    assert.equal((await writer.post(path, {})).status, 403)
    for (const [body, field] of [
      [{ filter: leaf('nmae', 'eq', 'a') }, 'filter.field'],
      [{ filter: 'name == "a"' }, 'filter'],
      [{ sort: 'email' }, 'sort'],
      [{ limit: 101 }, 'limit'],
      [{ where: {} }, 'where'],
    ] as const) {
      const answer = await app.owner.post(path, body)
      assert.deepEqual([answer.status, answer.body.error.field], [422, field])
    }
  })

  test('422 refuses a value of a type that its field never has', async (t) => {
    const app = await harness(t)
    await make.contactField(app, { key: 'seats', type: 'number' })
    await make.contactField(app, { key: 'tier', type: 'select', options: ['gold'] })
    for (const [filter, field] of [
      [leaf('custom.seats', 'eq', '10'), 'filter.value'],
      [leaf('custom.seats', 'contains', '1'), 'filter.op'],
      [leaf('custom.tier', 'in', ['gold', 1]), 'filter.value'],
    ] as const) {
      const { status, body } = await app.owner.post(path, { filter })
      assert.deepEqual([status, body.error.field], [422, field])
    }
    const { status } = await app.owner.post(path, { filter: leaf('custom.seats', 'gt', 10) })
    assert.equal(status, 200)
  })

  test('finds no contacts of another organization', async (t) => {
    const app = await harness(t)
    await make.contact(app, { email: 'ada@example.com', externalId: 'crm-1', tags: ['vip'] })
    const { client } = await make.stranger(app)
    for (const filter of [
      leaf('email', 'eq', 'ada@example.com'),
      leaf('externalId', 'startsWith', 'crm'),
      leaf('tag', 'startsWith', 'v'),
      { not: leaf('email', 'eq', 'ada@example.com') },
    ]) {
      const { body } = await client.post(path, { filter, totalCount: true })
      assert.deepEqual([body.data, body.totalCount], [[], { value: 0, relation: 'eq' }])
    }
  })
})

describe('GET /v1/contacts with a filter', () => {
  const list = (app: Harness, query: Record<string, string>) =>
    app.owner.get(`/v1/contacts?${new URLSearchParams(query)}`)

  test('200 combines it with the older filters, and pages by its sort', async (t) => {
    const app = await harness(t)
    await fill(app)
    await make.contact(app, {
      name: 'Bobby',
      email: 'b@example.com',
      tags: ['odd'],
      custom: { seats: 12 },
    })
    const shown = async (query: Record<string, string>) => {
      const { body } = await list(app, query)
      return body.data.map(({ name }: Shown) => name)
    }
    assert.deepEqual(await shown({ filter: 'custom.seats > 10' }), ['Bobby'])
    assert.deepEqual(await shown({ filter: 'has(name)', q: 'bob', sort: 'name' }), ['bob', 'Bobby'])
    assert.deepEqual(await shown({ sort: '-name', tag: 'odd', limit: '1' }), ['日本'])
    assert.deepEqual(await shown({ sort: 'name', email: 'B@example.com' }), ['Bobby'])
    const counted = await list(app, { tag: 'odd', totalCount: 'true', limit: '1' })
    assert.deepEqual(counted.body.totalCount, { value: 7, relation: 'eq' })
    const { nextCursor: cursor } = counted.body
    assert.equal(
      (await list(app, { tag: 'odd', limit: '1', cursor, totalCount: 'true' })).status,
      200,
    )
  })

  test('400 returns the position of an invalid expression', async (t) => {
    const app = await harness(t)
    const { status, body } = await list(app, { filter: 'name == "a" && nmae == "b"' })
    assert.deepEqual(
      [status, body.error.code, body.error.field],
      [400, 'invalid_parameter', 'filter'],
    )
    assert.match(body.error.message, /at character 16: unknown field nmae/)
  })
})
