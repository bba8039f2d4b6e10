import type { SealedColumn } from '../../platform/db/catalog.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EncryptionKeys } from './schema.ts'
import {
  countByKey,
  findSealedColumns,
  listSealedOtherwise,
  replaceSealed,
  type SealedValue,
} from './store.ts'

/** Values of one transaction: some milliseconds on the embedded database, which has one session. */
const batchSize = 100

export const rotateKeys = defineJob('encryption.rotate', { concurrency: 1 })

export async function readKeys(
  db: Db,
  { keyring }: Pick<Platform, 'keyring'>,
): Promise<EncryptionKeys> {
  const values = new Map(keyring.keyIds.map((id) => [id, 0]))
  for (const column of await findSealedColumns(db)) {
    for (const { key, values: n } of await countByKey(db, column)) {
      values.set(key, (values.get(key) ?? 0) + n)
    }
  }
  const [currentId] = keyring.keyIds
  const data = [...values].map(([id, n]) => ({
    id,
    current: id === currentId,
    known: keyring.keyIds.includes(id),
    values: n,
  }))
  const left = data.filter(({ current, known }) => known && !current)
  return { data, remaining: left.reduce((sum, key) => sum + key.values, 0) }
}

/**
 * Seals with the current key what an earlier one has sealed, a batch a transaction, while others go on
 * reading and writing. Cut off anywhere it goes on where it was: what is done no longer qualifies.
 */
export async function sealAnew(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, keyring, log } = platform
  for (const column of await findSealedColumns(database.db)) {
    let after: readonly string[] | null = null
    for (;;) {
      signal.throwIfAborted()
      const keyId = keyring.keyIds[0] ?? ''
      const found: SealedValue[] = await listSealedOtherwise(
        database.db,
        column,
        keyId,
        after,
        batchSize,
      )
      const last = found.at(-1)
      if (!last) break
      const unread = await sealBatch(platform, column, found)
      if (unread > 0) log.warn({ ...column, unread }, 'sealed with a key that is not known')
      after = last.key
    }
  }
}

/** Returns how many could not be opened: their key is not in the keyring. */
async function sealBatch(
  { database, keyring }: Platform,
  column: SealedColumn,
  found: readonly SealedValue[],
): Promise<number> {
  const isKnown = ({ value }: SealedValue) =>
    keyring.keyIds.includes(Buffer.from(value).subarray(0, 4).toString('hex'))
  const readable = found.filter(isKnown)
  await database.db.transaction().execute(async (tx) => {
    for (const one of readable) {
      const place = [column.table, column.column, ...one.place].join(':')
      const sealed = keyring.seal(place, keyring.open(place, Buffer.from(one.value)))
      await replaceSealed(tx, column, one, sealed)
    }
  })
  return found.length - readable.length
}
