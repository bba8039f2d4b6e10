import type { Work } from '../../../../platform/work.ts'
import { type SyncRow, updateSync } from '../store.ts'
import { syncCompleted, syncFailed, syncPartial } from './events.ts'
import { presentRun } from './representation.ts'
import type { RunError } from './schema.ts'
import { lockOpenRun, type RunRow, updateRun } from './store.ts'

const events = { succeeded: syncCompleted, partial: syncPartial, failed: syncFailed }

/** Ends a run that is locked, and tells of it. Only a listing that has ended moves what the next one starts from. */
export async function finishRun(
  work: Work,
  run: RunRow,
  status: keyof typeof events,
  error: RunError | null = null,
): Promise<void> {
  const { organizationId, now } = work
  const ending = { status, error, wait_until: null, checkpoint: null, ended_at: now, moved_at: now }
  const ended: RunRow = { ...run, ...ending }
  updateRun(work, organizationId, run.id, ending)
  if (run.phase === 'removing' && status !== 'failed') {
    updateSync(work, organizationId, run.sync_id, { state: run.next_state, wait_until: null })
  }
  await work.emit(events[status], presentRun(ended))
}

/** Its schedule begins no run until the connection works again. */
export function pauseFor(work: Work, sync: SyncRow, reason: string): void {
  updateSync(work, work.organizationId, sync.id, {
    ...{ status: 'paused', paused_reason: reason, next_at: null, updated_at: work.now },
  })
}

/** Stops a sync whose author has lost the rights that it needs, with the run that is open. */
export async function stopSync(work: Work, { id }: SyncRow, reason: string): Promise<void> {
  updateSync(work, work.organizationId, id, {
    ...{ status: 'paused', stopped_reason: reason, next_at: null, updated_at: work.now },
  })
  const open = await lockOpenRun(work.db, work.organizationId, id)
  if (open) await finishRun(work, open, 'failed', { code: 'insufficient_scope', message: reason })
}

/** Ends a run that nobody wants any more; what it has taken stays. */
export function cancelRun(work: Work, run: RunRow): void {
  updateRun(work, work.organizationId, run.id, {
    ...{ status: 'canceled', wait_until: null, checkpoint: null },
    ...{ ended_at: work.now, moved_at: work.now },
  })
}
