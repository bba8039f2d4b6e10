import { type QueryExecutorProvider, sql } from 'kysely'

/** Runs one SQL statement and returns its rows; see `Database.session` and `Snapshot`. */
export type Run = (sql: string) => Promise<Record<string, unknown>[]>

export const runIn =
  (db: QueryExecutorProvider): Run =>
  async (text) =>
    (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows

export interface ColumnDefinition {
  name: string
  /** SQL type with its modifiers. */
  type: string
  /** True for a reference to this database's own objects. Restored rows contain null here. */
  isLocal: boolean
}

/** A table whose rows are part of a backup. */
export interface TableDefinition {
  name: string
  /** Stored columns. Generated columns are left out. */
  columns: readonly ColumnDefinition[]
  /** Columns of the primary key, in order. */
  key: readonly string[]
}

/** Returns every table whose data cannot be recreated: neither unlogged nor marked `@backup no`. */
export async function listTables(run: Run): Promise<TableDefinition[]> {
  const rows = await run(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
            'isLocal', coalesce(col_description(c.oid, a.attnum) like '@restore null%', false))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not in ('migrations', 'applied_functions')
      and coalesce(obj_description(c.oid, 'pg_class') not like '@backup no%', true)
    order by c.relname`)
  return rows.map((row) => row as unknown as TableDefinition)
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
