import type { Db } from '../../../platform/db/database.ts'
import { type FeedCursor, isBefore, listEventsUpTo, oldest, placeEvents } from './store.ts'

/** Most events that one statement places: about 20 ms. */
const mostPlaced = 500

export interface Followed {
  events: (FeedCursor & { body: string })[]
  /** Position to continue from. */
  to: FeedCursor
  hasMore: boolean
}

/** Returns the next events of the feed, oldest first, for a reader that stores its position with its results. */
export async function followFeed(
  db: Db,
  organizationId: string,
  from: FeedCursor,
  limit: number,
): Promise<Followed> {
  const head = await placeEvents(db, organizationId, mostPlaced)
  if (!isBefore(from, head)) return { events: [], to: from, hasMore: head.hasMore }
  const rows = await listEventsUpTo(db, organizationId, {}, { from, to: head }, limit)
  const last = rows[limit - 1]
  return rows.length > limit && last
    ? { events: rows.slice(0, limit), to: last, hasMore: true }
    : { events: rows, to: head, hasMore: head.hasMore }
}

/**
 * Returns the events between two positions, oldest first, including the last; fewer than the limit if there are no
 * more.
 */
export const followFeedTo = (
  db: Db,
  organizationId: string,
  { from, to }: { from: FeedCursor; to: FeedCursor },
  limit: number,
): Promise<(FeedCursor & { body: string })[]> =>
  listEventsUpTo(db, organizationId, {}, { from, to }, limit - 1)

/** Returns the last placed position. Later events come after it. */
export async function findFeedHead(db: Db, organizationId: string): Promise<FeedCursor> {
  const { position, id } = await placeEvents(db, organizationId, 0)
  return { position, id: id ?? oldest.id }
}
