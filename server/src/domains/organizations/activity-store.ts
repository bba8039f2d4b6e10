import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { OrganizationId } from '../../platform/ids.ts'
import type { ActivityName, OrganizationActivity } from './schema.ts'

const minuteMs = 60_000

/** Lists the organizations that use most of something now. Reads all organizations, for an operator who looks. */
export async function listActivity(
  db: Db,
  { by, limit, now }: { by: ActivityName; limit: number; now: Date },
): Promise<OrganizationActivity[]> {
  const since = new Date(now.getTime() - minuteMs)
  const { rows } = await sql<OrganizationActivity>`
    with request as (
      select organization_id, count(*)::integer as requests, sum(duration_ms)::integer as busy_ms,
        count(*) filter (where status in (402, 429))::integer as refused
      from request_log where at > ${since} group by 1
    ), delivery as (
      select organization_id, count(*)::integer as waiting from deliveries where status = 'pending' group by 1
    ), hook_event as (
      select organization_id, count(*)::integer as waiting from inbound_events where status = 'received' group by 1
    ), job as (
      select group_id as organization_id, count(*) filter (where state < 'active')::integer as waiting,
        count(*) filter (where state = 'active')::integer as running
      from pgboss.job where state <= 'active' and group_id is not null group by 1
    ), listed as (
      select o.id, o.name, o.plan, coalesce(request.requests, 0) as requests,
        coalesce(request.refused, 0) as refused, coalesce(request.busy_ms, 0) as "busyMs",
        coalesce(delivery.waiting, 0) as "deliveriesWaiting", coalesce(hook_event.waiting, 0) as "hookEventsWaiting",
        coalesce(job.waiting, 0) as "jobsWaiting", coalesce(job.running, 0) as "jobsRunning",
        coalesce(mail.attempts, 0) as mails,
        coalesce((select sum(used) from usage_counts u
          where u.organization_id = o.id and u.resource = 'storedBytes'), 0)::bigint as "storedBytes",
        coalesce((select sum(used) from monthly_counts m
          where m.organization_id = o.id and m.resource = 'inboundBytes'
            and m.month = date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date), 0)::bigint as "inboundBytes"
      from organizations o
      left join request on request.organization_id = o.id
      left join delivery on delivery.organization_id = o.id
      left join hook_event on hook_event.organization_id = o.id
      left join job on job.organization_id = o.id::text
      left join attempt_counts mail
        on mail.subject = sha256(('mails of ' || o.id)::bytea) and mail.ends_at > ${now}
    )
    select * from listed order by ${sql.ref(by)} desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, id: OrganizationId.show(id) }))
}
