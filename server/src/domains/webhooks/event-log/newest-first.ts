import type { Cursors } from '../../../platform/db/cursor.ts'
import { uuidBytes, uuidOf } from '../../../platform/db/cursor.ts'
import type { Page } from '../../../platform/db/page.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import { readBody } from './event-body.ts'
import type { Event, EventQuery } from './schema.ts'
import { type EventFilter, type EventRow, listEvents, type Moment } from './store.ts'

/**
 * The list of events. Its order is by time, and by id within a moment, so that each filter has an index
 * in that order.
 */
export async function readNewestFirst(
  { db, organizationId }: Reader,
  cursors: Cursors,
  { limit, cursor, ...filters }: Omit<EventQuery, 'after'>,
  filter: EventFilter,
): Promise<Page<Event>> {
  const list = { organizationId, name: 'events' }
  const after =
    cursor === undefined ? null : momentIn(cursors.read(list, filters, cursor, 24, 'cursor'))
  const rows = await listEvents(db, organizationId, filter, { after, limit })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit
  return {
    data: shown.map(({ body }) => readBody(body)),
    hasMore,
    nextCursor: hasMore && last ? cursors.write(list, filters, momentBytes(last)) : null,
  }
}

const momentIn = (bytes: Buffer): Moment => ({
  createdAt: new Date(Number(bytes.readBigInt64BE(0))),
  id: uuidOf(bytes.subarray(8)),
})

function momentBytes({ created_at: createdAt, id }: EventRow): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigInt64BE(BigInt(createdAt.getTime()))
  return Buffer.concat([head, uuidBytes(id)])
}
