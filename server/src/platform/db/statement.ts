import { type Compilable, CompiledQuery, type Insertable } from 'kysely'
import type { Db } from './database.ts'
import { onePlanMark } from './gathering-client.ts'
import type { Tables } from './tables.generated.ts'

/**
 * Defines a statement that finds rows by a unique key, with `$1`, `$2` and so on for its values. Its text is built
 * once, and PostgreSQL plans it once per connection.
 */
export const statement = <Row>(text: string) => {
  const marked = `${onePlanMark} ${text}`
  return async (db: Db, ...values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(marked, [...values]))).rows
}

/** Returns a list of column names for SQL. */
export const listed = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ')

/** Statement texts by table, columns and number of rows. Rows of one kind share a text. */
const texts = new Map<string, string>()

/**
 * Returns the insert of one row, as Kysely writes it. Its text is built once for each list of columns: building four of
 * them was a twentieth of the cost of a create. Column names are inserted unescaped, so never take them from a request.
 */
export const insertRow = <Table extends keyof Tables & string>(
  table: Table,
  row: Insertable<Tables[Table]>,
): Compilable => insertRows(table, [row])

/**
 * Returns the insert of a few rows (at least one) with the same columns, like `insertRow`, in one statement. `ending`
 * follows the rows, and its values follow theirs.
 */
export function insertRows<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  ending: { textAfter(parameters: number): string; values?: readonly unknown[] } = noEnding,
): Compilable {
  const filled = rows.map((row) => Object.entries(row).filter(([, value]) => value !== undefined))
  const columns = (filled[0] ?? []).map(([column]) => column)
  const values = filled.flatMap((row) => row.map(([, value]) => value))
  const after = ending.textAfter(values.length)
  const key = `${rows.length} ${table} ${columns.join(' ')} ${after}`
  const text = texts.get(key) ?? `${textOf(table, columns, rows.length)}${after}`
  texts.set(key, text)
  return { compile: () => CompiledQuery.raw(text, [...values, ...(ending.values ?? [])]) }
}

const noEnding = { textAfter: () => '' }

function textOf(table: string, columns: readonly string[], count: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const rows = Array.from({ length: count }, (_, row) => {
    const places = columns.map((_, at) => `$${row * columns.length + at + 1}`)
    return `(${places.join(', ')})`
  })
  return `insert into "${table}" (${names}) values ${rows.join(', ')}`
}
