import type { Work } from '../../../../platform/work.ts'
import { ContactId } from '../../../contacts/index.ts'
import { SyncId, SyncRunId } from '../schema.ts'
import { type SyncRow, updateSync } from '../store.ts'
import {
  type SyncConflict,
  type SyncRecordError,
  type SyncRun,
  type SyncRunError,
  syncCompleted,
  syncFailed,
  syncPartial,
} from './schema.ts'
import {
  type ConflictRow,
  type ErrorRow,
  lockOpenRun,
  type SyncRunRow,
  updateRun,
} from './store.ts'

const events = { succeeded: syncCompleted, partial: syncPartial, failed: syncFailed }

export const presentRun = (row: SyncRunRow): SyncRun => ({
  id: SyncRunId.show(row.id),
  syncId: SyncId.show(row.sync_id),
  trigger: row.trigger,
  mode: row.mode,
  status: row.status,
  stats: {
    records: row.records,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    failed: row.failed,
    conflicts: row.conflicts,
    removed: row.removed,
  },
  gone: row.gone === null ? null : { records: row.gone, of: row.known ?? 0 },
  waitingUntil: row.ended_at ? null : (row.wait_until?.toISOString() ?? null),
  error: row.error,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

/** Ends a locked run and emits its event. Only a complete listing moves the start of the next one. */
export async function finishRun(
  work: Work,
  run: SyncRunRow,
  status: keyof typeof events,
  error: SyncRunError | null = null,
): Promise<void> {
  const { organizationId, now } = work
  const ending = { status, error, wait_until: null, checkpoint: null, ended_at: now, moved_at: now }
  const ended: SyncRunRow = { ...run, ...ending }
  updateRun(work, organizationId, run.id, ending)
  if (run.phase === 'removing' && status !== 'failed') {
    updateSync(work, organizationId, run.sync_id, { state: run.next_state, wait_until: null })
  }
  await work.emit(events[status], presentRun(ended))
}

export const presentError = (row: ErrorRow): SyncRecordError => ({
  remoteId: row.remote_id,
  code: row.code,
  message: row.message,
  field: row.field,
})

/** Returns a conflict, with its values for principals who may read contacts. */
export const presentConflict = (row: ConflictRow, mayRead: boolean): SyncConflict => ({
  remoteId: row.remote_id,
  contactId: row.contact_id === null ? null : ContactId.show(row.contact_id),
  field: row.field,
  last: mayRead ? row.last_value : null,
  source: mayRead ? row.source_value : null,
  platform: mayRead ? row.platform_value : null,
  taken: row.taken,
  missingScope: mayRead ? null : 'contacts:read',
})

/** Pauses the schedule until the connection works again. */
export function pauseFor(work: Work, sync: SyncRow, reason: string): void {
  updateSync(work, work.organizationId, sync.id, {
    ...{ status: 'paused', paused_reason: reason, next_at: null, updated_at: work.now },
  })
}

/** Stops a sync whose author lost the permissions it needs, with its open run. */
export async function stopSync(work: Work, { id }: SyncRow, reason: string): Promise<void> {
  updateSync(work, work.organizationId, id, {
    ...{ status: 'paused', stopped_reason: reason, next_at: null, updated_at: work.now },
  })
  const open = await lockOpenRun(work.db, work.organizationId, id)
  if (open) await finishRun(work, open, 'failed', { code: 'insufficient_scope', message: reason })
}

/** Cancels a run. Records that it has applied are kept. */
export function cancelRun(work: Work, run: SyncRunRow): void {
  updateRun(work, work.organizationId, run.id, {
    ...{ status: 'canceled', wait_until: null, checkpoint: null },
    ...{ ended_at: work.now, moved_at: work.now },
  })
}
