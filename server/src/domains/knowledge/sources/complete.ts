import type { Work } from '../../../platform/work.ts'
import { sourceCompleted } from './events.ts'
import { nextRefreshOf } from './refresh.ts'
import { presentSource, type Source } from './schema.ts'
import { type SourceChange, type SourceRow, updateSource } from './store.ts'

/** Ends the newest run of a source as completed. The caller has settled its credits. */
export async function completeRun(
  work: Work,
  row: SourceRow,
  change: SourceChange,
): Promise<Source> {
  const source = presentSource(
    await updateSource(work.db, row, {
      status: 'completed',
      stage: null,
      percent: 100,
      error: null,
      misses: 0,
      last_checked_at: work.now,
      next_refresh_at: nextRefreshOf(row.refresh_seconds, work.now),
      ...change,
      updated_at: work.now,
    }),
  )
  await work.emit(sourceCompleted, source)
  return source
}
