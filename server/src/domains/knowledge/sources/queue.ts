import { newId } from '../../../platform/ids.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import { countUnfinishedRuns, insertRun, type NewestRun } from '../runs/store.ts'
import type { SourceRunTrigger } from './run-schema.ts'
import { type InsertedSource, runKeyOf } from './store.ts'

/** Maximum of runs counted for an organization. Beyond it, all its jobs have the same priority. */
const maxCountedRuns = 4096

/** Runs one source, from fetching to searchable chunks. */
export const processJob = defineJob<{ organizationId: string; sourceId: string; run: number }>(
  'knowledge.process',
  { retryLimit: 2, retryDelaySeconds: 2, concurrency: 12, share: 3 },
)

/**
 * Queues the run that `row.run` counts and returns the source with it. The more runs an organization has waiting, the
 * later its next one comes, by powers of two: one page of one organization is served before the rest of ten thousand of
 * another, no worker is idle because of it, and among equals the older job goes first.
 */
export async function queueRun<Row extends InsertedSource>(
  work: Work,
  row: Row,
  trigger: SourceRunTrigger,
): Promise<Row & NewestRun> {
  const { db, organizationId } = work
  const run = await insertRun(db, {
    organization_id: organizationId,
    id: newId(),
    base_id: row.base_id,
    source_id: row.id,
    number: row.run,
    trigger,
    status: 'queued',
    queued_at: work.now,
  })
  const waiting = await countUnfinishedRuns(db, organizationId, maxCountedRuns)
  const priority = -Math.floor(Math.log2(waiting + 1))
  await work.enqueue(processJob, runKeyOf(row), { priority })
  return { ...row, ...run }
}
