import { sql } from 'kysely'
import type { SealedColumn } from '../../platform/crypto/seal.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

const keyIdOf = (column: string) => sql`encode(substring(${sql.ref(column)} from 1 for 4), 'hex')`

/** Columns of a table's primary key, in its order. */
export async function findPrimaryKey(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = to_regclass('public.' || quote_ident(${table})) and i.indisprimary
    order by k.position`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many values each key has sealed in a column. */
export async function countByKey(
  db: Db,
  { table, column }: SealedColumn,
): Promise<{ key: string; values: number }[]> {
  const { rows } = await sql<{ key: string; values: number }>`
    select ${keyIdOf(column)} as key, count(*)::integer as values from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by 1`.execute(db)
  return rows
}

export interface SealedValue {
  /** Values of the primary key. */
  key: string[]
  /** Values of the columns that the sealed column is bound to. */
  row: string[]
  value: Buffer
}

export interface SealedOtherwise {
  keyId: string
  primaryKey: readonly string[]
  after: readonly string[] | null
  limit: number
}

/** The next values after a primary key that were not sealed with the key `keyId`. */
export async function listSealedOtherwise(
  db: Db,
  { table, column, boundTo }: SealedColumn,
  { keyId, primaryKey, after, limit }: SealedOtherwise,
): Promise<SealedValue[]> {
  const keys = sql.join(primaryKey.map((name) => sql.ref(name)))
  const texts = (names: readonly string[]) =>
    sql`array[${sql.join(names.map((name) => sql`${sql.ref(name)}::text`))}]`
  const { rows } = await sql<SealedValue>`
    select ${texts(primaryKey)} as key, ${texts(boundTo)} as row, ${sql.ref(column)} as value
    from ${sql.table(table)}
    where ${keyIdOf(column)} <> ${keyId}
      ${after ? sql`and row(${keys}) > row(${sql.join(after.map((value) => sql.lit(value)))})` : sql``}
    order by ${keys} limit ${limit}`.execute(db)
  return rows
}

/** Replaces a value by its newly sealed form, unless it has changed meanwhile. */
export async function replaceSealed(
  tx: Tx,
  { table, column }: SealedColumn,
  primaryKey: readonly string[],
  { key: values, value, sealed }: SealedValue & { sealed: Buffer },
): Promise<void> {
  const isRow = sql.join(
    primaryKey.map((name, at) => sql`${sql.ref(name)} = ${sql.lit(values[at] ?? '')}`),
    sql` and `,
  )
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${isRow} and ${sql.ref(column)} = ${value}`.execute(tx)
}
