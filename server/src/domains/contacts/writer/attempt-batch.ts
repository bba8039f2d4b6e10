import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { findRoom } from './rows-store.ts'

/** Attempts after other transactions took an identifier in between. */
const maxCollisions = 5

/**
 * Applies a batch of contacts in a part of its own: again if somebody took an identifier in between, and within what the
 * plan leaves (`room`) if the plan allows fewer. It may count contacts that are not stored yet (`uncounted`).
 */
export async function attemptBatch<T>(
  work: Work,
  apply: (part: Work, room: number | null) => Promise<T>,
  { startsLimited = false, uncounted = 0 }: { startsLimited?: boolean; uncounted?: number } = {},
): Promise<T> {
  // Two that write the same contacts in another order would wait for each other.
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
