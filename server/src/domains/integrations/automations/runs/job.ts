import { defineJob, waitingWorkers } from '../../../../platform/jobs/jobs.ts'

export interface RunKey {
  organizationId: string
  runId: string
}

/** Waits between attempts are the run's own; those of the queue are for faults of ours. */
export const runAutomation = defineJob<RunKey>('integrations.run-automation', {
  retryLimit: 3,
  retryDelaySeconds: 10,
  ...waitingWorkers(4),
})
