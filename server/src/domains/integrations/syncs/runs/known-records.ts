import type { Db } from '../../../../platform/db/database.ts'
import type { RemoteRecord } from '../source.ts'
import type { SyncRow } from '../store.ts'
import { hasherOf } from './record-hash.ts'
import { type KnownRecord, listRecords } from './records-store.ts'

export interface Hashed {
  record: RemoteRecord
  hash: string
}

/** By the ids of records. */
export type KnownRecords = ReadonlyMap<string, KnownRecord>

/** The records of a page with their hashes, and what is known of them. Of one that is there twice, the later holds. */
export async function lookUpRecords(
  db: Db,
  sync: SyncRow,
  records: readonly RemoteRecord[],
): Promise<{ hashed: ReadonlyMap<string, Hashed>; before: KnownRecords }> {
  const hashOf = hasherOf(sync)
  const hashed = new Map(
    records.map((record) => [record.remoteId, { record, hash: hashOf(record) }]),
  )
  const hashes = [...hashed].map(([remoteId, { hash }]) => ({ remoteId, hash }))
  const key = { organizationId: sync.organization_id, syncId: sync.id }
  const known = await listRecords(db, key, hashes, sync.epoch)
  return { hashed, before: new Map(known.map((one) => [one.remoteId, one])) }
}
