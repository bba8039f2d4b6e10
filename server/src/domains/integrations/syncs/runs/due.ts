import { deleteOldRows } from '../../../../platform/db/old-rows.ts'
import { requeueOrphanedRuns } from '../../../../platform/jobs/run.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../../platform/retention.ts'
import { nextTime } from '../schema.ts'
import { listDueSyncs, lockSync, updateSync } from '../store.ts'
import { syncRun } from './run-kind.ts'
import { startRun } from './start.ts'
import { listStuckRuns, lockOpenRun } from './store.ts'

const batch = 500
/** Age of the last progress after which a run may have lost its job. */
const lostAfterMs = 600_000

type Dependencies = Pick<Platform, 'database' | 'transact' | 'clock' | 'jobs'>

/** Begins due runs, and gives new jobs to runs that lost theirs. */
export async function beginDue(platform: Dependencies): Promise<boolean> {
  const hasRescued = await rescueRuns(platform)
  return (await beginSchedules(platform)) || hasRescued
}

async function rescueRuns(platform: Dependencies): Promise<boolean> {
  const now = platform.clock.now()
  const movedBefore = new Date(now.getTime() - lostAfterMs)
  const stuck = await listStuckRuns(platform.database.db, { now, movedBefore }, batch)
  return requeueOrphanedRuns(platform, syncRun, stuck)
}

async function beginSchedules({ database, transact, clock }: Dependencies): Promise<boolean> {
  const now = clock.now()
  const due = await listDueSyncs(database.db, now, batch)
  for (const { organizationId, id } of due) {
    await transact(organizationId, { kind: 'system' }, async (work) => {
      const sync = await lockSync(work.db, organizationId, id)
      if (sync?.status !== 'active' || !sync.next_at || sync.next_at > now) return
      // An open run, also one that waits for a person, replaces this one.
      const open = await lockOpenRun(work.db, organizationId, id)
      if (!open) await startRun(work, sync, { trigger: 'schedule' })
      updateSync(work, organizationId, id, { next_at: nextTime(sync.schedule, now) })
    })
  }
  return due.length > 0
}

const keptDays = 90
const batchRows = 500

/** Deletes runs older than the limit, with their errors and conflicts. */
export async function forgetRuns(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = daysBefore(clock.now(), keptDays)
  const deleteSome = (limit: number) => deleteOldRows(db, 'sync_runs', 'created_at', before, limit)
  await deleteInBatches(batchRows, deleteSome, signal)
}
