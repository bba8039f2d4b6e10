import type { Work } from '../../../platform/work.ts'
import { runsEnded } from '../runs/run-metrics.ts'
import { type RunChange, updateRun } from '../runs/store.ts'
import { sourceCompleted } from './events.ts'
import { nextRefreshOf } from './refresh.ts'
import { presentSource, type Source } from './schema.ts'
import { runKeyOf, type SourceChange, type SourceRow, updateSource } from './store.ts'

/** Ends the newest run of a source as completed. The caller must have settled its credits. */
export async function completeRun(
  work: Work,
  row: SourceRow,
  { source, run }: { source: SourceChange; run: RunChange },
): Promise<Source> {
  const changed = await updateSource(work.db, row, {
    status: 'completed',
    misses: 0,
    last_checked_at: work.now,
    next_refresh_at: nextRefreshOf(row.refresh_seconds, work.now),
    ...source,
    updated_at: work.now,
  })
  const ended = { ...run, stage: null, percent: 100 }
  await updateRun(work.db, runKeyOf(row), {
    ...ended,
    status: 'completed',
    chunks_count: changed.pages_chunks_count ?? changed.chunks_count,
    ended_at: work.now,
  })
  const completed = presentSource({ ...changed, ...ended } as SourceRow)
  work.count(runsEnded, { status: 'completed', code: '' })
  await work.emit(sourceCompleted, completed)
  return completed
}
