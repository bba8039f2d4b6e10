import { ConnectionId } from './ids.ts'
import type { Connection } from './schema.ts'
import type { ConnectionRow } from './store.ts'

export const presentConnection = (row: ConnectionRow): Connection => ({
  id: ConnectionId.show(row.id),
  provider: row.provider,
  name: row.name,
  status: row.status,
  authType: row.auth_type,
  account: row.account,
  scopes: row.scopes,
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastOkAt: row.last_ok_at?.toISOString() ?? null,
  lastError: row.last_error,
  config: { ...row.config },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
