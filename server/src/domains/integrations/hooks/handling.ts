import type { Db } from '../../../platform/db/database.ts'
import type { Cause } from '../../../platform/events/event.ts'
import type { EventInput } from '../../../platform/events/store.ts'
import type { Work } from '../../../platform/work.ts'
import { parseBody, withoutSignatures } from './captured.ts'
import { inboundFailed, inboundReceived } from './event-schema.ts'
import {
  findEvent,
  type InboundEventRow,
  lockEvent,
  lockUnhandledEvents,
  type StoredEventRow,
  settleEvents,
} from './event-store.ts'
import { presentEvent } from './representation.ts'

/** A stored event, for its handler. */
export interface HandledEvent {
  hookId: string
  /** Headers without credentials and signatures, with names in lower case. */
  headers: Record<string, string>
  /** Query as received, without its question mark. */
  query: string
  /** Bytes as received; empty if nothing is stored. */
  bytes: Buffer
  /** False for a duplicate, which is never handled, and for content that was erased with a contact. */
  isKept: boolean
  /** JSON, or the fields of a form; null for anything else. */
  body: unknown
  contentType: string | null
  eventType: string | null
  providerEventId: string | null
  verified: boolean
  receivedAt: Date
}

export async function findInboundEvent(
  db: Db,
  organizationId: string,
  id: string,
): Promise<HandledEvent | undefined> {
  const row = await findEvent(db, organizationId, id)
  return row && handledOf(row)
}

/** A locked event that is not handled yet. */
export interface LockedEvent extends HandledEvent {
  id: string
  row: InboundEventRow
}

/** Locks the events that are not handled yet, in the order of receipt. */
export async function lockUnhandled(
  { db, organizationId }: Pick<Work, 'db' | 'organizationId'>,
  ids: readonly string[],
): Promise<LockedEvent[]> {
  const rows = await lockUnhandledEvents(db, organizationId, ids)
  return rows.map((row) => ({ id: row.id, row, ...handledOf(row) }))
}

function handledOf(row: StoredEventRow): HandledEvent {
  const bytes = row.body ?? Buffer.alloc(0)
  return {
    hookId: row.hook_id,
    headers: withoutSignatures(row.headers, row.signature_header),
    query: row.query,
    bytes,
    isKept: row.body !== null,
    body: parseBody(bytes, row.content_type),
    contentType: row.content_type,
    eventType: row.event_type,
    providerEventId: row.provider_event_id,
    verified: row.verified,
    receivedAt: row.received_at,
  }
}

/** Result of handling an event. */
export interface Settlement {
  status: 'processed' | 'ignored' | 'failed' | 'held'
  /** Runs that handled it, with their public ids. */
  runIds: readonly string[]
  /** Reason of a failure, as a sentence. */
  error: string | null
  /** Cause of the run that ended last. */
  cause?: Cause
}

/** A locked event, and its result. */
export interface SettledEvent {
  event: { row: InboundEventRow }
  settlement: Settlement
}

const maxErrorLength = 1_000

/** Locks an event to record its result. Undefined for a duplicate, which is never handled. */
export async function lockInboundEvent(
  { db, organizationId }: Pick<Work, 'db' | 'organizationId'>,
  id: string,
): Promise<SettledEvent['event'] | undefined> {
  const row = await lockEvent(db, organizationId, id)
  return row && row.status !== 'duplicate' ? { row } : undefined
}

/**
 * Records the results of locked events in one statement. Returns the events to emit: the owner is notified the first
 * time that an event is settled.
 */
export function settleInboundEvents(work: Work, events: readonly SettledEvent[]): EventInput[] {
  if (events.length === 0) return []
  const settled = events.map(({ event: { row }, settlement: { status, runIds, error, cause } }) => {
    const change = {
      status,
      run_ids: [...new Set([...row.run_ids, ...runIds])],
      error: error?.slice(0, maxErrorLength) ?? null,
      handled_at: work.now,
    }
    return { isFirst: row.handled_at === null, cause, row: { ...row, ...change } }
  })
  settleEvents(
    work,
    work.organizationId,
    settled.map(({ row }) => row),
  )
  return settled.flatMap(({ isFirst, cause, row }) => {
    const told = { data: presentEvent(row), ...(cause && { cause }) }
    return [
      ...(isFirst ? [{ type: inboundReceived, ...told }] : []),
      ...(row.status === 'failed' ? [{ type: inboundFailed, ...told }] : []),
    ]
  })
}
