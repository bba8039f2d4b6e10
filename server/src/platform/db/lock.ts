import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Waits for the named lock of the organization and holds it until the transaction ends. The rows of names are never
 * deleted, so use few names.
 */
export const holdLock = (tx: Tx, organizationId: string, name: string): CompiledQuery =>
  sql`select from hold_lock(${organizationId}, ${name})`.compile(tx)

/**
 * Waits for a named lock of the installation. It is an advisory lock, which needs no table, so that a restore can
 * take it; everybody takes it on the same node. A distributed database then runs statements about all organizations on
 * one connection to each worker: after parallel ones it would refuse to write a table that every node has.
 */
export async function lockInstallation(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0)),
    set_config('citus.multi_shard_modify_mode', 'sequential', true)`.execute(tx)
}
