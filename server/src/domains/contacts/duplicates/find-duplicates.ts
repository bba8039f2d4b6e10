import type { Platform } from '../../../platform/platform.ts'
import { lockName } from './dismissal.ts'
import { matchContacts } from './match-contacts.ts'
import { listWaiting, takeContacts, walkContacts } from './queue-store.ts'

/** Some 50 ms of the database, which the embedded one does nothing else in. */
const batchContacts = 250
const organizationsAtOnce = 50

/**
 * Compares contacts that were written, a batch of each organization in turn. True when there are more. What a node
 * that ends leaves undone is still in the queue.
 */
export async function findDuplicates(platform: ComparingPlatform): Promise<boolean> {
  const waiting = await listWaiting(platform.database.db, organizationsAtOnce)
  let hasMore = waiting.length === organizationsAtOnce
  for (const organizationId of waiting) {
    const compared = await compareSome(platform, organizationId)
    if (compared === batchContacts) hasMore = true
  }
  return hasMore
}

type ComparingPlatform = Pick<Platform, 'database' | 'transact'>

/** Returns how many contacts it has compared. */
const compareSome = ({ transact }: ComparingPlatform, organizationId: string): Promise<number> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    work.lock(lockName)
    const queued = await takeContacts(work.db, organizationId, batchContacts)
    const room = batchContacts - queued.length
    const walked = room > 0 ? await walkContacts(work.db, organizationId, room) : []
    const ids = [...new Set([...queued, ...walked])]
    if (ids.length > 0) await matchContacts(work, ids)
    return queued.length + walked.length
  })
