import { hash } from 'node:crypto'
import type { Db } from '../../../../platform/db/database.ts'
import type { FieldConflict, FieldValues } from '../../../contacts/index.ts'
import type { RemoteRecord } from '../source.ts'
import type { SyncRow } from '../store.ts'
import { type KnownRecord, listRecords } from './records-store.ts'
import type { SyncRunError } from './schema.ts'

export interface Hashed {
  record: RemoteRecord
  hash: string
}

/** Known records, by id. */
export type KnownRecords = ReadonlyMap<string, KnownRecord>

/** Returns the records of a page with their hashes and stored data. If a record is repeated, the last one counts. */
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

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Returns a hash of 132 bits that changes with a record or its mapping. */
function hasherOf({ mapping, match_by }: Pick<SyncRow, 'mapping' | 'match_by'>) {
  const rules = digest(JSON.stringify([mapping, match_by]))
  return ({ values }: Pick<RemoteRecord, 'values'>): string =>
    digest(rules + JSON.stringify(values))
}

/** Result for one record of a page. */
export interface RecordResult {
  remoteId: string
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  contactId: string | null
  sourceId: string | null
  /** Values that were read; empty for a record without changes. */
  values: FieldValues
  conflicts: readonly FieldConflict[]
  refusal: { code: string; message: string; field: string | null } | null
}

export interface PageResult {
  results: RecordResult[]
  /** Reason to end the run early, such as a full plan. */
  stop: SyncRunError | null
}

export const nothingNew = (
  remoteId: string,
  { contactId, sourceId }: { contactId: string | null; sourceId: string | null },
): RecordResult => ({
  ...{ remoteId, outcome: 'unchanged', contactId, sourceId },
  ...{ values: {}, conflicts: [], refusal: null },
})

export const refused = (
  remoteId: string,
  refusal: NonNullable<RecordResult['refusal']>,
): RecordResult => ({
  ...{ remoteId, outcome: 'failed', contactId: null, sourceId: null },
  ...{ values: {}, conflicts: [], refusal },
})
