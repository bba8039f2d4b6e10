import { requeueOrphanedRuns } from '../../../../platform/jobs/run.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { nextTime } from '../schema.ts'
import { listDueSchedules, lockAutomation, updateAutomation } from '../store.ts'
import { runAutomation } from './job.ts'
import { startRun } from './start.ts'
import { listOverdueRuns, lockRun } from './store.ts'

const batch = 500
/** Age after which a run that should have begun and has not ended may have lost its job. */
const lostAfterMs = 600_000

type Dependencies = Pick<Platform, 'database' | 'transact' | 'clock' | 'jobs'>

/** Begins runs that the rate limit delayed, gives new jobs to runs that lost theirs, and begins scheduled runs. */
export async function beginDue(platform: Dependencies): Promise<boolean> {
  const now = platform.clock.now()
  const lostBefore = new Date(now.getTime() - lostAfterMs)
  const overdue = await listOverdueRuns(platform.database.db, { now, lostBefore }, batch)
  const hasRequeued = await requeueOrphanedRuns(platform, automationRuns, overdue)
  return (await beginSchedules(platform, now)) || hasRequeued
}

const automationRuns = {
  job: runAutomation,
  async lock({ db }: Work, { organizationId, runId }: { organizationId: string; runId: string }) {
    const row = await lockRun(db, organizationId, runId)
    return row?.status === 'queued' || row?.status === 'running' ? row : undefined
  },
}

async function beginSchedules(
  { database, transact }: Pick<Dependencies, 'database' | 'transact'>,
  now: Date,
): Promise<boolean> {
  const due = await listDueSchedules(database.db, now, batch)
  for (const { organizationId, id } of due) {
    await transact(organizationId, { kind: 'system' }, async (work) => {
      const row = await lockAutomation(work.db, organizationId, id)
      if (!row?.enabled || !row.next_at || row.next_at > now) return
      if (!('schedule' in row.trigger)) return
      const scheduledAt = row.next_at.toISOString()
      await startRun(work, row, { kind: 'schedule', id: scheduledAt, depth: 0, chain: [] })
      // Runs missed while the server was down run once.
      const next = nextTime(row.trigger.schedule, now)
      updateAutomation(work, organizationId, id, { next_at: next })
    })
  }
  return due.length > 0
}
