import type { Run } from '../../server/src/platform/db/catalog.ts'
import { embeddedDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { openPglite } from '../../server/src/platform/db/pglite.ts'

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  has_default: boolean
  generated: boolean
}

const typeOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'ColumnType<Date, string, string>',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'ColumnType<Json, string, string>',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  vector: 'string',
  xid8: 'string',
  halfvec: 'string',
  sparsevec: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  _int2: 'number[]',
  _float4: 'number[]',
}

/** TypeScript row types, read from a database that has every migration. */
export async function tableTypes(): Promise<string> {
  const pglite = await openPglite(null)
  await using database = embeddedDatabase(pglite)
  await migrate(database)
  const { rows } = await pglite.query<Column>(
    `select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
       c.column_default is not null as has_default,
        c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as generated
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not in ('migrations', 'applied_functions')
     order by c.table_name, c.ordinal_position`,
  )
  const unique = await database.session(listUniqueIndexes)
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const bodies = [...tables].map(
    ([table, columns]) =>
      `export interface ${pascal(table)}Table {\n${columns.map(line).join('\n')}\n}\n`,
  )
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`)
  return [
    '// Generated from server/migrations by `npm run gen`.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'\n",
    'export type Json = string | number | boolean | null | { [key: string]: Json } | Json[]\n',
    ...bodies,
    `export interface Tables {\n${index.join('\n')}\n}\n`,
    '/** Every table of the product. */',
    `export const tableNames = [\n${[...tables.keys()].map((name) => `  '${name}',`).join('\n')}\n] as const\n`,
    '/** Indexes whose violation tells the client which field is taken: `<table>_unique_<column>`. */',
    `export const uniqueIndexes = [\n${unique.map((name) => `  '${name}',`).join('\n')}\n] as const\n`,
  ].join('\n')
}

async function listUniqueIndexes(run: Run): Promise<string[]> {
  const rows = await run(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and i.indisunique
       and c.relname like '%\\_unique\\_%' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

function line(column: Column): string {
  const base = typeOf[column.udt_name]
  if (!base) throw new Error(`no TypeScript type for ${column.udt_name} of ${column.table_name}`)
  const type = column.nullable ? nullable(base) : base
  if (column.generated) return `  ${column.column_name}: GeneratedAlways<${type}>`
  if (column.has_default) return `  ${column.column_name}: ${optional(type)}`
  return `  ${column.column_name}: ${type}`
}

const nullable = (base: string): string =>
  base.startsWith('ColumnType<')
    ? base.replace(/<(\w+), (\w+), (\w+)>/, '<$1 | null, $2 | null, $3 | null>')
    : `${base} | null`

const optional = (type: string): string =>
  type.startsWith('ColumnType<')
    ? type.replace(/<(.+), (.+), (.+)>/, '<$1, $2 | undefined, $3>')
    : `Generated<${type}>`

const pascal = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
