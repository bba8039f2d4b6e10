import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { InboundEventWithBody } from './event-schema.ts'
import { inboundColumns, type StoredEventRow } from './event-store.ts'
import { presentEventWithBody } from './representation.ts'

/** What came with some events, and with their duplicates: who sent them and when stays. */
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

/** Of all bodies of one answer. */
const maxBodyBytes = 16 * 1024 * 1024

/**
 * What `forgetInboundEvents` would remove, newest first; with bodies until these are too many bytes. Each that is chosen
 * is the first of an order that its key alone has: where the statistics do not know the organization, a join compared it
 * with all events.
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
 * What hooks received, newest first, with what they knew as its duplicates; not complete where a body is kept that is
 * not shown.
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
