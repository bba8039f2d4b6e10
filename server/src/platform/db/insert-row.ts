import { type Compilable, CompiledQuery, type Insertable } from 'kysely'
import type { Tables } from './tables.generated.ts'

/** By table and columns: rows of one kind have the same ones. */
const texts = new Map<string, string>()

/**
 * The insert of one row as Kysely writes it, written once for each list of columns: four of them were a twentieth of
 * what a create costs. The names of columns go into the text as they are, so never take them from a request.
 */
export function insertRow<Table extends keyof Tables & string>(
  table: Table,
  row: Insertable<Tables[Table]>,
): Compilable {
  const columns: string[] = []
  const values: unknown[] = []
  for (const [column, value] of Object.entries(row)) {
    if (value === undefined) continue
    columns.push(column)
    values.push(value)
  }
  const key = `${table} ${columns.join(' ')}`
  const text = texts.get(key) ?? textOf(table, columns)
  texts.set(key, text)
  return { compile: () => CompiledQuery.raw(text, values) }
}

function textOf(table: string, columns: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  return `insert into "${table}" (${names}) values (${places})`
}
