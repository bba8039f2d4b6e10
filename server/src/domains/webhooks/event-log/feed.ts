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

/** Events that one statement places. Others who read the feed wait for it: some 20 ms. */
const mostPlaced = 500
/** Such statements of one request, for a filter that few events pass, and to come to the present. */
const mostSteps = { page: 5, now: 40 }

/**
 * The events after a place, oldest first. Loses none, although an event can commit after a younger one: a
 * committed event gets its position here, after all that anybody has read. A page may be empty and yet say
 * that there are more, because a request places a bounded number.
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
 * The place after every event that has committed.
 *
 * @throws {ApiError} while more of them are to be placed than one request may: each try comes nearer.
 */
async function findPresent(db: Db, organizationId: string): Promise<FeedCursor> {
  for (let step = 1; step <= mostSteps.now; step++) {
    const head = await placeEvents(db, organizationId, mostPlaced)
    if (!head.hasMore) return head
  }
  throw unavailable(
    'The feed is being read for the first time in long: try again until it is ready.',
  )
}

/**
 * Where a follower goes on who read further than the backup that the database was restored from: of the
 * events that had no position in the backup it has read those up to the id, for they get theirs in this order.
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
