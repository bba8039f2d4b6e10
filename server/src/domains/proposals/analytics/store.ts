import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Grouping, sentStatuses } from './schema.ts'

export interface Time {
  from: Date
  to: Date
}

/** Figures of one group in one currency. A null `key` means all groups; a null `currency` means all currencies. */
export interface FiguresRow extends Record<(typeof sentStatuses)[number], number> {
  isOfAllKeys: boolean
  isOfAllCurrencies: boolean
  /** The month's position from 1, or the status, currency or bare id; empty for proposals that have none. */
  key: string | null
  currency: string | null
  count: number
  seen: number
  secondsToView: number | null
  secondsToAccept: number | null
  /** A whole number with any number of digits. */
  sumOfAll: string
  sumOfOpen: string
  sumOfAccepted: string
}

/**
 * SQL of the key that each grouping uses. For months it is the position among `months`, since a month depends on the
 * time zone.
 */
const keyOf = (months: readonly Date[]) => ({
  month: sql`width_bucket(sent_at::timestamptz, ${months.map((at) => at.toISOString())}::timestamptz[])::text`,
  status: sql`state`,
  currency: sql`currency`,
  owner: sql`coalesce(owner_id::text, '')`,
  template: sql`coalesce(template_id::text, '')`,
})

/** SQL of the proposals sent in a period, with only the last sent revision of each. */
const sentIn = (organizationId: string, { from, to }: Time) => sql`
  proposals where organization_id = ${organizationId}
  and sent_at >= ${from.toISOString()} and sent_at < ${to.toISOString()}
  and not exists (
    select from proposals later where later.organization_id = ${organizationId}
    and later.root_id = proposals.root_id and later.revision > proposals.revision
    and later.revision > 1 and later.sent_at is not null)`

/** Counts the proposals sent in a period, and stops at `limit`. */
export async function countSent(
  db: Db,
  organizationId: string,
  time: Time,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from ${sentIn(organizationId, time)} limit ${limit}) as sent`.execute(db)
  return rows[0]?.count ?? 0
}

interface Grouped extends Time {
  by: Grouping
  /** The instant at which each month begins. */
  months: readonly Date[]
  /** Time of the request. An overdue proposal counts as expired even if no job has marked it yet. */
  now: Date
  /** The most groups returned. */
  limit: number
}

/** Sums figures over all proposals, each currency, each group, and each currency in each group, with one index scan. */
export async function sumFigures(
  db: Db,
  organizationId: string,
  { by, months, now, limit, ...time }: Grouped,
): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    with sent as materialized (
      select *, ${keyOf(months)[by]} as key from (
        select currency, first_total, owner_id, template_id, sent_at, viewed_at, accepted_at,
          case when status in ('sent', 'viewed', 'signing') and expires_at <= ${now}
            then 'expired' else status end as state
        from ${sentIn(organizationId, time)}) as facts
    ), largest as (
      select key from sent group by key order by count(*) desc, key limit ${limit}
    )
    select grouping(key) = 1 as "isOfAllKeys", grouping(currency) = 1 as "isOfAllCurrencies",
      key, currency, count(*)::int as count, count(viewed_at)::int as seen,
      ${count('sent')}, ${count('viewed')}, ${count('signing')}, ${count('accepted')},
      ${count('countersigned')}, ${count('declined')}, ${count('expired')}, ${count('canceled')},
      ${count('voided')},
      ${median('viewed_at')} as "secondsToView", ${median('accepted_at')} as "secondsToAccept",
      coalesce(sum(first_total), 0)::text as "sumOfAll",
      coalesce(sum(first_total) filter (where state in ('sent', 'viewed', 'signing')), 0)::text as "sumOfOpen",
      coalesce(sum(first_total) filter (where state in ('accepted', 'countersigned')), 0)::text as "sumOfAccepted"
    from sent
    group by grouping sets ((), (currency), (key), (key, currency))
    having grouping(key) = 1 or key in (select key from largest)`.execute(db)
  return rows
}

const count = (state: (typeof sentStatuses)[number]) =>
  sql`(count(*) filter (where state = ${sql.lit(state)}))::int as ${sql.id(state)}`

/**
 * SQL of the median time from sending to this step. The aggregate skips proposals that never reached the step, because
 * theirs is null.
 */
const median = (
  column: 'viewed_at' | 'accepted_at',
) => sql`round(percentile_cont(0.5) within group (
  order by extract(epoch from ${sql.id(column)}::timestamptz - sent_at::timestamptz)::float8))::int`
