import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { findRoom } from './rows-store.ts'

/** Most attempts if other transactions take an identifier in between. */
const maxCollisions = 5

/**
 * Applies a batch of contacts in its own savepoint. Tries again if another transaction took an identifier in between,
 * and with fewer contacts (`room`) if the plan requires it. The plan may count contacts that are not stored yet
 * (`uncounted`).
 */
export async function attemptBatch<T>(
  work: Work,
  apply: (part: Work, room: number | null) => Promise<T>,
  { startsLimited = false, uncounted = 0 }: { startsLimited?: boolean; uncounted?: number } = {},
): Promise<T> {
  // Two transactions that write the same contacts in different orders would deadlock.
  work.lock('contact batches')
  let isLimited = startsLimited
  for (let collisions = 0; ; ) {
    try {
      return await work.attempt(async (part) => {
        const room = isLimited ? await findRoom(part.db, part.organizationId) : null
        return apply(part, room === null ? null : Math.max(room - uncounted, 0))
      })
    } catch (error) {
      const code = (error instanceof ApiError ? error : toApiError(error))?.code
      if (code === 'plan_limit_reached' && !isLimited) isLimited = true
      else if (code !== 'duplicate_resource' || ++collisions > maxCollisions) throw error
    }
  }
}
