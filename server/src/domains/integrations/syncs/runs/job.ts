import { defineJob, waitingWorkers } from '../../../../platform/jobs/jobs.ts'

export interface SyncRunKey {
  organizationId: string
  runId: string
}

/** Waits between attempts are the run's own; those of the queue are for faults of ours. */
export const runSync = defineJob<SyncRunKey>('integrations.run-sync', {
  retryLimit: 3,
  retryDelaySeconds: 10,
  ...waitingWorkers(2),
})
