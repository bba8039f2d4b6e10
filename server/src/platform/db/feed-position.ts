import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Gap in positions, larger than the number of events that an organization can have between a backup and the end of the
 * database it was made from.
 */
const gap = 1n << 32n

/**
 * Continues the event feeds of restored organizations. New events come after everything that followers have read, even
 * after the backup was made. Events without a position get one together, in the order of their ids: a follower who
 * read on after the backup has read events up to the id in its cursor.
 */
export async function continueFeeds(tx: Tx): Promise<void> {
  await sql`
    insert into feed_heads (organization_id, position, restored_after, restored_at)
    select id, ${gap}::bigint, 0, ${gap}::bigint from organizations
    on conflict (organization_id) do update set
      position = feed_heads.position + excluded.position,
      restored_after = feed_heads.position,
      restored_at = feed_heads.position + excluded.position`.execute(tx)
  await sql`
    update events e set position = h.position::text::xid8 from feed_heads h
    where h.organization_id = e.organization_id and e.position is null and not e.test`.execute(tx)
  await sql`
    update feed_heads h set event_id = newest.id from (
      select distinct on (organization_id) organization_id, id from events
      where not test order by organization_id, position desc, id desc
    ) as newest
    where newest.organization_id = h.organization_id`.execute(tx)
}

/**
 * Continues feeds like `continueFeeds`, for a backup from before migration 0037, which continues after this
 * function's number.
 */
export async function continueTransactions(tx: Tx, transaction: bigint): Promise<void> {
  await sql`create or replace function transactions_before() returns bigint
    language sql immutable parallel safe as ${sql.lit(`select ${transaction}::bigint`)}`.execute(tx)
}
