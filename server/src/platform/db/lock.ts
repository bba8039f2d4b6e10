import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Waits for the lock of that name in the organization and holds it until the transaction ends. Rows stay for
 * each name, so that there must be few.
 */
export const holdLock = (tx: Tx, organizationId: string, name: string): CompiledQuery =>
  sql`select from hold_lock(${organizationId}, ${name})`.compile(tx)

/**
 * The same for what belongs to the installation and to no organization. An advisory lock, for a restore has
 * no other: it needs none of the tables, and everybody takes it on the same node.
 */
export async function lockInstallation(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
