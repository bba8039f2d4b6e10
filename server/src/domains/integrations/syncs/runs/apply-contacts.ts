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
import { SyncId } from '../schema.ts'
import type { RemoteRecord } from '../source.ts'
import type { SyncRow } from '../store.ts'
import {
  type Hashed,
  type KnownRecords,
  lookUpRecords,
  nothingNew,
  type PageResult,
  type RecordResult,
  refused,
} from './known-records.ts'
import { type KnownRecord, listLinked, markFailed, markSeen, saveRecords } from './records-store.ts'
import { goneTag } from './remove-gone.ts'
import type { SyncRunRow } from './store.ts'

/**
 * Applies the records of a page to contacts. A record that is unchanged since the last read costs one look at its hash.
 */
export async function applyContacts(
  work: Work,
  sync: SyncRow,
  run: Pick<SyncRunRow, 'id' | 'mode'>,
  records: readonly RemoteRecord[],
): Promise<PageResult> {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const { hashed, before } = await lookUpRecords(work.db, sync, records)
  const unchanged: RecordResult[] = []
  const seenIds: string[] = []
  const changes: Hashed[] = []
  for (const one of hashed.values()) {
    const { remoteId } = one.record
    const known = before.get(remoteId)
    if (!known?.isSame || known.goneAt) changes.push(one)
    else {
      unchanged.push(nothingNew(remoteId, known))
      if (run.mode === 'full' || known.goneRun === run.id) seenIds.push(remoteId)
    }
  }
  if (seenIds.length > 0 && (sync.deletions !== 'ignore' || run.mode !== 'full')) {
    markSeen(work, key, seenIds, run.id)
  }
  if (changes.length === 0) return { results: unchanged, stop: null }
  const { results, stop } = await applyChanges(work, sync, changes, before)
  saveResults(work, sync, run, { results, hashed, before })
  await untag(work, results, before)
  return { results: [...unchanged, ...results], stop }
}

async function applyChanges(
  work: Work,
  sync: SyncRow,
  changes: readonly Hashed[],
  before: KnownRecords,
): Promise<PageResult> {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const results: RecordResult[] = []
  const contacts: RemoteContact[] = []
  for (const { record } of changes) {
    const mapped = mapRecord(sync, record)
    if ('refusal' in mapped) results.push(refused(record.remoteId, mapped.refusal))
    else contacts.push(asContact(record, mapped.fields, before.get(record.remoteId), sync.epoch))
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
    'The plan allows no more contacts. Delete some or upgrade the plan, and run the sync again.',
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

/** Returns the fields of the mapping, or the error of the record. */
export function mapRecord(
  { mapping }: Pick<SyncRow, 'mapping'>,
  { values: record, fault }: Pick<RemoteRecord, 'values' | 'fault'>,
): { fields: FieldValues } | { refusal: NonNullable<RecordResult['refusal']> } {
  if (fault) return { refusal: { code: 'validation_error', message: fault, field: null } }
  const { values, errors } = evaluateMapping(mapping, { record })
  const [first] = errors
  if (!first) return { fields: values as FieldValues }
  const field = `mapping.${first.field}`
  const message = `${field} has no value: ${first.message}.`
  return { refusal: { code: first.code, message, field } }
}

function saveResults(
  work: Work,
  sync: SyncRow,
  run: Pick<SyncRunRow, 'id'>,
  {
    results,
    hashed,
    before,
  }: {
    results: readonly RecordResult[]
    hashed: ReadonlyMap<string, Hashed>
    before: KnownRecords
  },
): void {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const good = results.filter(({ outcome }) => outcome !== 'failed')
  const rows = good.map(({ remoteId, values, contactId }) => ({
    ...{ remote_id: remoteId, hash: hashed.get(remoteId)?.hash ?? '', values },
    ...{ contact_id: contactId, source_id: null },
  }))
  saveRecords(work, key, rows, { runId: run.id, epoch: sync.epoch })
  const failedIds = results.flatMap(({ outcome, remoteId }) =>
    outcome === 'failed' && before.has(remoteId) ? remoteId : [],
  )
  if (failedIds.length > 0) markFailed(work, key, failedIds, run.id)
}

/** Removes the tag from contacts whose record exists again. */
async function untag(
  work: Work,
  results: readonly RecordResult[],
  before: KnownRecords,
): Promise<void> {
  for (const { remoteId, contactId } of results) {
    if (contactId === null || !before.get(remoteId)?.goneAt) continue
    try {
      await work.attempt((part) => untagContact(part, contactId, goneTag))
    } catch (error) {
      // Somebody has removed the tag already.
      if (!(error instanceof ApiError)) throw error
    }
  }
}
