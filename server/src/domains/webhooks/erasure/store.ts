import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'

/** Expunges the other events about the subject, and cancels their open deliveries. */
export async function expungeAbout(tx: Tx, event: EmittedEvent, subject: string): Promise<void> {
  const { organizationId, id, createdAt } = event
  await sql`
    with earlier as materialized (
      select id from events
      where organization_id = ${organizationId} and subject = ${subject} and id <> ${id}
        and expunged_at is null
      order by id for no key update
    ), event as materialized (
      select coalesce(array_agg(id), '{}') as ids from earlier
    )
    select expunge(${organizationId}, ids, ${createdAt}) from event`.execute(tx)
}

/** Expunges those of the events that an organization published itself. Other events belong to their own subjects. */
export async function expungePublished(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    with published as materialized (
      select id from events
      where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]) and type like 'custom.%'
        and expunged_at is null
      order by id for no key update
    ), event as materialized (
      select coalesce(array_agg(id), '{}') as ids from published
    )
    select expunge(${organizationId}, ids, ${at}) from event`.execute(db)
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
