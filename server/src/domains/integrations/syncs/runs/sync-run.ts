import type { RunKind } from '../../../../platform/jobs/run.ts'
import type { Work } from '../../../../platform/work.ts'
import { lockSync, updateSync } from '../store.ts'
import { fault, faultOf, type RunFault } from './fault.ts'
import { finishRun, pauseFor } from './finish.ts'
import { newListing, runSync, type SyncRunKey } from './start.ts'
import { lockRun, type SyncRunRow, updateRun } from './store.ts'

/** A run of a sync. It schedules its own waits, which are longer than the queue's. */
export const syncRun: RunKind<SyncRunKey, SyncRunRow, RunFault> = {
  job: runSync,
  async lock({ db }, { organizationId, runId }) {
    const run = await lockRun(db, organizationId, runId)
    return run?.status === 'queued' || run?.status === 'running' ? run : undefined
  },
  failureOf: faultOf,
  internalFailure: () =>
    fault('fail', 'internal_error', 'The sync failed because of an internal error. Run it again.'),
  async retry(work, run, failure) {
    if (failure.kind === 'full') return restartInFull(work, run)
    const { organizationId, now } = work
    const waitMs = waitOf(run, failure, now)
    if (waitMs === null) return null
    const until = new Date(now.getTime() + waitMs)
    updateRun(work, organizationId, run.id, {
      attempts: run.attempts + 1,
      error: errorOf(failure),
      wait_until: until,
      moved_at: now,
    })
    if (failure.kind === 'wait') {
      // Other runs of the sync send no request before then, either.
      updateSync(work, organizationId, run.sync_id, { wait_until: until })
    }
    return waitMs
  },
  async fail(work, run, failure) {
    if (failure.kind === 'reauthorize') {
      const sync = await lockSync(work.db, work.organizationId, run.sync_id)
      if (sync?.status === 'active') pauseFor(work, sync, failure.message)
    }
    await finishRun(work, run, 'failed', errorOf(failure))
  },
}

const minuteMs = 60_000
/** Longest wait that a source can request. */
const maxWaitMs = 3_600_000
/** Number of consecutive waits that a source can request. */
const maxWaits = 50
/** Waits before the retries: seven attempts in two hours, then the run fails. */
const retryWaitsMs = [10, 60, 300, 900, 1_800, 3_600].map((seconds) => seconds * 1000)

function waitOf({ attempts }: SyncRunRow, { kind, until }: RunFault, now: Date): number | null {
  if (kind !== 'wait') return retryWaitsMs[attempts] ?? null
  if (attempts >= maxWaits) return null
  const waitMs = until ? until.getTime() - now.getTime() : minuteMs
  return Math.min(Math.max(waitMs, 0), maxWaitMs)
}

const errorOf = ({ code, message }: RunFault) => ({ code, message })

/** Restarts a run as a full one. Returns null if it was full from its first page. */
function restartInFull(work: Work, run: SyncRunRow): number | null {
  if (run.mode === 'full') return null
  updateRun(work, work.organizationId, run.id, {
    ...newListing(null),
    known: run.known,
    mode: 'full',
    attempts: 0,
    moved_at: work.now,
  })
  return 0
}
