import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Waits for the lock of that name in the organization and holds it until the transaction ends. Rows stay for
 * each name, so that there must be few.
 */
export const holdLock = (tx: Tx, organizationId: string, name: string): CompiledQuery =>
  sql`select from hold_lock(${organizationId}, ${name})`.compile(tx)

/** As `holdLock` for each, in one order: two who take several never wait for each other in a circle. */
export const holdLocks = (
  tx: Tx,
  organizationId: string,
  names: readonly string[],
): CompiledQuery => {
  const ordered = [...new Set(names)].sort()
  return sql`
    select from unnest(${ordered}::text[]) as held (name), hold_lock(${organizationId}, held.name)`.compile(
    tx,
  )
}

/**
 * The same for what belongs to the installation and to no organization. An advisory lock, for a restore has
 * no other: it needs none of the tables, and everybody takes it on the same node.
 */
export async function lockInstallation(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
