import { ApiError } from '../../../../platform/errors.ts'
import { evaluateMapping } from '../../../../platform/expressions/mapping.ts'
import type { Work } from '../../../../platform/work.ts'
import {
  applyRecords,
  type FieldValues,
  type RecordOutcome,
  type RemoteContact,
  untagContact,
} from '../../../contacts/index.ts'
import { SyncId } from '../ids.ts'
import type { RemoteRecord } from '../source.ts'
import type { SyncRow } from '../store.ts'
import { nothingNew, type PageResult, type RecordResult, refused } from './page-result.ts'
import { hasherOf } from './record-hash.ts'
import {
  type KnownRecord,
  listLinked,
  listRecords,
  markFailed,
  markSeen,
  saveRecords,
} from './records-store.ts'
import { goneTag } from './remove-gone.ts'
import type { RunRow } from './store.ts'

interface Hashed {
  record: RemoteRecord
  hash: string
}

/** Makes contacts of the records of a page. What has not changed since it was last read costs a look at its hash. */
export async function applyContacts(
  work: Work,
  sync: SyncRow,
  run: Pick<RunRow, 'id' | 'mode'>,
  records: readonly RemoteRecord[],
): Promise<PageResult> {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const hashOf = hasherOf(sync)
  // Of a record that a page names twice, the later one holds.
  const hashed = new Map<string, Hashed>()
  for (const record of records) hashed.set(record.remoteId, { record, hash: hashOf(record) })
  const asked = [...hashed].map(([remoteId, { hash }]) => ({ remoteId, hash }))
  const stored = await listRecords(work.db, key, asked, sync.epoch)
  const known = new Map(stored.map((one) => [one.remoteId, one]))
  const results: RecordResult[] = []
  const seen: string[] = []
  const changed: Hashed[] = []
  for (const one of hashed.values()) {
    const { remoteId } = one.record
    const before = known.get(remoteId)
    if (!before?.isSame || before.goneAt) changed.push(one)
    else {
      results.push(nothingNew(remoteId, before))
      if (run.mode === 'full' || before.goneRun === run.id) seen.push(remoteId)
    }
  }
  if (seen.length > 0 && (sync.deletions !== 'ignore' || run.mode !== 'full')) {
    markSeen(work, key, seen, run.id)
  }
  if (changed.length === 0) return { results, stop: null }
  const taken = await take(work, sync, changed, known)
  save(work, sync, run, { taken: taken.results, hashed, known })
  await untag(work, taken.results, known)
  return { results: [...results, ...taken.results], stop: taken.stop }
}

async function take(
  work: Work,
  sync: SyncRow,
  changed: readonly Hashed[],
  known: ReadonlyMap<string, KnownRecord>,
): Promise<PageResult> {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const results: RecordResult[] = []
  const contacts: RemoteContact[] = []
  for (const { record } of changed) {
    const mapped = mapRecord(sync, record)
    if ('refusal' in mapped) results.push(refused(record.remoteId, mapped.refusal))
    else contacts.push(asContact(record, mapped.fields, known.get(record.remoteId), sync.epoch))
  }
  if (contacts.length === 0) return { results, stop: null }
  const outcomes = await applyRecords(work, contacts, {
    matchBy: sync.match_by ?? '',
    conflict: sync.conflict,
    source: SyncId.show(sync.id),
    listLinked: (ids) => listLinked(work.db, key, ids),
  })
  for (const outcome of outcomes) {
    if (outcome.outcome === 'full') return { results, stop: planIsFull }
    results.push(asResult(outcome))
  }
  return { results, stop: null }
}

const planIsFull = {
  code: 'plan_limit_reached',
  message:
    'The plan allows no more contacts. Delete some or move to a larger plan, and run the sync again.',
}

const asResult = ({ outcome, ...rest }: RecordOutcome): RecordResult => ({
  ...rest,
  outcome: outcome === 'full' ? 'failed' : outcome,
  sourceId: null,
})

function asContact(
  { remoteId, changedAt }: RemoteRecord,
  fields: FieldValues,
  known: KnownRecord | undefined,
  epoch: number,
): RemoteContact {
  const isCompared = known?.epoch === epoch
  return {
    ...{ remoteId, fields, changedAt },
    last: known && isCompared ? known.values : null,
    contactId: known?.contactId ?? null,
    isDropped: isCompared && known.dropped,
  }
}

/** The fields that the mapping gives, or what is wrong with the record. */
export function mapRecord(
  { mapping }: Pick<SyncRow, 'mapping'>,
  { values: record }: Pick<RemoteRecord, 'values'>,
): { fields: FieldValues } | { refusal: NonNullable<RecordResult['refusal']> } {
  const { values, errors } = evaluateMapping(mapping, { record })
  const [first] = errors
  if (!first) return { fields: values as FieldValues }
  const field = `mapping.${first.field}`
  const message = `${field} has no value: ${first.message}.`
  return { refusal: { code: first.code, message, field } }
}

function save(
  work: Work,
  sync: SyncRow,
  run: Pick<RunRow, 'id'>,
  {
    taken,
    hashed,
    known,
  }: {
    taken: readonly RecordResult[]
    hashed: ReadonlyMap<string, Hashed>
    known: ReadonlyMap<string, KnownRecord>
  },
): void {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const good = taken.filter(({ outcome }) => outcome !== 'failed')
  const rows = good.map(({ remoteId, values, contactId }) => ({
    ...{ remote_id: remoteId, hash: hashed.get(remoteId)?.hash ?? '', values },
    ...{ contact_id: contactId, source_id: null },
  }))
  saveRecords(work, key, rows, { runId: run.id, epoch: sync.epoch })
  const failed = taken.filter(
    ({ outcome, remoteId }) => outcome === 'failed' && known.has(remoteId),
  )
  if (failed.length > 0) {
    const ids = failed.map(({ remoteId }) => remoteId)
    markFailed(work, key, ids, run.id)
  }
}

/** What was tagged as gone and is back. */
async function untag(
  work: Work,
  taken: readonly RecordResult[],
  known: ReadonlyMap<string, KnownRecord>,
): Promise<void> {
  for (const { remoteId, contactId } of taken) {
    if (contactId === null || !known.get(remoteId)?.goneAt) continue
    try {
      await work.attempt((part) => untagContact(part, contactId, goneTag))
    } catch (error) {
      // Somebody took the tag away already.
      if (!(error instanceof ApiError)) throw error
    }
  }
}
