import { newId } from '../../../../platform/ids.ts'
import { defineJob, waitingWorkers } from '../../../../platform/jobs/jobs.ts'
import type { Work } from '../../../../platform/work.ts'
import type { SyncRow } from '../store.ts'
import { insertRun, type SyncRunRow } from './store.ts'

export interface SyncRunKey {
  organizationId: string
  runId: string
}

/** Job of a run. The run schedules its own retries; the queue's retries are for internal errors. */
export const runSync = defineJob<SyncRunKey>('integrations.run-sync', {
  retryLimit: 3,
  retryDelaySeconds: 10,
  ...waitingWorkers(2),
})

/** Begins a run of a locked sync that has none. */
export async function startRun(
  work: Work,
  sync: SyncRow,
  { trigger, mode = sync.mode }: Pick<SyncRunRow, 'trigger'> & { mode?: SyncRunRow['mode'] },
): Promise<SyncRunRow> {
  const { organizationId, now } = work
  const state = mode === 'full' ? null : sync.state
  const run: SyncRunRow = {
    organization_id: organizationId,
    id: newId(),
    sync_id: sync.id,
    trigger,
    mode: state === null ? 'full' : 'incremental',
    status: 'queued',
    ...newListing(state),
    attempts: 0,
    // A pause that the source requested in an earlier run also applies to this one.
    wait_until: sync.wait_until && sync.wait_until > now ? sync.wait_until : null,
    error: null,
    created_at: now,
    started_at: null,
    ended_at: null,
    moved_at: now,
  }
  insertRun(work, run)
  await work.enqueue(runSync, { organizationId, runId: run.id })
  return run
}

/** Returns the listing before its first page. */
export const newListing = (state: SyncRunRow['state']) =>
  ({
    phase: 'listing',
    ...{ pages: 0, checkpoint: null, state, next_state: null, gone: null, known: null },
    ...{ records: 0, created: 0, updated: 0, unchanged: 0, failed: 0, conflicts: 0, removed: 0 },
  }) as const
