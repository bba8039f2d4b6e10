import { wants } from '../../../../platform/expressions/match.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { followFeed, type Place, patternsOf, readHead } from '../../../webhooks/index.ts'
import {
  type DestinationRow,
  type Gathered,
  listGathering,
  takeGathering,
  updateDestination,
} from '../store.ts'
import { closeBatch } from './close.ts'

type Handles = Pick<Platform, 'database' | 'transact' | 'log'>

/** Events that one transaction looks at. */
const lookedAt = 500

/** What is delivered at once, at most; an archive object waits for a quarter of an hour. */
const ofArchive = { events: 10_000, bytes: 5 * 1024 * 1024, minutes: 15 }
const ofDigest = { events: 1_000, bytes: 5 * 1024 * 1024 }

const boundsOf = ({ type, config }: DestinationRow) =>
  type === 's3' ? ofArchive : { ...ofDigest, minutes: config.digestMinutes ?? 60 }

/** Gathers what happened since the last look for all destinations that take many at once; true when something did. */
export async function gatherEvents(platform: Handles): Promise<boolean> {
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
 * The place in the feed moves in the transaction that owes what was before it: so each event is in one batch,
 * whatever ends this process, and on whatever node it happened.
 */
const gatherSome = ({ transact }: Handles, organizationId: string, id: string): Promise<boolean> =>
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

/** What waits after these events; a batch that is full is owed on the way. */
async function add(
  work: Work,
  row: DestinationRow,
  from: Place,
  events: readonly (Place & { body: string })[],
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

interface Wish {
  events: readonly string[]
  filter: string | null
  /** What happened before may be placed in the feed after. */
  since: Date
}

/** By what a destination wants, or wanted when a batch was gathered. */
export function isWanted({ events, filter, since }: Wish, body: string): boolean {
  const { type, createdAt } = readHead(body)
  const patterns = patternsOf(type)
  return (
    new Date(createdAt) >= since &&
    events.some((one) => patterns.includes(one)) &&
    (filter === null || wants(filter, body))
  )
}
