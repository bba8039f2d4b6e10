import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Need } from './schema.ts'

/** A need as the database has it, with bare ids. */
export interface NeedRow {
  reason: Need['reason']
  id: string
  baseId?: string
  name: string
  message: string | null
  status?: string | null
  count?: number | null
  at?: Date | null
}

/** Most resources of a type that are looked at, newest first. */
const mostLooked = 200
/** Most needs of a type that are returned. */
const mostShown = 10
/** Most runs, requests or deliveries that are counted. */
const mostCounted = 1_000
const recentRuns = 20

/** Failures in a row from which a webhook is said to fail: one may be a hiccup. */
const failingFrom = 3

/** SQL of the reason that a row with an author has by itself. */
const authorship = sql`case when stopped_reason is not null then 'stopped'
  when needs is null then 'unconfirmed' end`

/** Webhooks and destinations: what stopped, was turned off, or fails now. */
export async function listEndpointNeeds(
  db: Db,
  organizationId: string,
): Promise<(NeedRow & { isDestination: boolean })[]> {
  const { rows } = await sql<NeedRow & { isDestination: boolean }>`
    with known as (
      select id, url, transport, first_failure_at, stopped_reason,
        coalesce(${authorship}, case
          when not enabled and disabled_reason = 'gone' then 'gone'
          when not enabled and disabled_reason = 'failing' then 'disabled'
          when enabled and failures >= ${failingFrom} then 'failing' end) as reason
      from webhooks where organization_id = ${organizationId} order by id desc limit ${mostLooked}
    )
    select known.reason, known.id, coalesce(d.name, known.url) as name, known.stopped_reason as message,
      known.transport is not null as "isDestination", known.first_failure_at as at,
      case when known.reason = 'failing' then (select count(*)::integer from (
        select from deliveries w where w.organization_id = ${organizationId} and w.webhook_id = known.id
          and (w.status || '') = 'pending' limit ${mostCounted}) as waiting) end as count
    from known left join destinations d on d.organization_id = ${organizationId} and d.id = known.id
    where known.reason is not null
    order by known.reason = 'unconfirmed', known.id desc limit ${2 * mostShown}`.execute(db)
  return rows
}

/** Automations that stopped, or whose last run failed. */
export async function listAutomationNeeds(db: Db, organizationId: string): Promise<NeedRow[]> {
  const ended = (status: 'succeeded' | 'failed') => sql`
    (select r.id, r.status, r.error, r.ended_at from automation_runs r
    where r.organization_id = ${organizationId} and r.automation_id = a.id and r.status = ${sql.lit(status)}
    order by r.id desc limit ${recentRuns})`
  const { rows } = await sql<NeedRow>`
    select coalesce(a.reason, 'failing') as reason, a.id, a.name,
      coalesce(a.stopped_reason, last.error ->> 'message') as message, last.failed as count, last.ended_at as at
    from (select id, name, enabled, stopped_reason, ${authorship} as reason from automations
      where organization_id = ${organizationId} order by id desc limit ${mostLooked}) as a
    left join lateral (
      select status, error, ended_at, (count(*) filter (where status = 'failed') over ())::integer as failed
      from (select * from (${ended('succeeded')} union all ${ended('failed')}) as runs
        order by id desc limit ${recentRuns}) as recent
      order by id desc limit 1) as last on true
    where a.reason is not null or (a.enabled and last.status = 'failed')
    order by (a.reason = 'unconfirmed') is true, a.id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Syncs that stopped, are paused by a fault, or whose last run did not end well. */
export async function listSyncNeeds(db: Db, organizationId: string): Promise<NeedRow[]> {
  // A range of one sync, in the order of its index: by the ids alone the runs of all syncs would be read.
  const { rows } = await sql<NeedRow>`
    select coalesce(s.reason, case when s.paused_reason is not null then 'paused' end, case last.status
        when 'needs_confirmation' then 'confirmation' when 'partial' then 'partial' else 'failing' end) as reason,
      s.id, coalesce(s.name, 'Sync') as name,
      coalesce(s.stopped_reason, s.paused_reason, last.error ->> 'message') as message, last.ended_at as at
    from (select id, name, status, paused_reason, stopped_reason, ${authorship} as reason from syncs
      where organization_id = ${organizationId} order by id desc limit ${mostLooked}) as s
    left join lateral (
      select status, error, ended_at from sync_runs r
      where r.organization_id = ${organizationId} and r.sync_id >= s.id and r.sync_id <= s.id
        and r.status not in ('queued', 'running')
      order by r.sync_id desc, r.id desc limit 1) as last on true
    where s.reason is not null or s.paused_reason is not null
      or (s.status = 'active' and last.status in ('needs_confirmation', 'partial', 'failed'))
    order by (s.reason = 'unconfirmed') is true, s.id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Hooks that stopped, or with requests that failed and were not replayed. */
export async function listHookNeeds(db: Db, organizationId: string): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    with failed as (
      select hook_id, count(*)::integer as count, max(received_at) as at,
        (array_agg(error order by received_at desc))[1] as error
      from (select hook_id, error, received_at from inbound_events
        where organization_id = ${organizationId} and status = 'failed'
        order by received_at desc, id desc limit ${mostCounted}) as newest
      group by hook_id
    )
    select coalesce(h.reason, 'failing') as reason, h.id, h.name,
      coalesce(h.stopped_reason, failed.error) as message, failed.count, failed.at
    from (select id, name, stopped_reason, ${authorship} as reason from hooks
      where organization_id = ${organizationId} order by id desc limit ${mostLooked}) as h
    left join failed on failed.hook_id = h.id
    where h.reason is not null or failed.count > 0
    order by (h.reason = 'unconfirmed') is true, h.id desc limit ${mostShown}`.execute(db)
  return rows
}

export async function listConnectionNeeds(db: Db, organizationId: string): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select case status when 'reauth_required' then 'signIn' else 'failing' end as reason,
      id, name, last_error ->> 'message' as message
    from connections
    where organization_id = ${organizationId} and status in ('degraded', 'reauth_required')
    order by id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Documents whose newest run failed. */
export async function listSourceNeeds(db: Db, organizationId: string): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select 'failing' as reason, s.id, s.base_id as "baseId", s.name, run.error as message, run.ended_at as at
    from (select id from bases where organization_id = ${organizationId}
      order by id desc limit ${mostLooked}) as b
    cross join lateral (select id, base_id, name, run from sources s
      where s.organization_id = ${organizationId} and s.base_id = b.id and s.status = 'failed'
      order by s.id desc limit ${mostShown}) as s
    left join source_runs run
      on run.organization_id = ${organizationId} and run.source_id = s.id and run.number = s.run
    order by s.id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Open proposals that expire by then. */
export async function listProposalNeeds(
  db: Db,
  organizationId: string,
  { now, until }: { now: Date; until: Date },
): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select 'expiring' as reason, id, coalesce(nullif(title, ''), number, 'Untitled') as name,
      null as message, status, expires_at as at
    from proposals
    where organization_id = ${organizationId} and status in ('sent', 'viewed', 'signing')
      and expires_at > ${now} and expires_at <= ${until}
    order by expires_at limit ${mostShown}`.execute(db)
  return rows
}

/** Tokens that expire by then. */
export async function listTokenNeeds(
  db: Db,
  organizationId: string,
  { now, until }: { now: Date; until: Date },
): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select 'expiring' as reason, id, name, null as message, expires_at as at from tokens
    where organization_id = ${organizationId} and revoked_at is null
      and expires_at > ${now} and expires_at <= ${until}
    order by expires_at limit ${mostShown}`.execute(db)
  return rows
}
