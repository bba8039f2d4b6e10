import type { Work } from '../../../../platform/work.ts'
import { updateSync } from '../store.ts'
import { errorOf, type RunFault } from './fault.ts'
import { newListing } from './start.ts'
import { type SyncRunRow, updateRun } from './store.ts'

const minuteMs = 60_000
/** Longest wait that a source can request. */
const maxWaitMs = 3_600_000
/** Number of consecutive waits that a source can request. */
const maxWaits = 50
/** Waits before the retries: seven attempts in two hours, then the run fails. */
const retryWaitsMs = [10, 60, 300, 900, 1_800, 3_600].map((seconds) => seconds * 1000)

/** Schedules the next attempt of a run and returns the wait in ms; null if none is left. */
export async function retryLater(
  work: Work,
  run: SyncRunRow,
  failure: RunFault,
): Promise<number | null> {
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
}

function waitOf({ attempts }: SyncRunRow, { kind, until }: RunFault, now: Date): number | null {
  if (kind !== 'wait') return retryWaitsMs[attempts] ?? null
  if (attempts >= maxWaits) return null
  const waitMs = until ? until.getTime() - now.getTime() : minuteMs
  return Math.min(Math.max(waitMs, 0), maxWaitMs)
}

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
