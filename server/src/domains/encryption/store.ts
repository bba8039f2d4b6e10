import { sql } from 'kysely'
import { listSealedColumns, type SealedColumn } from '../../platform/db/catalog.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

const keyIdOf = (column: string) => sql`encode(substring(${sql.ref(column)} from 1 for 4), 'hex')`

export const findSealedColumns = (db: Db): Promise<SealedColumn[]> =>
  listSealedColumns(
    async (text) => (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows,
  )

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
  /** Of the primary key. */
  key: string[]
  /** Of the columns that the value is bound to. */
  place: string[]
  value: Buffer
}

/** The next values after that primary key which another key than this one has sealed. */
export async function listSealedOtherwise(
  db: Db,
  { table, column, key, place }: SealedColumn,
  keyId: string,
  after: readonly string[] | null,
  limit: number,
): Promise<SealedValue[]> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const texts = (names: readonly string[]) =>
    sql`array[${sql.join(names.map((name) => sql`${sql.ref(name)}::text`))}]`
  const { rows } = await sql<SealedValue>`
    select ${texts(key)} as key, ${texts(place)} as place, ${sql.ref(column)} as value
    from ${sql.table(table)}
    where ${keyIdOf(column)} <> ${keyId}
      ${after ? sql`and row(${keys}) > row(${sql.join(after.map((value) => sql.lit(value)))})` : sql``}
    order by ${keys} limit ${limit}`.execute(db)
  return rows
}

/** Puts the value in place of the one that it was made from; one that has changed meanwhile stays. */
export async function replaceSealed(
  tx: Tx,
  { table, column, key }: SealedColumn,
  { key: values, value }: SealedValue,
  sealed: Buffer,
): Promise<void> {
  const isRow = sql.join(
    key.map((name, at) => sql`${sql.ref(name)} = ${sql.lit(values[at] ?? '')}`),
    sql` and `,
  )
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${isRow} and ${sql.ref(column)} = ${value}`.execute(tx)
}
