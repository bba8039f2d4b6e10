import type { Db } from '../../../platform/db/database.ts'
import { type FeedCursor, isBefore, listEventsUpTo, oldest, placeEvents } from './store.ts'

/** Events that one statement places: some 20 ms. */
const mostPlaced = 500

export interface Followed {
  events: (FeedCursor & { body: string })[]
  /** Where to go on. */
  to: FeedCursor
  hasMore: boolean
}

/** The next events of the feed after a place, oldest first, for whoever keeps that place with what comes of them. */
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

/** Events between two places, oldest first, the last one included; fewer than the limit when there are no more. */
export const followFeedTo = (
  db: Db,
  organizationId: string,
  { from, to }: { from: FeedCursor; to: FeedCursor },
  limit: number,
): Promise<(FeedCursor & { body: string })[]> =>
  listEventsUpTo(db, organizationId, {}, { from, to }, limit - 1)

/** How far the feed is placed: what is not there yet comes after it. */
export async function findFeedHead(db: Db, organizationId: string): Promise<FeedCursor> {
  const { position, id } = await placeEvents(db, organizationId, 0)
  return { position, id: id ?? oldest.id }
}
