import { createFairLimiter } from '../../../platform/concurrency/fair-limiter.ts'
import type { Json } from '../../../platform/db/tables.generated.ts'
import { ApiError, unavailable } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeDirectory } from '../../../platform/scratch-directory.ts'
import { ContactId } from '../../contacts/index.ts'
import { maxPreviewed, outcomes, type PreviewOutcome, type SyncPreview } from './preview-schema.ts'
import { applyContacts, mapRecord } from './runs/apply-contacts.ts'
import { faultOf } from './runs/fault.ts'
import { lookUpRecords, nothingNew, type RecordResult, refused } from './runs/known-records.ts'
import type { KnownRecord } from './runs/records-store.ts'
import { type RemoteRecord, requirePage, StateExpired } from './source.ts'
import type { SyncSources } from './sources.ts'
import type { SyncRow } from './store.ts'

/** Ends the transaction of a preview, so that nothing is stored. */
class RollBack extends Error {
  override readonly name = 'RollBack'
}

interface Previewing extends Pick<Platform, 'transact' | 'clock' | 'scratchDirectory'> {
  sources: SyncSources
  /** Aborts if the caller stops waiting for the preview. */
  signal?: AbortSignal
}

const mostMs = 60_000

/** Limits simultaneous previews, because each may copy a file of its source and take a minute. */
const inTurns = createFairLimiter({
  ...{ max: 8, maxPerKey: 2, maxWaitingPerKey: 4, maxWaitMs: 30_000 },
  refusal: () => unavailable('Other previews are running. Try again in a moment.'),
})

/** Reads as the next run would, and applies the records in a transaction that is rolled back. */
export async function previewSync(
  previewing: Previewing,
  sync: SyncRow,
  limit: number = maxPreviewed,
): Promise<SyncPreview> {
  const { wait_until: until } = sync
  const now = previewing.clock.now()
  if (until && until > now) {
    const message = `The source asked for a pause. Try again after ${until.toISOString()}.`
    throw new ApiError('invalid_transition', message)
  }
  const { records, hasMore, mode } = await inTurns(sync.organization_id, () =>
    readSome(previewing, sync, limit),
  )
  const results = await tryOut(previewing, sync, { records, mode })
  const shown = records.map((record) => present(record, results.get(record.remoteId)))
  const counted = outcomes.map((outcome) => [
    outcome,
    shown.filter((one) => one.outcome === outcome).length,
  ])
  return { mode, counts: Object.fromEntries(counted), hasMore, records: shown }
}

interface Some {
  records: RemoteRecord[]
  mode: 'incremental' | 'full'
}

async function readSome(
  previewing: Previewing,
  sync: SyncRow,
  limit: number,
): Promise<Some & { hasMore: boolean }> {
  const isFull = sync.mode === 'full' || sync.state === null
  const { state } = isFull ? { state: null } : sync
  try {
    return await readPages(previewing, sync, {
      limit,
      state,
      mode: isFull ? 'full' : 'incremental',
    })
  } catch (error) {
    if (error instanceof StateExpired && !isFull) {
      return readPages(previewing, sync, { limit, state: null, mode: 'full' })
    }
    const fault = faultOf(error)
    if (!fault || fault.kind === 'full') throw error
    throw new ApiError('invalid_transition', fault.message)
  }
}

async function readPages(
  { sources, clock, scratchDirectory, signal }: Previewing,
  sync: SyncRow,
  { limit, state, mode }: { limit: number; state: Json; mode: Some['mode'] },
): Promise<Some & { hasMore: boolean }> {
  const { source, client } = await sources.open(sync)
  const records = new Map<string, RemoteRecord>()
  // For all pages together, because previews share their slots.
  const tooLate = AbortSignal.timeout(mostMs)
  const ends = signal ? AbortSignal.any([signal, tooLate]) : tooLate
  let checkpoint: Json = null
  await using directory = await makeDirectory(scratchDirectory)
  for (;;) {
    const page = await source.readPage({
      ...{ client, config: sync.config, mode, state, checkpoint },
      ...{ now: clock.now(), directory: directory.path, signal: ends },
    })
    requirePage(page)
    checkpoint = page.next
    for (const record of page.records) {
      if (records.size === limit && !records.has(record.remoteId)) {
        return { records: [...records.values()], hasMore: true, mode }
      }
      records.set(record.remoteId, record)
    }
    if (checkpoint === null) return { records: [...records.values()], hasMore: false, mode }
  }
}

async function tryOut(
  { transact }: Previewing,
  sync: SyncRow,
  { records, mode }: Some,
): Promise<Map<string, RecordResult>> {
  const results = new Map<string, RecordResult>()
  try {
    await transact(sync.organization_id, { kind: 'system' }, async (work) => {
      if (sync.target === 'contacts') {
        const page = await applyContacts(work, sync, { id: newId(), mode }, records)
        for (const result of page.results) results.set(result.remoteId, result)
        const { stop } = page
        for (const { remoteId } of records) {
          if (stop && !results.has(remoteId)) {
            results.set(remoteId, refused(remoteId, { ...stop, field: null }))
          }
        }
      } else {
        const { before } = await lookUpRecords(work.db, sync, records)
        for (const record of records) {
          results.set(record.remoteId, fileResult(sync, record, before.get(record.remoteId)))
        }
      }
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  return results
}

/** Returns the result of a file, which a preview does not open. */
function fileResult(
  sync: SyncRow,
  record: RemoteRecord,
  known: KnownRecord | undefined,
): RecordResult {
  if (known?.isSame) return nothingNew(record.remoteId, known)
  const mapped = mapRecord(sync, record)
  if ('refusal' in mapped) return refused(record.remoteId, mapped.refusal)
  const { fields } = mapped
  if (!record.open && (typeof fields['text'] !== 'string' || fields['text'] === '')) {
    const message = 'mapping.text has no text, and the source has no files.'
    return refused(record.remoteId, { code: 'validation_error', message, field: 'mapping.text' })
  }
  const outcome = known?.sourceId ? 'updated' : 'created'
  const unchanged = nothingNew(record.remoteId, {
    contactId: null,
    sourceId: known?.sourceId ?? null,
  })
  return { ...unchanged, outcome, values: fields }
}

function present(
  record: RemoteRecord,
  result: RecordResult | undefined,
): SyncPreview['records'][number] {
  const refusal = result?.refusal ?? null
  return {
    remoteId: record.remoteId,
    outcome: outcomeOf(result),
    contactId: result?.outcome === 'created' ? null : shownContact(result),
    record: record.values,
    values: result?.values ?? {},
    reason: refusal?.message ?? null,
    field: refusal?.field ?? null,
  }
}

function outcomeOf(result: RecordResult | undefined): PreviewOutcome {
  if (!result || result.outcome === 'failed') {
    return result?.refusal?.code === 'ambiguous_match' ? 'ambiguous' : 'invalid'
  }
  return result.outcome
}

const shownContact = (result: RecordResult | undefined): string | null =>
  result?.contactId ? ContactId.show(result.contactId) : null
