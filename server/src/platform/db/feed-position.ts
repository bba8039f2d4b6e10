import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** More transactions than a database has seen between its backup and its end. */
const gap = 1n << 32n

/**
 * Makes the places of the feed of events go on well after `position`, where the database stood that the
 * rows are from: what its followers keep, even from after the backup, then lies before all that is new.
 */
export async function continueFeedAfter(tx: Tx, position: bigint): Promise<void> {
  const { rows } = await sql<{ here: string }>`select pg_current_xact_id()::text as here`.execute(
    tx,
  )
  const before = position + gap - BigInt(rows[0]?.here ?? 0)
  await sql`create or replace function transactions_before() returns bigint
    language sql immutable parallel safe as ${sql.lit(`select ${before}::bigint`)}`.execute(tx)
}
