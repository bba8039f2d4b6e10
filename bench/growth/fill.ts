import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import { fills } from './tables.ts'

/** The organization that grows, and what was made for it by the API. */
export interface Filled {
  organizationId: string
  tokenId: string
  webhookId: string
  baseId: string
  /** Rows of the larger tables in the end, however many there are so far. */
  rows: number
  /** When row 0 happened; each row is a second after the one before. */
  startMs: number
}

/** Row numbers of a kind make its ids, in the order of their times, so that the program can name them. */
export const kinds = {
  contact: 1,
  event: 2,
  delivery: 3,
  attempt: 4,
  source: 5,
  run: 6,
  audit: 7,
  request: 8,
  credit: 9,
  base: 10,
  other: 11,
} as const

export const timeOf = ({ startMs }: Filled, row: number): string =>
  new Date(startMs + row * 1_000).toISOString()

export function idOf(filled: Filled, kind: keyof typeof kinds, row: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const ms = filled.startMs + row * 1_000
  const digits = `${hex(ms, 12)}7${hex(kinds[kind], 3)}8${hex(row, 15)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Rows of one statement: a session gives a statement up after 30 s. */
const batchRows = 25_000

/** Adds the rows after `from` up to `to` of every large table; tables that are smaller get their share. */
export async function fill(db: Db, filled: Filled, from: number, to: number): Promise<void> {
  await sql`create or replace function bench_id(kind integer, n bigint) returns uuid
    language sql immutable parallel safe as ${sql.lit(`
      select (lpad(to_hex(${filled.startMs}::bigint + n * 1000), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
        || '8' || lpad(to_hex(n), 15, '0'))::uuid`)}`.execute(db)
  await sql`create or replace function bench_time(n bigint) returns timestamptz
    language sql immutable parallel safe as ${sql.lit(`
      select to_timestamp((${filled.startMs}::bigint + n * 1000) / 1000.0)`)}`.execute(db)
  for (const { share = 1, insert } of fills) {
    const last = Math.floor(to * share)
    for (let row = Math.floor(from * share); row < last; row += batchRows) {
      await insert(filled, row + 1, Math.min(row + batchRows, last)).execute(db)
    }
  }
  await sql`insert into audit_chains (organization_id, seq) values (${filled.organizationId}, ${to})
    on conflict (organization_id) do update set seq = excluded.seq`.execute(db)
}
