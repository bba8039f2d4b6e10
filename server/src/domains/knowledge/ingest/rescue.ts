import { defineJob } from '../../../platform/jobs/jobs.ts'
import { listUnfinishedRuns, type RunRow } from '../runs/store.ts'
import { advanceSite } from '../sites/advance.ts'
import { fail } from '../sources/fail.ts'
import { processJob } from '../sources/job.ts'
import { inRun } from '../sources/run.ts'
import { isSite } from '../sources/schema.ts'
import type { Ingestion } from './ingestion.ts'
import { internalFailure } from './process.ts'

export const rescueJob = defineJob('knowledge.rescue', {
  schedule: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const runsAtOnce = 500

/**
 * Ends every run whose job is gone: one that took its process down at each attempt, or whose queue was
 * lost. Sources are read before jobs, so a run that ends in between is not mistaken for such a one.
 */
export async function rescueSources(
  ingestion: Pick<Ingestion, 'database' | 'jobs' | 'transact' | 'log'>,
): Promise<void> {
  const { database, jobs, log } = ingestion
  for (let after: RunRow | null | undefined = null; after !== undefined; ) {
    const runs: RunRow[] = await listUnfinishedRuns(database.db, after, runsAtOnce)
    for (const run of await jobs.lost(database.db, processJob, runs)) {
      const isAwaiting = await inRun(ingestion, run, async (work, row) => {
        // A site has no job of its own while its pages are processed.
        if (isSite(row) && row.stage === 'pages') return true
        log.error({ run }, 'a source is processed by no job any more')
        await fail(work, row, internalFailure())
        return false
      })
      if (isAwaiting) await advanceSite(ingestion, run.organizationId, run.sourceId)
    }
    after = runs[runsAtOnce - 1]
  }
}
