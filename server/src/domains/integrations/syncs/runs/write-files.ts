import { toApiError } from '../../../../platform/db/refusals.ts'
import { ApiError } from '../../../../platform/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { addFileContent, replaceFileContent, SourceId } from '../../../knowledge/index.ts'
import { SyncId } from '../schema.ts'
import { type RemoteRecord, SourceFault, type SourcePage } from '../source.ts'
import { findSync, type SyncRow } from '../store.ts'
import { mapRecord } from './apply-contacts.ts'
import { baseOf } from './knowledge-base.ts'
import { lookUpRecords, nothingNew, type RecordResult, refused } from './known-records.ts'
import { type KnownRecord, markFailed, markSeen, saveRecords } from './records-store.ts'
import type { SyncRunKey } from './start.ts'
import { type SyncRunRow, updateRun } from './store.ts'
import { countResults, endPage, whileAt } from './write-page.ts'

interface File {
  name: string
  mediaType: string
  content: Buffer
  metadata: Record<string, unknown>
}

/**
 * Creates sources of a base from the files or texts of a page. Each has its own transaction, because files are large.
 * An imported file is recognized by its hash if the page is read again. Then the run advances.
 */
export async function writeFiles(
  platform: Pick<Platform, 'database' | 'transact'>,
  key: SyncRunKey,
  place: SyncRunRow,
  page: SourcePage,
  signal: AbortSignal,
): Promise<SyncRunRow> {
  const { db } = platform.database
  const sync = await findSync(db, key.organizationId, place.sync_id)
  if (!sync) return { ...place, status: 'canceled' }
  const { hashed, before } = await lookUpRecords(db, sync, page.records)
  const unchanged: RecordResult[] = []
  for (const { record, hash } of hashed.values()) {
    const known = before.get(record.remoteId)
    if (known?.isSame) {
      // Counted already, if this run imported it before it was interrupted.
      if (known.seenRun !== place.id) unchanged.push(nothingNew(record.remoteId, known))
      continue
    }
    const stop = await takeFile(platform, key, place, { record, hash, known, signal })
    if (stop) return { ...place, status: 'partial' }
  }
  const syncKey = { organizationId: key.organizationId, syncId: sync.id }
  const seenIds = unchanged.map(({ remoteId }) => remoteId)
  return whileAt(platform, key, place, async (work, present, run) => {
    if (seenIds.length > 0) markSeen(work, syncKey, seenIds, run.id)
    return endPage(work, present, run, page, { results: unchanged, stop: null })
  })
}

interface Taking {
  record: RemoteRecord
  hash: string
  known: KnownRecord | undefined
  signal: AbortSignal
}

/** Returns true if the plan or the credits allow no more, which ends the run. */
async function takeFile(
  platform: Pick<Platform, 'transact' | 'database'>,
  key: SyncRunKey,
  place: SyncRunRow,
  { record, hash, known, signal }: Taking,
): Promise<boolean> {
  const { remoteId } = record
  const sync = await findSync(platform.database.db, key.organizationId, place.sync_id)
  if (!sync) return true
  const file = await openFile(sync, record, signal)
  return whileAt(platform, key, place, async (work, present, run) => {
    const syncKey = { organizationId: work.organizationId, syncId: present.id }
    const result =
      'refusal' in file
        ? refused(remoteId, file.refusal)
        : await work
            .attempt((part) => saveFile(part, present, { remoteId, known, file }))
            .catch((error: unknown) => refusalOf(remoteId, error))
    if (isStop(result)) {
      const { code = '', message = '' } = result.refusal ?? {}
      const end = { gone: [], next: null, state: null }
      await endPage(work, present, run, end, { results: [], stop: { code, message } })
      return true
    }
    if (result.outcome !== 'failed') {
      const owner = { contact_id: null, source_id: result.sourceId }
      const row = { remote_id: remoteId, hash, values: {}, ...owner }
      saveRecords(work, syncKey, [row], { runId: run.id, epoch: present.epoch })
    } else if (known) markFailed(work, syncKey, [remoteId], run.id)
    const counts = countResults(work, run, [result])
    updateRun(work, work.organizationId, run.id, { ...counts, moved_at: work.now })
    return false
  })
}

const isStop = ({ refusal }: RecordResult): boolean =>
  refusal?.code === 'plan_limit_reached' || refusal?.code === 'insufficient_credits'

function refusalOf(remoteId: string, error: unknown): RecordResult {
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal || refusal.status >= 500) throw error
  const { code, message, field = null } = refusal
  return refused(remoteId, { code, message, field })
}

type Refusal = { refusal: NonNullable<RecordResult['refusal']> }

/** Reads bytes, name and metadata, outside of any transaction. */
async function openFile(
  sync: SyncRow,
  record: RemoteRecord,
  signal: AbortSignal,
): Promise<File | Refusal> {
  const mapped = mapRecord(sync, record)
  if ('refusal' in mapped) return mapped
  const { name, text, ...rest } = mapped.fields
  const metadata = Object.fromEntries(
    Object.entries(rest).flatMap(([field, value]) =>
      value === null ? [] : [[field.slice('metadata.'.length), value]],
    ),
  )
  const origin = { syncId: SyncId.show(sync.id), remoteId: record.remoteId, ...metadata }
  const named = (other: string) => String(name ?? other).slice(0, 500) || 'file'
  if (record.open && text === undefined) {
    try {
      const opened = await record.open(signal)
      const mediaType = opened.contentType ?? 'application/octet-stream'
      return { name: named(opened.name), mediaType, content: opened.content, metadata: origin }
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error
      return { refusal: { code: 'source_fault', message: error.message, field: null } }
    }
  }
  if (typeof text === 'string' && text !== '') {
    const content = Buffer.from(text)
    return { name: named(record.remoteId), mediaType: 'text/markdown', content, metadata: origin }
  }
  const message = 'mapping.text has no text, and the source has no files.'
  return { refusal: { code: 'validation_error', message, field: 'mapping.text' } }
}

async function saveFile(
  work: Work,
  sync: SyncRow,
  { remoteId, known, file }: { remoteId: string; known: KnownRecord | undefined; file: File },
): Promise<RecordResult> {
  const result = { remoteId, contactId: null, values: {}, conflicts: [], refusal: null }
  const base = baseOf(sync)
  if (known?.sourceId) {
    await replaceFileContent(work, base, known.sourceId, file)
    return { ...result, outcome: 'updated', sourceId: known.sourceId }
  }
  // Deleted here: it is restored only if the source wins conflicts.
  if (known?.dropped && known.epoch === sync.epoch && !comesBack(sync)) {
    return { ...result, outcome: 'unchanged', sourceId: null }
  }
  const key = `sync:${sync.id}:${remoteId}`
  const source = await addFileContent(work, base, { ...file, key })
  return { ...result, outcome: 'created', sourceId: SourceId.read(source.id) }
}

const comesBack = ({ conflict }: SyncRow): boolean => conflict === 'source' || conflict === 'newest'
