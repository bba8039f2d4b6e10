import type { EventType } from '../../../platform/events/event.ts'
import type { Work } from '../../../platform/work.ts'
import type { ConnectionFault } from './client.ts'
import { connectionActivated, connectionDegraded, connectionReauthRequired } from './events.ts'
import { presentConnection } from './representation.ts'
import type {
  ConnectionError,
  ConnectionErrorCode,
  ConnectionStatus,
  Connection as Shape,
} from './schema.ts'
import { type ConnectionRow, updateConnection } from './store.ts'

const eventOf: Partial<Record<ConnectionStatus, EventType<typeof Shape>>> = {
  active: connectionActivated,
  degraded: connectionDegraded,
  reauth_required: connectionReauthRequired,
}

/** Writes a change, and tells of the status where it is another one. The row is locked by the caller. */
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

/** How long the n-th failure in a row makes wait: 30 s, 2 min, 10 min, then an hour. */
export const backoffMs = (failures: number): number =>
  [30_000, 120_000, 600_000][failures - 1] ?? 3_600_000

/** What `Retry-After` asks for: seconds or a date, an hour at most; null where it says nothing. */
export function retryAfterMs(header: string | null | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(0, waitMs), 3_600_000)
}
