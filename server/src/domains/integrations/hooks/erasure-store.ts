import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { InboundEventWithBody } from './event-schema.ts'
import { inboundColumns, type StoredEventRow } from './event-store.ts'
import { presentEventWithBody } from './representation.ts'

/** Deletes the content of some events and their duplicates. Sender and time are kept. */
export async function forgetInboundEvents(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update inbound_events set body = null, query = '', headers = '{}', provider_event_id = null, error = null
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`.execute(db)
  await sql`
    update inbound_events set query = '', headers = '{}', provider_event_id = null
    where organization_id = ${organizationId} and status = 'duplicate'
      and received_at >= (select min(received_at) from inbound_events
        where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]))
      and duplicate_of = any(${[...ids]}::uuid[])`.execute(db)
}

/** Size limit of all bodies in one response. */
const maxBodyBytes = 16 * 1024 * 1024

/**
 * Lists the content that `forgetInboundEvents` would delete, newest first, with bodies up to the size limit. Each event
 * is looked up by its key alone: without statistics for the organization, a join compared each with all events.
 */
export async function listForgettableEvents(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  { limit, maxBodyBytes }: { limit: number; maxBodyBytes: number },
): Promise<(StoredEventRow & { has_body: boolean })[]> {
  const columns = sql.join(inboundColumns.map((name) => sql.ref(name)))
  const { rows } = await sql<StoredEventRow & { has_body: boolean }>`
    with chosen as materialized (
      select id as chosen_id,
        sum(case when body is null then 0 else body_bytes end) over (order by received_at desc, id desc) as bytes_so_far
      from inbound_events
      where organization_id = ${organizationId} and (id = any(${[...ids]}::uuid[])
        or (status = 'duplicate' and duplicate_of = any(${[...ids]}::uuid[])
          and received_at >= (select min(received_at) from inbound_events
            where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]))))
      order by received_at desc, id desc limit ${limit}
    )
    select ${columns}, body is not null as has_body,
      case when bytes_so_far <= ${sql.lit(maxBodyBytes)} then body end as body
    from chosen cross join lateral (
      select * from inbound_events
      where organization_id = ${organizationId} and id >= chosen_id order by id limit 1
    ) as event
    where id = chosen_id
    order by received_at desc, id desc`.execute(db)
  return rows
}

/**
 * Reads the events that hooks received, newest first, with their duplicates. Incomplete if a stored body is not shown.
 */
export async function readInboundRecords(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  limit: number,
): Promise<{ events: InboundEventWithBody[]; isComplete: boolean }> {
  if (ids.length === 0) return { events: [], isComplete: true }
  const bounds = { limit, maxBodyBytes }
  const rows = await listForgettableEvents(db, organizationId, ids, bounds)
  const events = rows.map(presentEventWithBody)
  return {
    events,
    isComplete: rows.every(({ has_body }, at) => !has_body || events[at]?.body !== null),
  }
}
