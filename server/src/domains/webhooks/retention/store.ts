import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { pipelineAll, type Sender } from '../../../platform/db/pipeline.ts'

type Condition = RawBuilder<unknown>

/**
 * Expunges events from before `createdBefore`, oldest first, and returns how many. Skips rows that another node is
 * working on, and leaves deliveries in flight to the next run.
 */
export async function expungeOld(
  db: Db,
  createdBefore: Date,
  now: Date,
  limit: number,
): Promise<number> {
  const which = sql`expunged_at is null and created_at < ${createdBefore} and not exists (
    select from deliveries d
    where d.organization_id = events.organization_id and d.event_id = events.id
      and d.claimed_until > ${now})`
  return ofEach(db, which, limit, (sender, organizationId, ids) =>
    expungeSettled(sender, organizationId, ids, now, false),
  )
}

/** Expunges the events of erasures whose deliveries have ended. Returns how many. */
export async function expungeErased(db: Db, now: Date, limit: number): Promise<number> {
  const which = sql`expunged_at is null and erases and not exists (
    select from deliveries d
    where d.organization_id = events.organization_id and d.event_id = events.id
      and (d.status in ('pending', 'held') or d.claimed_until > ${now}))`
  return ofEach(db, which, limit, (sender, organizationId, ids) =>
    expungeSettled(sender, organizationId, ids, now, true),
  )
}

/** Deletes expunged events from before `createdBefore`, with deliveries and attempts. Returns how many events. */
export async function deleteOld(db: Db, createdBefore: Date, limit: number): Promise<number> {
  const which = sql`expunged_at is not null and created_at < ${createdBefore}`
  return ofEach(db, which, limit, deleteEvents)
}

type Act = (sender: Sender, organizationId: string, ids: readonly string[]) => Promise<number>

/** Finds the oldest events of all organizations, then runs one statement for each organization. */
async function ofEach(db: Db, which: Condition, limit: number, act: Act): Promise<number> {
  const { rows } = await sql<{ organizationId: string; id: string }>`
    select organization_id as "organizationId", id from events where ${which}
    order by created_at limit ${limit}`.execute(db)
  const organizations = [...Map.groupBy(rows, ({ organizationId }) => organizationId)]
  const counts = await pipelineAll(db, organizations, (sender, [organizationId, events]) =>
    act(
      sender,
      organizationId,
      events.map(({ id }) => id),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function expungeSettled(
  sender: Sender,
  organizationId: string,
  ids: readonly string[],
  now: Date,
  byErasure: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select expunge_settled(${organizationId}, ${ids}::uuid[], ${now}, ${byErasure}) as count`.execute(
    sender,
  )
  return rows[0]?.count ?? 0
}

async function deleteEvents(
  sender: Sender,
  organizationId: string,
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from events where organization_id = ${organizationId} and id = any (array(
      select id from events where organization_id = ${organizationId} and id = any (${ids}::uuid[])
      for update skip locked))`.execute(sender)
  return Number(numAffectedRows ?? 0)
}
