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

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Says by 132 bits whether a record brings something new: another one, or another mapping of it. */
function hasherOf({ mapping, match_by }: Pick<SyncRow, 'mapping' | 'match_by'>) {
  const rules = digest(JSON.stringify([mapping, match_by]))
  return ({ values }: Pick<RemoteRecord, 'values'>): string =>
    digest(rules + JSON.stringify(values))
}

/** What became of a record of a page. */
export interface RecordResult {
  remoteId: string
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  contactId: string | null
  sourceId: string | null
  /** What was read of it; empty of one that brings nothing new. */
  values: FieldValues
  conflicts: readonly FieldConflict[]
  refusal: { code: string; message: string; field: string | null } | null
}

export interface PageResult {
  results: RecordResult[]
  /** What ends the run before its end, as a full plan. */
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
