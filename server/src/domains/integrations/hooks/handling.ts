import type { Db } from '../../../platform/db/database.ts'
import type { Work } from '../../../platform/work.ts'
import { parseBody } from './body.ts'
import { withoutSignatures } from './captured.ts'
import {
  findEvent,
  lockEvent,
  lockUnhandledEvents,
  markIgnored,
  updateEvent,
} from './event-store.ts'
import { inboundFailed, inboundReceived } from './events.ts'
import { presentEvent } from './representation.ts'

/** A stored event, for what handles it. */
export interface HandledEvent {
  hookId: string
  /** Without credentials and signatures, by name in lower case. */
  headers: Record<string, string>
  /** As it came, without its question mark. */
  query: string
  /** As it came; empty for a duplicate, which nothing handles. */
  bytes: Buffer
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
  if (!row) return undefined
  const bytes = row.body ?? Buffer.alloc(0)
  return {
    hookId: row.hook_id,
    headers: withoutSignatures(row.headers),
    query: row.query,
    bytes,
    body: parseBody(bytes, row.content_type),
    contentType: row.content_type,
    eventType: row.event_type,
    providerEventId: row.provider_event_id,
    verified: row.verified,
    receivedAt: row.received_at,
  }
}

/** What became of an event. */
export interface Settlement {
  status: 'processed' | 'ignored' | 'failed' | 'held'
  /** The runs that handled it, as clients see their ids. */
  runIds: readonly string[]
  /** Of a failure, a sentence for people. */
  error: string | null
}

const maxErrorLength = 1_000

/** Records what became of an event, with the work that did it. The first time its owner is told that it came. */
export async function settleInboundEvent(
  work: Work,
  id: string,
  { status, runIds, error }: Settlement,
): Promise<void> {
  const row = await lockEvent(work.db, work.organizationId, id)
  if (!row || row.status === 'duplicate') return
  const change = {
    status,
    run_ids: [...new Set([...row.run_ids, ...runIds])],
    error: error?.slice(0, maxErrorLength) ?? null,
    handled_at: work.now,
  }
  updateEvent(work, work.organizationId, id, change)
  const event = presentEvent({ ...row, ...change })
  if (row.handled_at === null) await work.emit(inboundReceived, event)
  if (status === 'failed') await work.emit(inboundFailed, event)
}

/** Settles at once what no automation waits for and nothing has handled, and tells their owner that they came. */
export async function ignoreInboundEvents(work: Work, ids: readonly string[]): Promise<void> {
  const rows = await lockUnhandledEvents(work.db, work.organizationId, ids)
  if (rows.length === 0) return
  const change = { status: 'ignored', handled_at: work.now } as const
  const locked = rows.map(({ id }) => id)
  markIgnored(work, work.organizationId, locked, change)
  await work.emitAll(
    rows.map((row) => ({ type: inboundReceived, data: presentEvent({ ...row, ...change }) })),
  )
}
