import { sql } from 'kysely'
import {
  type ColumnDefinition,
  listTables,
  quote,
  type Run,
  runIn,
  type TableDefinition,
} from './catalog.ts'
import type { Tx } from './database.ts'

/** Inserts rows exactly as they were in another database: no trigger runs, and no reference is checked. */
export interface Load {
  tables: readonly TableDefinition[]
  /** Inserts rows; `rows` are JSON arrays of the columns' values in PostgreSQL's text format. */
  insert(table: TableDefinition, columns: readonly string[], rows: readonly string[]): Promise<void>
  /** Checks every reference and restores triggers and sequences. */
  finish(): Promise<void>
}

/** Empties every table of a backup. Anything that fails before the commit leaves the tables unchanged. */
export async function beginLoad(tx: Tx): Promise<Load> {
  const run = runIn(tx)
  await run('set local statement_timeout = 0')
  await run('set local idle_in_transaction_session_timeout = 0')
  const tables = await listTables(run)
  const references = await dropReferences(run)
  for (const { name } of tables) await run(`alter table ${quote(name)} disable trigger user`)
  await run(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)
  return {
    tables,
    async insert(table, columns, rows) {
      const { into, values } = expressions(table, columns)
      await sql`insert into ${sql.table(table.name)} (${sql.raw(into)}) overriding system value
        select ${sql.raw(values)} from json_array_elements(${`[${rows.join(',')}]`}::text::json) as line`.execute(
        tx,
      )
    },
    async finish() {
      for (const { table, name, definition } of references) {
        await run(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`)
      }
      for (const { name } of tables) await run(`alter table ${quote(name)} enable trigger user`)
      await advanceSequences(run)
    },
  }
}

function expressions(
  table: TableDefinition,
  columns: readonly string[],
): { into: string; values: string } {
  const typeOf = new Map(table.columns.map(({ name, type }: ColumnDefinition) => [name, type]))
  const values = columns.map((name, place) => `(line ->> ${place})::${typeOf.get(name)}`)
  return { into: columns.map(quote).join(', '), values: values.join(', ') }
}

interface Reference {
  table: string
  name: string
  definition: string
}

// Tables then need no order, and checking all at the end is a join instead of a look-up a row.
async function dropReferences(run: Run): Promise<Reference[]> {
  const rows = await run(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname`)
  const references = rows.map((row) => row as unknown as Reference)
  for (const { table, name } of references) {
    await run(`alter table ${quote(table)} drop constraint ${quote(name)}`)
  }
  return references
}

async function advanceSequences(run: Run): Promise<void> {
  const owned = await run(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`)
  for (const { table, column, sequence } of owned) {
    await run(`
      select setval('${sequence}', coalesce(max(${quote(String(column))}), 0) + 1, false) from ${quote(String(table))}`)
  }
}
