import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createTestDatabase } from '../../../test/storage.ts'
import { socketOf } from './gathering-client.ts'
import { openPool, sessionLimits } from './sessions.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const needsPostgres = { skip: !server && 'needs PostgreSQL' }

async function connect(t: TestContext, isPooled: boolean) {
  const database = await createTestDatabase(server)
  const pool = openPool(database.url, sessionLimits.admission, isPooled)
  const client = await pool.connect()
  t.after(async () => {
    client.release()
    await pool.end()
    await database.drop()
  })
  await client.query('create table notes (id integer primary key, text text)')
  return client
}

test('queries of one turn leave in one write', needsPostgres, async (t) => {
  const client = await connect(t, false)
  const socket = socketOf(client) as unknown as Record<'_write' | '_writev', () => void>
  const [one, together] = [t.mock.method(socket, '_write'), t.mock.method(socket, '_writev')]
  const insert = 'insert into notes (id) values ($1)'
  await Promise.all(['begin', 'commit'].map((text) => client.query(text)))
  await Promise.all([1, 2, 3].map((id) => client.query(insert, [id])))
  assert.deepEqual([one.mock.callCount(), together.mock.callCount()], [0, 2])
})

for (const [what, isPooled, prepared] of [
  ['by name on PostgreSQL itself', false, ['insert into "notes" ("id") values ($1)']],
  ['under no name behind a pooler', true, []],
] as const) {
  test(`inserts of rows are prepared ${what}, and nothing else`, needsPostgres, async (t) => {
    const client = await connect(t, isPooled)
    await client.query('insert into "notes" ("id") values ($1)', [1])
    await client.query('insert into "notes" ("id") values ($1)', [2])
    await client.query('insert into "notes" ("id") values ($1) returning *', [3])
    await client.query('insert into "notes" ("id") select $1::integer', [4])
    await client.query('select id from notes where id = $1', [1])
    const { rows } = await client.query('select statement from pg_prepared_statements')
    assert.deepEqual(
      rows.map(({ statement }) => statement),
      prepared,
    )
  })
}

test('the plan of admission is kept', needsPostgres, async (t) => {
  const client = await connect(t, false)
  const { rows } = await client.query('show plan_cache_mode')
  assert.deepEqual(rows, [{ plan_cache_mode: 'force_generic_plan' }])
})
