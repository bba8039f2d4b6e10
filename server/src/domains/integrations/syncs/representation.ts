import { presentAuthorship } from '../../people/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { SyncId } from './ids.ts'
import type { Sync } from './schema.ts'
import type { SyncRow } from './store.ts'

export const presentSync = (row: SyncRow): Sync => ({
  id: SyncId.show(row.id),
  connectionId: ConnectionId.show(row.connection_id),
  name: row.name,
  target: row.target,
  mode: row.mode,
  schedule: row.schedule,
  config: row.config,
  mapping: row.mapping,
  matchBy: row.match_by,
  conflict: row.conflict,
  deletions: row.deletions,
  status: row.status,
  pausedReason: row.paused_reason,
  ...presentAuthorship(row),
  nextRunAt: row.next_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
