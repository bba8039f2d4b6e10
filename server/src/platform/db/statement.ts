import { type Compilable, CompiledQuery, type Insertable } from 'kysely'
import type { Db } from './database.ts'
import { onePlanMark } from './gathering-client.ts'
import type { Tables } from './tables.generated.ts'

/**
 * A statement that finds rows by a unique key, with `$1`, `$2` and so on for its values. Its text is written once, and
 * PostgreSQL plans it once a connection.
 */
export const statement = <Row>(text: string) => {
  const marked = `${onePlanMark} ${text}`
  return async (db: Db, ...values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(marked, [...values]))).rows
}

/** Columns by name, as a statement lists them. */
export const listed = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ')

/** By table, columns and number of rows: rows of one kind have the same ones. */
const texts = new Map<string, string>()

/**
 * The insert of one row as Kysely writes it, written once for each list of columns: four of them were a twentieth of
 * what a create costs. The names of columns go into the text as they are, so never take them from a request.
 */
export const insertRow = <Table extends keyof Tables & string>(
  table: Table,
  row: Insertable<Tables[Table]>,
): Compilable => insertRows(table, [row])

/** As `insertRow` for a few rows that have the same columns, at least one, in one statement. */
export function insertRows<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Compilable {
  const filled = rows.map((row) => Object.entries(row).filter(([, value]) => value !== undefined))
  const columns = (filled[0] ?? []).map(([column]) => column)
  const values = filled.flatMap((row) => row.map(([, value]) => value))
  const key = `${rows.length} ${table} ${columns.join(' ')}`
  const text = texts.get(key) ?? textOf(table, columns, rows.length)
  texts.set(key, text)
  return { compile: () => CompiledQuery.raw(text, values) }
}

function textOf(table: string, columns: readonly string[], count: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const rows = Array.from({ length: count }, (_, row) => {
    const places = columns.map((_, at) => `$${row * columns.length + at + 1}`)
    return `(${places.join(', ')})`
  })
  return `insert into "${table}" (${names}) values ${rows.join(', ')}`
}
