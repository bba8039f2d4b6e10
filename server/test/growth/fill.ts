import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'
import type { Filled } from './filled.ts'
import type { Fill } from './rows.ts'
import { fills } from './tables.ts'

/** Rows of one statement: a session gives a statement up after 30 s. */
const batchRows = 25_000

/** Adds the rows after `from` up to `to` of every large table; tables that are smaller get their share. */
export async function fill(
  db: Db,
  filled: Filled,
  from: number,
  to: number,
  tables: readonly Fill[] = fills,
): Promise<void> {
  await sql`create or replace function bench_id(kind integer, n bigint) returns uuid
    language sql immutable parallel safe as ${sql.lit(`
      select (lpad(to_hex(${filled.startMs}::bigint + n * 1000), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
        || '8' || lpad(to_hex(n), 15, '0'))::uuid`)}`.execute(db)
  await sql`create or replace function bench_time(n bigint) returns timestamptz
    language sql immutable parallel safe as ${sql.lit(`
      select to_timestamp((${filled.startMs}::bigint + n * 1000) / 1000.0)`)}`.execute(db)
  for (const { isOfSources, insert } of tables) {
    const share = isOfSources ? filled.sourcesShare : 1
    const last = Math.floor(to * share)
    for (let row = Math.floor(from * share); row < last; row += batchRows) {
      await insert(filled, row + 1, Math.min(row + batchRows, last)).execute(db)
    }
  }
  await sql`insert into audit_chains (organization_id, seq) values (${filled.organizationId}, ${to})
    on conflict (organization_id) do update set seq = excluded.seq`.execute(db)
}
