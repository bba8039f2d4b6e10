import { defineJob, defineSweep, waitingWorkers } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../platform/retention.ts'
import type { CheckKey } from './check.ts'
import {
  deleteExpiredAuthorizations,
  listDueChecks,
  lockConnection,
  updateConnection,
} from './store.ts'

export const checkJob = defineJob<CheckKey>('integrations.check-connection', {
  retryLimit: 2,
  retryDelaySeconds: 60,
  ...waitingWorkers(2),
})

export const authorizationRetention = defineSweep(
  'integrations.authorization-retention',
  '37 * * * *',
)

const batch = 100
/** Age after which a check counts as lost and begins again. */
const leaseMs = 600_000

/** Queues a job for each connection that is due. Returns true if there were any. */
export async function beginChecks({
  database,
  transact,
  clock,
}: Pick<Platform, 'database' | 'transact' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const due = await listDueChecks(database.db, now, batch)
  for (const key of due) {
    await transact(key.organizationId, { kind: 'system' }, async (work) => {
      const row = await lockConnection(work.db, key.organizationId, key.connectionId)
      if (!row?.check_at || row.check_at > now) return
      const again = new Date(now.getTime() + leaseMs)
      updateConnection(work, key.organizationId, key.connectionId, { check_at: again })
      await work.enqueue(checkJob, key)
    })
  }
  return due.length > 0
}

export const removeExpired = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<unknown> =>
  deleteInBatches(
    batch,
    (limit) => deleteExpiredAuthorizations(database.db, daysBefore(clock.now(), 0), limit),
    signal,
  )
