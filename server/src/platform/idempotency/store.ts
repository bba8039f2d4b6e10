import { sql } from 'kysely'
import type { Keyring } from '../crypto/seal.ts'
import { bindingOf, defineSealedColumn } from '../crypto/sealed-column.ts'
import type { Db, Tx } from '../db/database.ts'
import { tryLock } from '../db/lock.ts'
import type { Writing } from '../db/pending-writes.ts'
import { ApiError } from '../errors.ts'
import { type KeyUse, keptHours, type StoredReply } from './key.ts'

export const responseColumn = defineSealedColumn('idempotency_keys', 'response', [
  'organization_id',
  'token_id',
  'key',
])

/** The reply stored under the key, null when there is none; refuses the key for another request. */
export async function findReply(
  db: Db,
  keyring: Keyring,
  use: KeyUse,
): Promise<StoredReply | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'response'])
    .where('organization_id', '=', use.principal.organizationId)
    .where('token_id', '=', use.principal.id)
    .where('key', '=', use.key)
    .where(
      'created_at',
      '>',
      sql<Date>`now_or(${use.at}::timestamptz) - ${keptHours} * interval '1 hour'`,
    )
    .executeTakeFirst()
  if (!row) return null
  if (!use.fingerprint.equals(row.fingerprint)) throw new ApiError('idempotency_key_reused')
  return { status: row.status, body: keyring.column(responseColumn).open(rowOf(use), row.response) }
}

/** Takes the key for this transaction. A lock, because a unique index would wait and not answer. */
export async function claimKey(tx: Tx, use: KeyUse): Promise<void> {
  if (!(await tryLock(tx, bindingOf(responseColumn, rowOf(use))))) {
    throw new ApiError('idempotency_in_progress', undefined, { headers: { 'Retry-After': '1' } })
  }
}

/** Stores the reply, sealed, in the transaction of the work itself. */
export function storeReply(
  { db, write }: Writing,
  keyring: Keyring,
  use: KeyUse,
  reply: StoredReply,
): void {
  const fresh = {
    fingerprint: use.fingerprint,
    status: reply.status,
    response: keyring.column(responseColumn).seal(rowOf(use), reply.body),
    created_at: sql<Date>`now_or(${use.at}::timestamptz)`,
  }
  write(
    db
      .insertInto('idempotency_keys')
      .values({
        organization_id: use.principal.organizationId,
        token_id: use.principal.id,
        key: use.key,
        ...fresh,
      })
      // Only a row older than the window can be in the way: a newer one was found and replayed.
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'token_id', 'key']).doUpdateSet(fresh),
      ),
  )
}

/** Deletes keys from before then, at most `limit` of them; returns how many. */
export async function deleteOldKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys k using (
      select organization_id, token_id, key from idempotency_keys where created_at < ${before}
      limit ${limit} for update skip locked
    ) old
    where k.organization_id = old.organization_id and k.token_id = old.token_id
      and k.key = old.key`.execute(db)
  return Number(numAffectedRows ?? 0)
}

const rowOf = ({ principal, key }: KeyUse) => [principal.organizationId, principal.id, key]
