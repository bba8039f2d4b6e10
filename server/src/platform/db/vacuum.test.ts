import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { harness, onPostgres } from '../../../test/harness.ts'
import type { Db } from './database.ts'
import { vacuumTables } from './upkeep.ts'

/** Some 20 MB of log, and a table of which only the last round is alive. */
async function writeAnew(db: Db): Promise<void> {
  await sql`delete from scratch`.execute(db)
  await sql`insert into scratch select repeat(md5(i::text), 30) from generate_series(1, 15000) i`.execute(
    db,
  )
  await sql`select pg_stat_force_next_flush()`.execute(db)
}

async function sizes(db: Db): Promise<{ table: number; log: number }> {
  const { rows } = await sql<{ table: number; log: number }>`
    select pg_total_relation_size('scratch')::integer as table,
      (select sum(size) from pg_ls_waldir())::integer as log`.execute(db)
  return rows[0] ?? { table: 0, log: 0 }
}

describe('upkeep of the embedded database', () => {
  const skip = onPostgres && 'PostgreSQL keeps itself up'

  test('keeps tables and log from growing while rows come and go', { skip }, async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    await sql`create table scratch (value text)`.execute(db)
    t.after(() => sql`drop table scratch`.execute(db))
    const seen: Awaited<ReturnType<typeof sizes>>[] = []
    for (let round = 0; round < 10; round++) {
      await writeAnew(db)
      await vacuumTables(db)
      seen.push(await sizes(db))
    }
    const [third = { table: 0, log: 0 }] = seen.slice(3)
    const last = seen.at(-1) ?? third
    assert.ok(
      last.table <= third.table * 1.1,
      `the table grew from ${third.table} to ${last.table}`,
    )
    assert.ok(last.log <= third.log, `the log grew from ${third.log} to ${last.log}`)
  })

  test('waits for its turn beside an open transaction', { skip }, async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const [, rows] = await Promise.all([
      vacuumTables(db),
      db.transaction().execute((tx) => sql`select 1 as one`.execute(tx)),
    ])
    assert.deepEqual(rows.rows, [{ one: 1 }])
  })
})
