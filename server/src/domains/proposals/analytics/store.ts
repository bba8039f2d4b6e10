import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Grouping, sentStatuses } from './schema.ts'

export interface Time {
  from: Date
  to: Date
}

/** Figures of one group in one currency; `key` or `currency` null: of all of them. */
export interface FiguresRow extends Record<(typeof sentStatuses)[number], number> {
  isOfAllKeys: boolean
  isOfAllCurrencies: boolean
  /** The month's place from 1, or the status, currency or bare id; empty for those without. */
  key: string | null
  currency: string | null
  count: number
  seen: number
  secondsToView: number | null
  secondsToAccept: number | null
  /** Whole numbers of any length. */
  sumOfAll: string
  sumOfOpen: string
  sumOfAccepted: string
}

/** A month of another one is told by its place among their beginnings. */
const keyOf = (months: readonly Date[]) => ({
  month: sql`width_bucket(sent_at::timestamptz, ${months.map((at) => at.toISOString())}::timestamptz[])::text`,
  status: sql`state`,
  currency: sql`currency`,
  owner: sql`coalesce(owner_id::text, '')`,
  template: sql`coalesce(template_id::text, '')`,
})

/** Of what was sent in a time, the last revision alone that was sent. */
const sentIn = (organizationId: string, { from, to }: Time) => sql`
  proposals where organization_id = ${organizationId}
  and sent_at >= ${from.toISOString()} and sent_at < ${to.toISOString()}
  and not exists (
    select from proposals later where later.organization_id = ${organizationId}
    and later.root_id = proposals.root_id and later.revision > proposals.revision
    and later.revision > 1 and later.sent_at is not null)`

/** How many were sent, counted no further than to the limit. */
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
  /** When each month begins. */
  months: readonly Date[]
  /** What is overdue is expired, though no job has run since. */
  now: Date
  /** Groups at most. */
  limit: number
}

/** Of all, of each currency, of each group, and of each currency in each group: one look at the index. */
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

/** Those that never came there count for nothing: an aggregate leaves out what is null. */
const median = (
  column: 'viewed_at' | 'accepted_at',
) => sql`round(percentile_cont(0.5) within group (
  order by extract(epoch from ${sql.id(column)}::timestamptz - sent_at::timestamptz)::float8))::int`
