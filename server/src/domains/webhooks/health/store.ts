import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface AttemptCounts {
  since: Date
  attempts: number
  succeeded: number
  succeededInARow: number
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  p50Ms: number | null
  p95Ms: number | null
}

/** Attempts that began in one part of the time. */
export interface SlotCounts extends Pick<AttemptCounts, 'succeeded' | 'p50Ms' | 'p95Ms'> {
  slot: number
  failed: number
}

export interface Attempts extends AttemptCounts {
  /** Slots with attempts, in order. */
  slots: SlotCounts[]
}

interface Place {
  organizationId: string
  webhookId: string
}

interface Bounds {
  since: Date
  now: Date
  maxDeliveries: number
  slots: number
}

/**
 * Counts the attempts since that time, in total and in equal slots of it, for a limited number of deliveries: a busy
 * webhook has millions.
 */
export async function countAttempts(
  db: Db,
  { organizationId, webhookId }: Place,
  { since, now, maxDeliveries, slots }: Bounds,
): Promise<Attempts> {
  const { rows } = await sql<AttemptCounts & { slot: number | null; failed: number }>`
    with last as materialized (
      select id, created_at from deliveries
      where organization_id = ${organizationId} and webhook_id = ${webhookId}
      order by created_at desc, id desc limit ${maxDeliveries}
    ), bound as materialized (
      select case when count(*) < ${maxDeliveries} then ${since}::timestamptz
        else greatest(${since}::timestamptz, min(created_at)) end as since from last
    ), made as materialized (
      select a.succeeded, a.started_at, a.duration_ms, least(${slots} - 1, floor(${slots}
        * extract(epoch from a.started_at - bound.since)
        / greatest(0.001, extract(epoch from ${now}::timestamptz - bound.since))))::integer as slot,
        max(a.started_at) filter (where not a.succeeded) over () as failed_at
      from bound cross join last
      join attempts a on a.organization_id = ${organizationId} and a.delivery_id = last.id
      where a.started_at >= bound.since
    )
    select (select bound.since from bound), slot, count(*)::integer as attempts,
      (count(*) filter (where succeeded))::integer as succeeded,
      (count(*) filter (where not succeeded))::integer as failed,
      (count(*) filter (where started_at > coalesce(failed_at, '-infinity')))::integer as "succeededInARow",
      max(started_at) filter (where succeeded) as "lastSuccessAt",
      max(started_at) filter (where not succeeded) as "lastFailureAt",
      percentile_disc(0.5) within group (order by duration_ms) as "p50Ms",
      percentile_disc(0.95) within group (order by duration_ms) as "p95Ms"
    from made group by grouping sets ((), (slot)) order by slot nulls first`.execute(db)
  const [total, ...parts] = rows
  if (!total) throw new TypeError('An aggregate over everything has a row.')
  return { ...total, slots: parts.map(({ slot, ...part }) => ({ ...part, slot: slot ?? 0 })) }
}

/** Counts the deliveries that failed and can be sent again, up to a limit. */
export async function countFailed(
  db: Db,
  { organizationId, webhookId }: Place,
  limit: number,
): Promise<number> {
  // The expression of the index deliveries_by_status.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from deliveries
      where organization_id = ${organizationId} and webhook_id = ${webhookId}
        and status || '' = 'failed' and expunged_at is null
      order by created_at desc, id desc limit ${limit}
    ) as failed`.execute(db)
  return rows[0]?.count ?? 0
}
