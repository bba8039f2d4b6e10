import { currentCause, withCause } from '../../../../platform/events/event.ts'
import { inRun, RunSuperseded } from '../../../../platform/jobs/run.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { ConnectionId } from '../../connections/index.ts'
import { SyncRunId } from '../schema.ts'
import type { SourcePage } from '../source.ts'
import { findSync, type SyncRow } from '../store.ts'
import { applyContacts } from './apply-contacts.ts'
import { finishRun } from './finish.ts'
import type { PageResult, RecordResult } from './known-records.ts'
import { markGone } from './records-store.ts'
import { syncRun } from './run-kind.ts'
import type { SyncRunKey } from './start.ts'
import { insertConflicts, insertErrors, type SyncRunRow, updateRun } from './store.ts'

/** Most errors, and most conflicts, that a run stores. */
const maxKept = 1_000

/**
 * Runs `act` in one transaction if the run has not moved, with its row locked. Writes carry the sync as their origin.
 *
 * @throws RunSuperseded
 */
export const whileAt = <T>(
  platform: Pick<Platform, 'transact'>,
  key: SyncRunKey,
  place: Pick<SyncRunRow, 'pages' | 'phase' | 'mode'>,
  act: (work: Work, sync: SyncRow, run: SyncRunRow) => Promise<T>,
): Promise<T> =>
  inRun(platform, syncRun, key, async (work, run) => {
    const isThere =
      run.status === 'running' &&
      run.pages === place.pages &&
      run.phase === place.phase &&
      run.mode === place.mode
    const sync = isThere ? await findSync(work.db, key.organizationId, run.sync_id) : undefined
    if (!sync) throw new RunSuperseded()
    return withCause(causeOf(sync, run), () => act(work, sync, run))
  })

const causeOf = (sync: SyncRow, run: SyncRunRow) => ({
  runId: SyncRunId.show(run.id),
  depth: (currentCause()?.depth ?? 0) + 1,
  connectionId: ConnectionId.show(sync.connection_id),
})

/** Writes records, contacts, events, counts and checkpoint of a page in one transaction. Returns the run after it. */
export const writePage = (
  platform: Pick<Platform, 'transact'>,
  key: SyncRunKey,
  place: SyncRunRow,
  page: SourcePage,
): Promise<SyncRunRow> =>
  whileAt(platform, key, place, async (work, sync, run) => {
    const result = await applyContacts(work, sync, run, page.records)
    return endPage(work, sync, run, page, result)
  })

/** Counts the results of a page and advances the run, to the removal after the last page. */
export async function endPage(
  work: Work,
  sync: SyncRow,
  run: SyncRunRow,
  page: Pick<SourcePage, 'gone' | 'next' | 'state'>,
  { results, stop }: PageResult,
): Promise<SyncRunRow> {
  const key = { organizationId: work.organizationId, syncId: sync.id }
  const change = countResults(work, run, results)
  if (stop) {
    const stopped = { ...run, ...change }
    updateRun(work, work.organizationId, run.id, change)
    await finishRun(work, stopped, 'partial', stop)
    return { ...stopped, status: 'partial' }
  }
  if (page.gone.length > 0) markGone(work, key, page.gone, run.id)
  const isLast = page.next === null
  const moved = {
    ...change,
    pages: run.pages + 1,
    checkpoint: page.next,
    ...(isLast && { phase: 'removing' as const, next_state: page.state }),
    ...{ attempts: 0, wait_until: null, error: null, moved_at: work.now },
  }
  updateRun(work, work.organizationId, run.id, moved)
  return { ...run, ...moved }
}

/** Stores errors and conflicts, and returns the new counts. */
export function countResults(
  work: Work,
  run: SyncRunRow,
  results: readonly RecordResult[],
): Pick<SyncRunRow, 'records' | 'created' | 'updated' | 'unchanged' | 'failed' | 'conflicts'> {
  const count = (outcome: RecordResult['outcome']) =>
    results.filter((one) => one.outcome === outcome).length
  const owner = { organization_id: work.organizationId, run_id: run.id }
  const errors = results.flatMap(({ remoteId, refusal }) =>
    refusal ? [{ ...owner, remote_id: remoteId, ...refusal }] : [],
  )
  const conflicts = results.flatMap(({ remoteId, contactId, conflicts }) =>
    conflicts.map(({ field, last, source, platform, taken }) => ({
      ...{ ...owner, remote_id: remoteId, contact_id: contactId, field, taken },
      ...{ last_value: last, source_value: source, platform_value: platform },
    })),
  )
  const keptErrors = numbered(errors, run.failed)
  const keptConflicts = numbered(conflicts, run.conflicts)
  if (keptErrors.length > 0) insertErrors(work, keptErrors)
  if (keptConflicts.length > 0) insertConflicts(work, keptConflicts)
  return {
    records: run.records + results.length,
    created: run.created + count('created'),
    updated: run.updated + count('updated'),
    unchanged: run.unchanged + count('unchanged'),
    failed: run.failed + errors.length,
    conflicts: run.conflicts + conflicts.length,
  }
}

const numbered = <Row extends object>(rows: readonly Row[], before: number) =>
  rows
    .map((row, index) => ({ ...row, position: before + index }))
    .filter(({ position }) => position < maxKept)
