import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Proposals of a currency that were sent before one of the moments and ended before another. */
export interface OpenGroup {
  /** Position of the first moment at which they were open. */
  from: number
  /** Position of the first moment at which they were open no more. */
  until: number
  currency: string
  count: number
  /** A whole number with any number of digits. */
  value: string
}

/** Most open ones, and most ended ones, that are read: by an index each, newest first. */
export const mostProposals = 10_000

/** Groups sent proposals by when they became open and when they ended. */
export async function groupOpen(
  db: Db,
  organizationId: string,
  { moments, since, now }: { moments: readonly Date[]; since: Date; now: Date },
): Promise<OpenGroup[]> {
  const times = moments.map((moment) => moment.toISOString())
  const fields = sql`currency, first_total, sent_at::timestamptz as sent`
  const { rows } = await sql<OpenGroup>`
    with facts as materialized (
      (select ${fields}, case when expires_at <= ${now} then expires_at end as ended from proposals
      where organization_id = ${organizationId} and status in ('sent', 'viewed', 'signing')
      order by id desc limit ${mostProposals})
      union all
      (select ${fields}, (select min(value)::timestamptz from jsonb_each_text(transitions)
        where key in ('accepted', 'declined', 'expired', 'canceled', 'voided')) as ended from proposals
      where organization_id = ${organizationId} and sent_at >= ${since.toISOString()}
        and status not in ('draft', 'sent', 'viewed', 'signing')
      order by sent_at desc limit ${mostProposals})
    )
    select width_bucket(sent, ${times}::timestamptz[]) as from,
      case when ended is null then ${moments.length} else width_bucket(ended, ${times}::timestamptz[]) end as until,
      currency, count(*)::integer as count, sum(first_total)::text as value
    from facts group by 1, 2, 3`.execute(db)
  return rows
}
