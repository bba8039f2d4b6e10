import { PostponeJob } from '../../../../platform/jobs/postpone.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { lockSync, updateSync } from '../store.ts'
import { faultOf, maxWaits, type RunFault, retryWaitsMs } from './fault.ts'
import { finishRun, pauseFor } from './finish.ts'
import type { SyncRunKey } from './job.ts'
import { newListing } from './start.ts'
import { lockRun, type RunRow, updateRun } from './store.ts'

type Handles = Pick<Platform, 'transact' | 'clock' | 'log'>

/**
 * What a run does after a page that could not be read or written: it goes on later, begins anew as a full one, or
 * fails. True where it goes on at once.
 *
 * @throws PostponeJob, or the error where it is a fault of ours that the queue may try again
 */
export async function recordFault(
  { transact, clock, log }: Handles,
  key: SyncRunKey,
  error: unknown,
  isLast: boolean,
): Promise<boolean> {
  const fault = faultOf(error, clock.now())
  if (!fault && !isLast) throw error
  if (!fault) log.error({ err: error, runId: key.runId }, 'a run of a sync failed')
  const until = await transact(key.organizationId, { kind: 'system' }, async (work) => {
    const run = await lockRun(work.db, key.organizationId, key.runId)
    if (run?.status !== 'running') return null
    return settle(work, run, fault ?? ours)
  })
  const waitMs = until ? until.getTime() - clock.now().getTime() : null
  if (waitMs !== null && waitMs > 0) throw new PostponeJob(waitMs)
  return waitMs !== null
}

const ours: RunFault = {
  kind: 'fail',
  error: { code: 'internal_error', message: 'Something failed on our side. Run the sync again.' },
}

/** When the run goes on; null where it has ended. */
async function settle(work: Work, run: RunRow, fault: RunFault): Promise<Date | null> {
  const { organizationId, now } = work
  if (fault.kind === 'full') return beginAnew(work, run)
  const attempts = run.attempts + 1
  const waitMs = fault.kind === 'retry' ? retryWaitsMs[run.attempts] : undefined
  const until =
    fault.kind === 'wait'
      ? attempts <= maxWaits
        ? fault.until
        : null
      : waitMs === undefined
        ? null
        : new Date(now.getTime() + waitMs)
  if (until) {
    const { error } = fault
    updateRun(work, organizationId, run.id, { attempts, error, wait_until: until, moved_at: now })
    if (fault.kind === 'wait') {
      // Other runs of the sync ask for nothing before, either.
      updateSync(work, organizationId, run.sync_id, { wait_until: until })
    }
    return until
  }
  if (fault.kind === 'reauthorize') {
    const sync = await lockSync(work.db, organizationId, run.sync_id)
    if (sync?.status === 'active') pauseFor(work, sync, fault.error.message)
  }
  await finishRun(work, run, 'failed', fault.error)
  return null
}

/** The source no longer knows where the last run ended. */
async function beginAnew(work: Work, run: RunRow): Promise<Date | null> {
  if (run.mode === 'full') {
    const message = 'The source does not know its own listing any more. Run the sync again.'
    await finishRun(work, run, 'failed', { code: 'source_fault', message })
    return null
  }
  updateRun(work, work.organizationId, run.id, {
    ...{ ...newListing(null), known: run.known },
    ...{ mode: 'full', attempts: 0, moved_at: work.now },
  })
  return work.now
}
