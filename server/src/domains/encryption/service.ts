import type { SealedColumn } from '../../platform/crypto/seal.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { rotateMails } from '../../platform/mail/send-mail.ts'
import { countMailsByKey } from '../../platform/mail/store.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EncryptionKeys } from './schema.ts'
import {
  countByKey,
  findPrimaryKey,
  listSealedOtherwise,
  replaceSealed,
  type SealedValue,
} from './store.ts'

/** Values of one transaction: a few milliseconds on the embedded database, which has one session. */
const batchSize = 100

export const rotateKeys = defineJob('encryption.rotate', { concurrency: 1 })

export async function readKeys(
  db: Db,
  { keyring }: Pick<Platform, 'keyring'>,
  sealedColumns: readonly SealedColumn[],
): Promise<EncryptionKeys> {
  const values = new Map(keyring.keyIds.map((id) => [id, 0]))
  const add = (counts: readonly { key: string; values: number }[]): void => {
    for (const { key, values: n } of counts) values.set(key, (values.get(key) ?? 0) + n)
  }
  for (const column of sealedColumns) add(await countByKey(db, column))
  add(await countMailsByKey(db))
  const [currentId] = keyring.keyIds
  const data = [...values].map(([id, n]) => ({
    id,
    current: id === currentId,
    known: keyring.keyIds.includes(id),
    values: n,
  }))
  const outdated = data.filter(({ current, known }) => known && !current)
  return { data, remaining: outdated.reduce((sum, key) => sum + key.values, 0) }
}

/**
 * Seals with the current key what earlier keys have sealed, one batch a transaction, while requests go on
 * reading and writing. A run that was cut off needs no mark of where it was: a value that is sealed with
 * the current key no longer qualifies.
 */
export async function sealAnew(
  platform: Platform,
  sealedColumns: readonly SealedColumn[],
  signal: AbortSignal,
): Promise<void> {
  const { database, keyring, log } = platform
  const [keyId = ''] = keyring.keyIds
  for (const column of sealedColumns) {
    const primaryKey = await findPrimaryKey(database.db, column.table)
    for (let after: readonly string[] | null = null; ; ) {
      signal.throwIfAborted()
      const values: SealedValue[] = await listSealedOtherwise(database.db, column, {
        ...{ keyId, primaryKey, after },
        limit: batchSize,
      })
      const last = values.at(-1)
      if (!last) break
      const unread = await sealBatch(platform, column, primaryKey, values)
      const { table, column: name } = column
      if (unread > 0) log.warn({ table, column: name, unread }, 'sealed with an unknown key')
      after = last.key
    }
  }
  await rotateMails(platform, signal)
}

/** Returns how many could not be opened: their key is not in the keyring. */
async function sealBatch(
  { database, keyring }: Platform,
  column: SealedColumn,
  primaryKey: readonly string[],
  values: readonly SealedValue[],
): Promise<number> {
  const isReadable = ({ value }: SealedValue) =>
    keyring.keyIds.includes(Buffer.from(value).subarray(0, 4).toString('hex'))
  const readable = values.filter(isReadable)
  const { open, seal } = keyring.column(column)
  await database.db.transaction().execute(async (tx) => {
    for (const one of readable) {
      const sealed = seal(one.row, open(one.row, one.value))
      await replaceSealed(tx, column, primaryKey, { ...one, sealed })
    }
  })
  return values.length - readable.length
}
