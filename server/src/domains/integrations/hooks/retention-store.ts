import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { deleteOldRows } from '../../../platform/db/old-rows.ts'

/** Of whole days, at most `limit`; each says how many. */
export const deleteOldEvents = (db: Db, before: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'inbound_events', 'received_day', before, limit)

export const deleteExpiredKeys = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'inbound_keys', 'expires_at', now, limit)

export const deleteRetiredAddresses = (db: Db, before: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'hook_addresses', 'retired_at', before, limit)

/** Of all organizations, those that came before then and are not handled; counts to 1,000. */
export async function countWaiting(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from (
      select from inbound_events where status = 'received' and received_at < ${before} limit 1000
    ) as late`.execute(db)
  return rows[0]?.waiting ?? 0
}
