import type { Work } from '../../../platform/work.ts'
import { countUnfinishedRuns } from '../runs/store.ts'
import { processJob } from './job.ts'

/** Runs of an organization that are counted; beyond them its jobs are all alike. */
const maxCountedRuns = 4096

/**
 * Enqueues a run of a source. The more an organization has waiting, the later its next one comes, by
 * powers of two: one that adds a page is served before the rest of somebody's ten thousand, no worker
 * idles for it, and among equals the older job goes first.
 */
export async function enqueueRun(
  work: Work,
  { sourceId, run }: { sourceId: string; run: number },
): Promise<void> {
  const { db, organizationId } = work
  const waiting = await countUnfinishedRuns(db, organizationId, maxCountedRuns)
  const priority = -Math.floor(Math.log2(waiting + 1))
  await work.enqueue(processJob, { organizationId, sourceId, run }, { priority })
}
