import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { onePlanMark } from './gathering-client.ts'

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
