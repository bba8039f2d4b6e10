import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Waits for the lock of that name and holds it until the transaction ends. */
export async function lock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Takes the lock of that name for the transaction, or says at once that another one holds it. */
export async function tryLock(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx)
  return rows[0]?.free ?? false
}
