import { type RawBuilder, sql } from 'kysely'
import { type Filled, kinds } from './filled.ts'

export interface Fill {
  /** As many as there are sources, not as many as of the largest tables. */
  isOfSources?: boolean
  /** Rows `from` to `to`, both included. */
  insert(filled: Filled, from: number, to: number): RawBuilder<unknown>
}

export const id = (kind: keyof typeof kinds, row = sql`n`) =>
  sql`bench_id(${sql.lit(kinds[kind])}, ${row})`
export const time = sql`bench_time(n)`
export const rows = (from: number, to: number) =>
  sql`from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as n`

/** Six letters that look like a name and differ from row to row. */
export const word = (seed: string) =>
  sql`initcap(substr(translate(md5(n::text || ${sql.lit(seed)}), '0123456789abcdef', 'aeioubcdlmnrstvz'), 1, 6))`

/** Four of the newest rows in a hundred thousand, and one of the first thousand. */
export const isRare = sql`n % 25000 = 7`

export const json = (value: object) => sql.lit(JSON.stringify(value))
