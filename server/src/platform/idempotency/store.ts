import { sql } from 'kysely'
import { defineSealedColumn, type Keyring } from '../crypto/seal.ts'
import type { Db, Tx } from '../db/database.ts'
import { deleteOldRows } from '../db/old-rows.ts'
import type { Writing } from '../db/pending-writes.ts'
import { ApiError } from '../errors.ts'
import { nilId } from '../operations/principal.ts'
import { type KeyUse, keptHours, keyInProgress, type StoredReply } from './key.ts'

export const responseColumn = defineSealedColumn('idempotency_keys', 'response', [
  'organization_id',
  'token_id',
  'key',
])

/** Returns the reply stored under the key, or null. Rejects a key that was used for another request. */
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

/**
 * Claims the key for this transaction. Returns false if a reply is stored under it.
 *
 * @throws ApiError 409 while another transaction holds the key; this transaction has then ended
 */
export async function claimKey(tx: Tx, use: KeyUse): Promise<boolean> {
  const { principal, key, fingerprint, at } = use
  try {
    const { rows } = await sql<{ claimed: boolean }>`
      select claim_key(${principal.organizationId}, ${principal.id}, ${key}, ${fingerprint},
        ${at}, ${keptHours} * interval '1 hour') as claimed`.execute(tx)
    return rows[0]?.claimed ?? false
  } catch (error) {
    throw (error as { code?: unknown }).code === lockNotAvailable ? keyInProgress() : error
  }
}

const lockNotAvailable = '55P03'

/**
 * Stores the encrypted reply in the transaction of the work, which holds the key. The subject is the id of the resource
 * in the reply.
 */
export function storeReply(
  { db, write }: Writing,
  keyring: Keyring,
  use: KeyUse,
  { status, body }: StoredReply,
  subject: string | null,
): void {
  const response = keyring.column(responseColumn).seal(rowOf(use), body)
  write(
    db
      .updateTable('idempotency_keys')
      .set({ status, response, subject })
      .where('organization_id', '=', use.principal.organizationId)
      .where('token_id', '=', use.principal.id)
      .where('key', '=', use.key),
  )
}

/** Deletes up to `limit` keys from before the given time, and returns their number. */
export async function deleteOldKeys(db: Db, before: Date, limit: number): Promise<number> {
  return deleteOldRows(db, 'idempotency_keys', 'created_at', before, limit)
}

/**
 * Deletes the replies about these subjects. It walks the organization's keys, at most a day of them, in index order.
 */
export async function deleteRepliesAbout(
  db: Db,
  organizationId: string,
  subjects: readonly string[],
): Promise<void> {
  let after = { token_id: nilId, key: '' }
  for (let full = true; full; ) {
    const page = await db
      .selectFrom('idempotency_keys')
      .select(['token_id', 'key', 'subject'])
      .where('organization_id', '=', organizationId)
      .where(sql<boolean>`(token_id, key) > (${after.token_id}::uuid, ${after.key}::text)`)
      .orderBy('token_id')
      .orderBy('key')
      .limit(pageKeys)
      .execute()
    for (const { token_id, key, subject } of page) {
      if (subject === null || !subjects.includes(subject)) continue
      await db
        .deleteFrom('idempotency_keys')
        .where('organization_id', '=', organizationId)
        .where('token_id', '=', token_id)
        .where('key', '=', key)
        .execute()
    }
    after = page.at(-1) ?? after
    full = page.length === pageKeys
  }
}

const pageKeys = 1_000

const rowOf = ({ principal, key }: KeyUse) => [principal.organizationId, principal.id, key]
