import { defineEvent, type EventType } from '../../../platform/events/event.ts'
import type { Work } from '../../../platform/work.ts'
import type { ConnectionFault } from './client.ts'
import {
  Connection,
  type ConnectionError,
  type ConnectionErrorCode,
  ConnectionId,
  type ConnectionStatus,
  exampleConnection,
  type Connection as Shape,
} from './schema.ts'
import { type ConnectionRow, updateConnection } from './store.ts'

export const connectionActivated = defineEvent(
  'connection.activated',
  'A connection works, for the first time or again.',
  Connection,
  exampleConnection,
)

export const connectionDegraded = defineEvent(
  'connection.degraded',
  'A connection fails. Capstan keeps trying.',
  Connection,
  {
    ...exampleConnection,
    status: 'degraded',
    lastError: {
      code: 'provider_error',
      message: 'The token endpoint answered 503. Capstan tries again later.',
      retryable: true,
      providerStatus: 503,
      at: '2026-11-21T09:30:00.000Z',
    },
  },
)

export const connectionReauthRequired = defineEvent(
  'connection.reauth_required',
  'The provider no longer accepts the credentials of a connection. Its syncs wait until a person authorizes it again.',
  Connection,
  {
    ...exampleConnection,
    status: 'reauth_required',
    lastError: {
      code: 'credentials_refused',
      message:
        'The token endpoint rejected the request with invalid_grant. Authorize the connection again.',
      retryable: false,
      providerStatus: 400,
      at: '2026-11-21T09:30:00.000Z',
    },
  },
)

export const connectionDeleted = defineEvent(
  'connection.deleted',
  'A connection and its credentials were deleted.',
  Connection,
  exampleConnection,
  { erases: true },
)

const eventOf: Partial<Record<ConnectionStatus, EventType<typeof Shape>>> = {
  active: connectionActivated,
  degraded: connectionDegraded,
  reauth_required: connectionReauthRequired,
}

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

/** Writes a change, and emits an event if the status changes. The caller has locked the row. */
export async function applyState(
  work: Work,
  row: ConnectionRow,
  change: Partial<ConnectionRow>,
): Promise<ConnectionRow> {
  const isMove = change.status !== undefined && change.status !== row.status
  const whole = isMove ? { ...change, updated_at: work.now } : change
  const after = { ...row, ...whole }
  updateConnection(work, work.organizationId, row.id, whole)
  const event = isMove ? eventOf[after.status] : undefined
  if (event) await work.emit(event, presentConnection(after))
  return after
}

export const errorOf = (
  code: ConnectionErrorCode,
  { message, status }: Pick<ConnectionFault, 'message' | 'status'>,
  retryable: boolean,
  now: Date,
): ConnectionError => ({
  code,
  message,
  retryable,
  providerStatus: status,
  at: now.toISOString(),
})

/** Returns the wait after the n-th consecutive failure: 30 s, 2 min, 10 min, then an hour. */
export const backoffMs = (failures: number): number =>
  [30_000, 120_000, 600_000][failures - 1] ?? 3_600_000

/** Reads `Retry-After`: seconds or a date, at most an hour; null if it is unusable. */
export function retryAfterMs(header: string | null | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(0, waitMs), 3_600_000)
}
