import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

export interface TableRow {
  table: string
  /** Null where the table has no such column. */
  organizationId: string | null
  /** The whole row in the database's own spelling; bytes are in hex. */
  text: string
}

/** When a token was used last is written some seconds later: it changes while nothing happens. */
const withoutUse = `'{"last_used_at": null, "last_used_address": null, "last_used_agent": null}'`

/**
 * Every row of every table of ours, and the jobs that somebody has sent. The other tables of the queue are its upkeep,
 * written by its own clock.
 */
export async function dumpTables(db: Db): Promise<TableRow[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'job_common'))
    order by 1`.execute(db)
  // One statement: a walk over all operations dumps hundreds of times.
  const dump = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as "table", ${sql.raw(shown(name))}::text as text,
        to_jsonb(t) ->> 'organization_id' as "organizationId"
      from ${sql.raw(name)} as t where ${sql.raw(wanted(name))}`,
  )
  const { rows } = await sql<TableRow>`${sql.join(dump, sql` union all `)} order by 1, 2`.execute(
    db,
  )
  return rows
}

const shown = (table: string): string =>
  table === 'public.tokens' ? `jsonb_populate_record(t, ${withoutUse})` : 't'

/** Jobs of schedules have no data, and come with each minute of the real clock. */
const wanted = (table: string): string =>
  table.startsWith('pgboss.')
    ? "not starts_with(t.name, '__pgboss__') and t.data is not null"
    : 'true'
