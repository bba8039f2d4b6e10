import type { Keyring } from '../crypto/seal.ts'
import type { Db, Tx } from '../db/database.ts'
import { tryLock } from '../db/lock.ts'
import { ApiError } from '../errors.ts'
import { type KeyUse, keptHours, type StoredReply } from './key.ts'

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
    .where('created_at', '>', new Date(use.now.getTime() - keptHours * 3_600_000))
    .executeTakeFirst()
  if (!row) return null
  if (!use.fingerprint.equals(row.fingerprint)) throw new ApiError('idempotency_key_reused')
  return { status: row.status, body: keyring.open(place(use), row.response) }
}

/** Takes the key for this transaction. A lock, because a unique index would wait and not answer. */
export async function claimKey(tx: Tx, use: KeyUse): Promise<void> {
  if (!(await tryLock(tx, place(use)))) {
    throw new ApiError('idempotency_in_progress', undefined, { headers: { 'Retry-After': '1' } })
  }
}

/** Stores the reply, sealed, in the transaction of the work itself. */
export async function storeReply(
  tx: Tx,
  keyring: Keyring,
  use: KeyUse,
  reply: StoredReply,
): Promise<void> {
  const fresh = {
    fingerprint: use.fingerprint,
    status: reply.status,
    response: keyring.seal(place(use), reply.body),
    created_at: use.now,
  }
  await tx
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
    )
    .execute()
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
}

const place = (use: KeyUse): string =>
  `idempotency_keys:response:${use.principal.organizationId}:${use.principal.id}:${use.key}`
