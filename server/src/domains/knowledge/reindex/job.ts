import { defineJob, waitingWorkers } from '../../../platform/jobs/jobs.ts'

export interface ReindexRun {
  organizationId: string
  baseId: string
  reindexId: string
}

/** Some batches of a second set of vectors; enqueues itself again until all of them are made. */
export const reindexJob = defineJob<ReindexRun>('knowledge.reindex', waitingWorkers(1))

/** Empties the vectors that bases no longer search. */
export const clearJob = defineJob('knowledge.clear_vectors', {
  schedule: '*/5 * * * *',
  retryLimit: 0,
  concurrency: 1,
})
