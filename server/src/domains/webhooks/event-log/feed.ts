import type { Db } from '../../../platform/db/database.ts'
import { badCursor, type Cursors, type Page, uuidBytes, uuidOf } from '../../../platform/db/page.ts'
import { unavailable } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import { showBody } from './event-body.ts'
import type { Event, EventQuery } from './schema.ts'
import {
  type EventFilter,
  type FeedCursor,
  type Head,
  isBefore,
  listEventsUpTo,
  oldest,
  placeEvents,
} from './store.ts'

type FeedQuery = EventQuery & { after: string }

/** Most events that one statement places. Other readers of the feed wait for it: about 20 ms. */
const mostPlaced = 500
/** Most such statements of one request: for a filter that few events pass, and for reaching the present. */
const mostSteps = { page: 5, now: 40 }

/**
 * Returns the events after a position, oldest first. No event is lost, although an event can commit after a younger
 * one: committed events get their positions here, after all that anybody has read. A page may be empty and still say
 * that there are more, because a request places a limited number.
 */
export async function readFeed(
  { db, organizationId, principal }: ReadContext,
  cursors: Cursors,
  query: FeedQuery,
  filter: EventFilter,
  catalogue: readonly EventType[],
): Promise<Page<Event>> {
  const { after, limit, cursor, ...filters } = query
  if (cursor !== undefined) throw badCursor('cursor')
  const list = { organizationId, name: 'feed of events' }
  const pageTo = (place: FeedCursor, rows: readonly { body: string }[], hasMore: boolean) => ({
    data: rows.map(({ body }) => showBody(body, { catalogue, principal })),
    hasMore,
    nextCursor: cursors.write(list, filters, placeBytes(place)),
  })
  if (after === 'now') return pageTo(await findPresent(db, organizationId), [], false)
  const cursorPlace = readPlace(cursors, list, filters, after)
  for (let step = 1; ; step++) {
    const head = await placeEvents(db, organizationId, mostPlaced)
    const { hasMore } = head
    const from = afterRestore(cursorPlace, head)
    if (!isBefore(from, head)) return pageTo(from, [], false)
    const rows = await listEventsUpTo(db, organizationId, filter, { from, to: head }, limit)
    const last = rows[limit - 1]
    if (rows.length > limit && last) return pageTo(last, rows.slice(0, limit), true)
    if (!hasMore || step === mostSteps.page) return pageTo(head, rows, hasMore)
  }
}

/**
 * Returns the position after every committed event.
 *
 * @throws {ApiError} if more events must be placed than one request may. Each retry comes closer.
 */
async function findPresent(db: Db, organizationId: string): Promise<FeedCursor> {
  for (let step = 1; step <= mostSteps.now; step++) {
    const head = await placeEvents(db, organizationId, mostPlaced)
    if (!head.hasMore) return head
  }
  throw unavailable(
    'The feed has not been read for a long time and is being prepared. Try again until it is ready.',
  )
}

/**
 * Returns the position of a reader that was ahead of the backup from which the database was restored. Events without a
 * position in the backup are positioned in order of their ids, so the reader has read those up to its id.
 */
function afterRestore(place: FeedCursor, { restored }: Head): FeedCursor {
  const position = BigInt(place.position)
  const isLost = restored && position > restored.after && position < restored.at
  return isLost ? { position: String(restored.at), id: place.id } : place
}

function readPlace(
  cursors: Cursors,
  list: { organizationId: string; name: string },
  filters: object,
  after: string,
): FeedCursor {
  if (after === '') return oldest
  const bytes = cursors.read(list, filters, after, 24, 'after')
  return { position: String(bytes.readBigUInt64BE(0)), id: uuidOf(bytes.subarray(8)) }
}

function placeBytes({ position, id }: FeedCursor): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigUInt64BE(BigInt(position))
  return Buffer.concat([head, uuidBytes(id)])
}
