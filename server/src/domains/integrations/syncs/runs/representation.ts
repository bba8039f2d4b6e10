import { ContactId } from '../../../contacts/index.ts'
import { SyncId, SyncRunId } from '../ids.ts'
import type { SyncConflict, SyncRecordError, SyncRun } from './schema.ts'
import type { ConflictRow, ErrorRow, RunRow } from './store.ts'

export const presentRun = (row: RunRow): SyncRun => ({
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

export const presentError = (row: ErrorRow): SyncRecordError => ({
  remoteId: row.remote_id,
  code: row.code,
  message: row.message,
  field: row.field,
})

/** Shows the values to those who may read contacts. */
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
