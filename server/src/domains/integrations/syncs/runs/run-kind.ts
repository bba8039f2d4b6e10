import type { RunKind } from '../../../../platform/jobs/run.ts'
import { lockSync } from '../store.ts'
import { errorOf, fault, faultOf, type RunFault } from './fault.ts'
import { finishRun, pauseFor } from './finish.ts'
import { retryLater } from './retry.ts'
import { runSync, type SyncRunKey } from './start.ts'
import { lockRun, type SyncRunRow } from './store.ts'

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
  retry: retryLater,
  async fail(work, run, failure) {
    if (failure.kind === 'reauthorize') {
      const sync = await lockSync(work.db, work.organizationId, run.sync_id)
      if (sync?.status === 'active') pauseFor(work, sync, failure.message)
    }
    await finishRun(work, run, 'failed', errorOf(failure))
  },
}
