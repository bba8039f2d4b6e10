import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface Count {
  count: number
}

/**
 * Expunges events from before `createdBefore`, oldest first, and says how many. What another node is
 * at is left to it, and what is being sent at this moment to the next run.
 */
export async function expungeOld(
  db: Db,
  createdBefore: Date,
  now: Date,
  limit: number,
): Promise<number> {
  return expungeChosen(
    db,
    sql`created_at < ${createdBefore} and not exists (
      select from deliveries d
      where d.organization_id = events.organization_id and d.event_id = events.id
        and d.claimed_until > ${now})`,
    now,
    limit,
  )
}

/** Expunges the events of erasures whose deliveries have ended. Returns how many. */
export async function expungeErased(db: Db, now: Date, limit: number): Promise<number> {
  return expungeChosen(
    db,
    sql`erases and not exists (
      select from deliveries d
      where d.organization_id = events.organization_id and d.event_id = events.id
        and (d.status in ('pending', 'held') or d.claimed_until > ${now}))`,
    now,
    limit,
  )
}

/** Locked before they are expunged, in one statement and so in one transaction. */
async function expungeChosen(
  db: Db,
  which: ReturnType<typeof sql>,
  now: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<Count>`
    with chosen as materialized (
      select organization_id, id from events
      where expunged_at is null and ${which}
      order by created_at limit ${limit} for no key update skip locked
    ), event as materialized (
      select coalesce(array_agg(organization_id), '{}') as organizations,
        coalesce(array_agg(id), '{}') as ids, count(*)::integer as count
      from chosen
    )
    select count, expunge(organizations, ids, ${now}) from event`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes expunged events from before then, with deliveries and attempts, and says how many events. */
export async function deleteOld(db: Db, createdBefore: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from events e using (
      select organization_id, id from events
      where expunged_at is not null and created_at < ${createdBefore}
      order by created_at limit ${limit} for update skip locked
    ) old
    where e.organization_id = old.organization_id and e.id = old.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}
