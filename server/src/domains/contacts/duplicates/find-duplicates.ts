import type { Platform } from '../../../platform/platform.ts'
import { lockName } from './dismissal.ts'
import { matchContacts } from './match-contacts.ts'
import { listWaiting, prepareBatch, takeContacts, walkContacts } from './queue-store.ts'

/** The embedded database does nothing else meanwhile: with 250 a create waited a sixth of a second for its turn. */
const batchContacts = { embedded: 50, postgres: 2_000 }
const organizationsAtOnce = 50

/**
 * Compares contacts that were written, a batch of each organization in turn. True when there are more. What a node
 * that ends leaves undone is still in the queue.
 */
export async function findDuplicates(platform: ComparingPlatform): Promise<boolean> {
  const waiting = await listWaiting(platform.database.db, organizationsAtOnce)
  let hasMore = waiting.length === organizationsAtOnce
  for (const organizationId of waiting) {
    const taken = await compareSome(platform, organizationId)
    if (taken === batchContacts[platform.database.kind]) hasMore = true
  }
  return hasMore
}

type ComparingPlatform = Pick<Platform, 'database' | 'transact'>

/** Returns how many it has taken from the queue and from a walk. */
const compareSome = (
  { database, transact }: ComparingPlatform,
  organizationId: string,
): Promise<number> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const max = batchContacts[database.kind]
    work.lock(lockName)
    await prepareBatch(work.db)
    const queued = await takeContacts(work.db, organizationId, max)
    const room = max - queued.length
    const walked = room > 0 ? await walkContacts(work.db, organizationId, room) : []
    const ids = [...new Set([...queued, ...walked])]
    if (ids.length > 0) await matchContacts(work, ids)
    return queued.length + walked.length
  })
