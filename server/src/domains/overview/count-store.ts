import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Rows that never change once written, and the index that has them in the order of their time. */
export interface CountedRows {
  name: string
  table: string
  at: 'created_at' | 'started_at'
  /** Columns of that index after the organization. */
  key: readonly ('created_at' | 'id')[]
  where: RawBuilder<boolean>
  /** Splits the count: `succeeded` or `failed`. */
  outcome: RawBuilder<string>
}

/** A place between two rows, in the order of their times. */
export interface Place {
  /** ISO 8601 in UTC with six decimals: their order as texts is that of the times. */
  at: string
  id: string
}

/** Rows of a source in 15 minutes of one outcome. */
export interface QuarterCount {
  quarter: number
  outcome: string
  count: number
}

export interface Slice {
  counts: QuarterCount[]
  /** The last row that was read; null if there are no more. */
  last: Place | null
}

interface Bounds {
  after: Place
  before: Place
  order: 'asc' | 'desc'
  limit: number
}

/** Counts up to `limit` rows between two places, by quarters of an hour. */
export async function countSlice(
  db: Db,
  organizationId: string,
  { table, at, key, where, outcome }: CountedRows,
  { after, before, order, limit }: Bounds,
): Promise<Slice> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const valuesOf = (place: Place) =>
    sql.join(
      key.map((name) => (name === 'id' ? sql`${place.id}::uuid` : sql`${place.at}::timestamptz`)),
    )
  const ordered = (direction: 'asc' | 'desc') =>
    sql.join(key.map((name) => sql`${sql.ref(name)} ${sql.raw(direction)}`))
  const { rows } = await sql<QuarterCount & { at: string | null; id: string | null }>`
    with slice as materialized (
      select created_at, at, id, outcome from (
        select ${sql.ref(at)} as created_at, ${sql.ref(at)} as at, id, ${outcome} as outcome
        from ${sql.table(table)}
        where organization_id = ${organizationId} and ${where}
          and (${columns}) > (${valuesOf(after)}) and (${columns}) < (${valuesOf(before)})
        order by ${ordered(order)} limit ${limit}) as found
    )
    select floor(extract(epoch from at) / 900)::integer as quarter, outcome, count(*)::integer as count,
      null::text as at, null::text as id
    from slice group by 1, 2
    union all
    (select 0, '', (select count(*) from slice)::integer,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), id::text
    from slice order by ${ordered(order === 'asc' ? 'desc' : 'asc')} limit 1)`.execute(db)
  const [end] = rows.filter(({ id }) => id !== null)
  const last = end && end.count === limit ? { at: end.at ?? '', id: end.id ?? '' } : null
  return { counts: rows.filter(({ id }) => id === null), last }
}
