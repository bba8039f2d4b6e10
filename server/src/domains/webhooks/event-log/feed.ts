import type { Cursors } from '../../../platform/db/cursor.ts'
import { badCursor, uuidBytes, uuidOf } from '../../../platform/db/cursor.ts'
import type { Page } from '../../../platform/db/page.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import { readBody } from './event-body.ts'
import type { Event, EventQuery } from './schema.ts'
import { type EventFilter, findNewest, isBefore, listEventsUpTo, type Place } from './store.ts'

type FeedQuery = EventQuery & { after: string }

const oldest: Place = { transaction: '0', id: '00000000-0000-0000-0000-000000000000' }

/**
 * The events after a place, oldest first. Loses none, although an event can commit after a younger
 * one: it reads up to the newest event below which no transaction is underway any more, and no
 * further. What is left waits for the next call, at most as long as the longest transaction runs.
 */
export async function readFeed(
  { db, organizationId }: Reader,
  cursors: Cursors,
  query: FeedQuery,
  filter: EventFilter,
): Promise<Page<Event>> {
  const { after, limit, cursor, ...filters } = query
  if (cursor !== undefined) throw badCursor('cursor')
  const list = { organizationId, name: 'feed of events' }
  const newest = (await findNewest(db, organizationId)) ?? oldest
  const from = after === 'now' ? newest : readPlace(cursors, list, filters, after)
  const isBehind = isBefore(from, newest)
  const between = { from, to: newest }
  const rows = isBehind ? await listEventsUpTo(db, organizationId, filter, between, limit) : []
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const place = (hasMore && shown.at(-1)) || (isBehind ? newest : from)
  return {
    data: shown.map(({ body }) => readBody(body)),
    hasMore,
    nextCursor: cursors.write(list, filters, placeBytes(place)),
  }
}

function readPlace(
  cursors: Cursors,
  list: { organizationId: string; name: string },
  filters: object,
  after: string,
): Place {
  if (after === '') return oldest
  const bytes = cursors.read(list, filters, after, 24, 'after')
  return { transaction: String(bytes.readBigUInt64BE(0)), id: uuidOf(bytes.subarray(8)) }
}

function placeBytes({ transaction, id }: Place): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigUInt64BE(BigInt(transaction))
  return Buffer.concat([head, uuidBytes(id)])
}
