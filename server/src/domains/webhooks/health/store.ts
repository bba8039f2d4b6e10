import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface AttemptCounts {
  since: Date
  attempts: number
  succeeded: number
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
}

/** Counts the attempts since that time, for a limited number of deliveries: a busy webhook has millions. */
export async function countAttempts(
  db: Db,
  { organizationId, webhookId }: { organizationId: string; webhookId: string },
  since: Date,
  maxDeliveries: number,
): Promise<AttemptCounts> {
  const { rows } = await sql<AttemptCounts>`
    with last as materialized (
      select id, created_at from deliveries
      where organization_id = ${organizationId} and webhook_id = ${webhookId}
      order by created_at desc, id desc limit ${maxDeliveries}
    ), bound as materialized (
      select case when count(*) < ${maxDeliveries} then ${since}::timestamptz
        else greatest(${since}::timestamptz, min(created_at)) end as since from last
    )
    select bound.since, count(a.id)::integer as attempts,
      (count(a.id) filter (where a.succeeded))::integer as succeeded,
      max(a.started_at) filter (where a.succeeded) as "lastSuccessAt",
      max(a.started_at) filter (where not a.succeeded) as "lastFailureAt"
    from bound left join (
      last join attempts a on a.organization_id = ${organizationId} and a.delivery_id = last.id
    ) on a.started_at >= bound.since
    group by bound.since`.execute(db)
  return rows[0] ?? { since, attempts: 0, succeeded: 0, lastSuccessAt: null, lastFailureAt: null }
}
