import { deleteOldRows } from '../../../../platform/db/old-rows.ts'
import { defineJob, waitingWorkers } from '../../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../../platform/retention.ts'

export interface AutomationRunKey {
  organizationId: string
  runId: string
}

/** Job of a run. The run schedules its own retries; the queue's retries are for internal errors. */
export const runAutomation = defineJob<AutomationRunKey>('integrations.run-automation', {
  retryLimit: 3,
  retryDelaySeconds: 10,
  ...waitingWorkers(4),
})

const keptDays = 30
const batchRows = 1_000

/** Deletes runs older than the limit, with their steps. */
export async function deleteOldRuns(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = daysBefore(clock.now(), keptDays)
  await deleteInBatches(
    batchRows,
    (limit) => deleteOldRows(db, 'automation_runs', 'created_at', before, limit),
    signal,
  )
}
