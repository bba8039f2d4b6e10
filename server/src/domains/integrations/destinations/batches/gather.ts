import type { Static } from 'typebox'
import type { Db } from '../../../../platform/db/database.ts'
import { wants } from '../../../../platform/expressions/filter.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import {
  type FeedCursor,
  followFeed,
  followFeedTo,
  oweEndpoint,
  patternsOf,
  readHead,
} from '../../../webhooks/index.ts'
import { destinationBatch } from '../events.ts'
import { transportName } from '../schema.ts'
import {
  type DestinationRow,
  type Gathered,
  listGathering,
  takeGathering,
  updateDestination,
} from '../store.ts'

type Dependencies = Pick<Platform, 'database' | 'transact' | 'log'>

/** Most events that one transaction examines. */
const lookedAt = 500

/** Limits of a batch. An archive object is written after a quarter of an hour at the latest. */
const ofArchive = { events: 10_000, bytes: 5 * 1024 * 1024, minutes: 15 }
const ofDigest = { events: 1_000, bytes: 5 * 1024 * 1024 }

const boundsOf = ({ type, config }: DestinationRow) =>
  type === 's3' ? ofArchive : { ...ofDigest, minutes: config.digestMinutes ?? 60 }

/** Collects the events since the last call for all destinations with batches. Returns true if there were any. */
export async function gatherEvents(platform: Dependencies): Promise<boolean> {
  let hasFound = false
  for (const { organization_id, id } of await listGathering(platform.database.db)) {
    try {
      while (await gatherSome(platform, organization_id, id)) hasFound = true
    } catch (error) {
      platform.log.error({ err: error, destinationId: id }, 'events could not be gathered')
    }
  }
  return hasFound
}

/**
 * Collects some events. The position in the feed moves in the transaction that creates the deliveries before it. So
 * each event is in one batch, even if this process ends, whichever node emitted it.
 */
const gatherSome = (
  { transact }: Dependencies,
  organizationId: string,
  id: string,
): Promise<boolean> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await takeGathering(work.db, organizationId, id)
    if (!row || row.position === null || row.event_id === null) return false
    const from = { position: row.position, id: row.event_id }
    const { events, to } = await followFeed(work.db, organizationId, from, lookedAt)
    const gathered = await add(work, row, from, events)
    const isDue = gathered !== null && dueAt(row, gathered) <= work.now
    if (isDue) await closeBatch(work, { ...row, gathered })
    if (events.length === 0 && !isDue) return false
    updateDestination(work, organizationId, id, {
      position: to.position,
      event_id: to.id,
      gathered: isDue ? null : gathered,
    })
    return true
  })

const dueAt = (row: DestinationRow, { since }: Gathered): Date =>
  new Date(new Date(since).getTime() + boundsOf(row).minutes * 60_000)

/** Adds events and returns those that wait. Batches that become full are delivered. */
async function add(
  work: Work,
  row: DestinationRow,
  from: FeedCursor,
  events: readonly (FeedCursor & { body: string })[],
): Promise<Gathered | null> {
  const bounds = boundsOf(row)
  let { gathered } = row
  let before = from
  for (const { position, id, body } of events) {
    const place = { position, id }
    if (isWanted({ ...row, since: row.created_at }, body)) {
      const bytes = Buffer.byteLength(body) + 1
      if (gathered && gathered.bytes + bytes > bounds.bytes) {
        await closeBatch(work, { ...row, gathered })
        gathered = null
      }
      gathered = gathered
        ? { ...gathered, last: place, events: gathered.events + 1, bytes: gathered.bytes + bytes }
        : {
            after: before,
            first: place,
            last: place,
            events: 1,
            bytes,
            since: work.now.toISOString(),
          }
      if (gathered.events === bounds.events) {
        await closeBatch(work, { ...row, gathered })
        gathered = null
      }
    }
    before = place
  }
  return gathered
}

/**
 * Creates the delivery of a batch. It stores the positions and the filter of that time, so that every attempt delivers
 * the same events.
 */
export async function closeBatch(
  work: Work,
  {
    id,
    events: patterns,
    filter,
    gathered,
    created_at: created,
  }: Pick<DestinationRow, 'id' | 'events' | 'filter' | 'gathered' | 'created_at'>,
): Promise<void> {
  if (!gathered) return
  const { after, first, last, events } = gathered
  const since = created.toISOString()
  const data = { after, first, last, events, since, patterns, filter }
  await oweEndpoint(work, { transport: transportName, id }, destinationBatch, data)
}

interface Wish {
  events: readonly string[]
  filter: string | null
  /** Start time of the subscription. Earlier events may be placed in the feed later. */
  since: Date
}

/** Returns true if the subscription matches, as it is or was when the batch was collected. */
function isWanted({ events, filter, since }: Wish, body: string): boolean {
  const { type, createdAt } = readHead(body)
  const patterns = patternsOf(type)
  return (
    new Date(createdAt) >= since &&
    events.some((one) => patterns.includes(one)) &&
    (filter === null || wants(filter, body))
  )
}

type Batch = Static<typeof destinationBatch.data>

/** Reads the batch from the body of a delivery. */
export const readBatch = (body: string): Batch => (JSON.parse(body) as { data: Batch }).data

const readAtOnce = 500

/** Yields the bodies of the events of a batch, in the order of the feed. */
export async function* eventsOf(
  db: Db,
  organizationId: string,
  { after, last, since, patterns, filter }: Batch,
): AsyncGenerator<string> {
  const wish = { events: patterns, filter, since: new Date(since) }
  for (let from = after; ; ) {
    const rows = await followFeedTo(db, organizationId, { from, to: last }, readAtOnce)
    for (const { body } of rows) {
      if (isWanted(wish, body)) yield body
    }
    const end = rows.at(-1)
    if (!end || rows.length < readAtOnce) return
    from = { position: end.position, id: end.id }
  }
}
