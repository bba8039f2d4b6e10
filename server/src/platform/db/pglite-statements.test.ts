import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { PGlite } from '@electric-sql/pglite'
import { type Kysely, sql } from 'kysely'
import { embeddedDatabase } from './database.ts'
import { PendingWrites } from './pending-writes.ts'
import { openPglite } from './pglite.ts'

interface Tables {
  things: { id: number; name: string | null }
}

let pglite: PGlite
let db: Kysely<Tables>

before(async () => {
  pglite = await openPglite(null)
  db = embeddedDatabase(pglite).db as never
})
after(() => pglite.close())
beforeEach(() =>
  pglite.exec('drop table if exists things; create table things (id integer unique, name text)'),
)

const preparedCount = async (): Promise<number> =>
  (await pglite.query<{ n: number }>('select count(*)::integer as n from pg_prepared_statements'))
    .rows[0]?.n ?? 0

describe('a statement of the embedded database', () => {
  const values: [type: string, value: unknown][] = [
    ['integer', -5],
    ['bigint', 2 ** 52],
    ['double precision', 0.1],
    ['boolean', false],
    ['text', "é 🚢 ' \\ \n $1"],
    ['text', ''],
    ['text', null],
    ['integer', undefined],
    ['uuid', '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90'],
    ['timestamptz', new Date('2026-11-21T09:30:00.123Z')],
    ['bytea', Uint8Array.of(0, 1, 254, 255)],
    ['jsonb', JSON.stringify({ a: [1, null, 'b'] })],
    ['text[]', ['a', 'b,"c"', '']],
    ['integer[]', []],
    ['real[]', [0.5, 1]],
  ]
  for (const [type, value] of values) {
    test(`takes and gives ${type} ${JSON.stringify(value)} as PGlite's own query does`, async () => {
      const text = `select $1::${type} as value, $1::${type} is null as "isNull"`
      const own = await pglite.query(text, [value])
      for (let i = 0; i < 2; i++) {
        const typed = sql.raw(type)
        const { rows } = await sql`select ${value}::${typed} as value, ${value}::${typed} is null
          as "isNull"`.execute(db)
        assert.deepEqual(rows, own.rows)
      }
    })
  }

  test('says how many rows it changed, and returns those that it is to return', async () => {
    const rows = [1, 2, 3].map((id) => ({ id, name: `Thing ${id}` }))
    const inserted = await db.insertInto('things').values(rows).returning('id').execute()
    assert.deepEqual(inserted, [{ id: 1 }, { id: 2 }, { id: 3 }])
    const [updated] = await db.updateTable('things').set('name', null).where('id', '>', 1).execute()
    assert.equal(updated?.numUpdatedRows, 2n)
    const [deleted] = await db.deleteFrom('things').execute()
    assert.equal(deleted?.numDeletedRows, 3n)
    assert.deepEqual(await db.selectFrom('things').selectAll().execute(), [])
  })

  test('that fails leaves the session fit for the next, and its transaction undone', async () => {
    const insert = (id: number) => db.insertInto('things').values({ id, name: null }).execute()
    await insert(1)
    await assert.rejects(insert(1), { code: '23505', constraint: 'things_id_key' })
    await assert.rejects(sql`select nothing`.execute(db), { code: '42703' })
    await assert.rejects(sql`select 1 / ${0}::integer`.execute(db), { code: '22012' })
    await insert(2)
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values({ id: 3, name: null }).execute()
      await tx.insertInto('things').values({ id: 1, name: null }).execute()
    })
    await assert.rejects(failing, { code: '23505' })
    const ids = await db.selectFrom('things').select('id').orderBy('id').execute()
    assert.deepEqual(ids, [{ id: 1 }, { id: 2 }])
  })

  test('goes to the database together with all that are asked for in one turn', async (t) => {
    const insert = (id: number) => db.insertInto('things').values({ id, name: null })
    await insert(0).execute()
    const calls = t.mock.method(pglite, 'execProtocolStream').mock
    await db.transaction().execute(async (tx) => {
      const writes = await PendingWrites.in(tx as never)
      for (const id of [1, 2, 3]) writes.send(insert(id))
    })
    // The first time, begin and commit are prepared by calls of their own.
    const before = calls.callCount()
    await db.transaction().execute(async (tx) => {
      const writes = await PendingWrites.in(tx as never)
      for (const id of [4, 5, 6]) writes.send(insert(id))
    })
    assert.equal(calls.callCount() - before, 1)
    const ids = await db.selectFrom('things').select('id').orderBy('id').execute()
    assert.deepEqual(
      ids.map(({ id }) => id),
      [0, 1, 2, 3, 4, 5, 6],
    )
  })

  const failures = [
    ['that PostgreSQL refuses', sql`insert into things (id) values (1)`, { code: '23505' }],
    ['that cannot be encoded', sql`select ${'maybe'}::boolean`, { message: /boolean/ }],
  ] as const
  for (const [why, failing, failure] of failures) {
    test(`${why} takes its transaction with it, among others of its turn`, async () => {
      const insert = (id: number) => sql`insert into things (id) values (${id})`
      await insert(1).execute(db)
      const answers = await db
        .transaction()
        .execute((tx) =>
          Promise.allSettled([insert(2), failing, insert(3)].map((one) => one.execute(tx))),
        )
      const [first, second, third] = answers
      assert.equal(first?.status, 'fulfilled')
      assert.throws(() => {
        throw (second as PromiseRejectedResult).reason
      }, failure)
      assert.equal((third as PromiseRejectedResult).reason.code, '25P02')
      const { rows } = await sql`select id from things`.execute(db)
      assert.deepEqual(rows, [{ id: 1 }])
    })
  }

  test('stays prepared, and of very many only the last used do', async () => {
    for (let i = 0; i < 400; i++) {
      const { rows } = await sql`select ${i}::integer as ${sql.id(`n${i}`)}`.execute(db)
      assert.deepEqual(rows, [{ [`n${i}`]: i }])
      await sql`select ${i}::integer as often`.execute(db)
    }
    assert.equal(await preparedCount(), 300)
    const { rows } = await pglite.query<{ n: number }>(
      "select count(*)::integer as n from pg_prepared_statements where statement like '%as often'",
    )
    assert.equal(rows[0]?.n, 1)
    const again = await sql`select ${7}::integer as ${sql.id('n0')}`.execute(db)
    assert.deepEqual(again.rows, [{ n0: 7 }])
  })

  test('sees a changed table at the second try at the latest', async () => {
    const all = () => db.selectFrom('things').selectAll().execute()
    await db.insertInto('things').values({ id: 1, name: 'One' }).execute()
    assert.deepEqual(await all(), [{ id: 1, name: 'One' }])
    await pglite.exec("alter table things add column colour text default 'red'")
    await all().catch(() => {})
    assert.deepEqual(await all(), [{ id: 1, name: 'One', colour: 'red' }])
  })

  test('runs among many others, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        i % 3 === 0
          ? pglite.query<{ n: number }>('select $1::integer as n', [i])
          : i % 3 === 1
            ? sql<{ n: number }>`select ${i}::integer as n`.execute(db)
            : db
                .transaction()
                .execute((tx) => sql<{ n: number }>`select ${i} + 0 as n`.execute(tx)),
      ),
    )
    assert.deepEqual(
      answers.map(({ rows }) => rows[0]?.n),
      [...answers.keys()],
    )
  })

  test('that notifies is heard, at once or when its transaction commits', async () => {
    const heard: string[] = []
    const stop = await pglite.listen('news', (payload) => heard.push(payload))
    await sql`select pg_notify('news', ${'alone'})`.execute(db)
    await db.transaction().execute(async (tx) => {
      await sql`select pg_notify('news', ${'together'})`.execute(tx)
      assert.deepEqual(heard, ['alone'])
    })
    await stop()
    assert.deepEqual(heard, ['alone', 'together'])
  })
})
