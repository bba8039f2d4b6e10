import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'

/** Expunges the other events about the subject, and cancels their open deliveries. */
export async function expungeAbout(tx: Tx, event: EmittedEvent, subject: string): Promise<void> {
  const { organizationId, id, createdAt } = event
  const { rows } = await sql<{ id: string }>`
    select id from events
    where organization_id = ${organizationId} and subject = ${subject} and id <> ${id}
      and expunged_at is null
    order by id for no key update`.execute(tx)
  await expunge(tx, organizationId, rows, createdAt)
}

/** In a statement of its own: within one that reads a shard it would run there, and could read no other table. */
async function expunge(
  db: Db,
  organizationId: string,
  events: readonly { id: string }[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return
  await sql`
    select expunge(${organizationId}, ${events.map(({ id }) => id)}::uuid[], ${at})`.execute(db)
}

/** Expunges those of the events that an organization published itself. Other events belong to their own subjects. */
export async function expungePublished(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  // The events stay locked until they are expunged.
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from events
      where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]) and type like 'custom.%'
        and expunged_at is null
      order by id for no key update`.execute(tx)
    await expunge(tx, organizationId, rows, at)
  })
}

/** Lists the payloads that `expungePublished` would remove, newest first. */
export async function listPublished(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  limit: number,
): Promise<unknown[]> {
  const { rows } = await sql<{ body: string }>`
    select event.body from unnest(${[...ids]}::uuid[]) as asked (id)
    cross join lateral (
      select e.id, e.created_at, e.body from events e
      where e.organization_id = ${organizationId} and e.id = asked.id and e.type like 'custom.%'
        and e.expunged_at is null
      limit 1
    ) event
    order by event.created_at desc, event.id desc limit ${limit}`.execute(db)
  return rows.map(({ body }) => JSON.parse(body))
}

/** Lists the payloads of events about the subjects, newest first. */
export async function listPayloadsAbout(
  db: Db,
  organizationId: string,
  subjects: readonly string[],
  limit: number,
): Promise<unknown[]> {
  const { rows } = await sql<{ body: string }>`
    select body from events
    where organization_id = ${organizationId} and subject = any(${[...subjects]}::text[])
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ body }) => JSON.parse(body))
}
