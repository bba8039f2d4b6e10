import type { Db } from '../../../platform/db/database.ts'
import { listForgettableEvents } from './erasure-store.ts'
import type { InboundEventWithBody } from './event-schema.ts'
import { presentEventWithBody } from './representation.ts'

/** Of all bodies of one answer. */
const maxBodyBytes = 16 * 1024 * 1024

/**
 * What hooks received, newest first, with what they knew as its duplicates; not complete where a body is kept that is
 * not shown.
 */
export async function readInboundRecords(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  limit: number,
): Promise<{ events: InboundEventWithBody[]; isComplete: boolean }> {
  if (ids.length === 0) return { events: [], isComplete: true }
  const bounds = { limit, maxBodyBytes }
  const rows = await listForgettableEvents(db, organizationId, ids, bounds)
  const events = rows.map(presentEventWithBody)
  return {
    events,
    isComplete: rows.every(({ has_body }, at) => !has_body || events[at]?.body !== null),
  }
}
