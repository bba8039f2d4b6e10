import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** More events than an organization has between a backup and the end of the database that it was made of. */
const gap = 1n << 32n

/**
 * Lets the event feeds of restored organizations go on after everything that followers have read, even from
 * after the backup: what they keep then lies before all that is new.
 */
export async function continueFeeds(tx: Tx): Promise<void> {
  await sql`
    insert into feed_heads (organization_id, position) select id, ${gap}::bigint from organizations
    on conflict (organization_id) do update set position = feed_heads.position + excluded.position`.execute(
    tx,
  )
}

/** As `continueFeeds`, for a backup of before migration 0037, which goes on after this function's number. */
export async function continueTransactions(tx: Tx, transaction: bigint): Promise<void> {
  await sql`create or replace function transactions_before() returns bigint
    language sql immutable parallel safe as ${sql.lit(`select ${transaction}::bigint`)}`.execute(tx)
}
