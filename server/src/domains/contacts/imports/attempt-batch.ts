import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'

/** How often a batch is looked at anew because somebody else took a handle in between. */
const maxCollisions = 5

/**
 * Applies a batch of contacts in a part of its own: anew where somebody else took a handle in between, and within
 * what the plan leaves (`isLimited`) where it allows fewer.
 */
export async function attemptBatch<T>(
  work: Work,
  startsLimited: boolean,
  apply: (part: Work, isLimited: boolean) => Promise<T>,
): Promise<T> {
  // Two that write the same contacts in another order would wait for each other.
  work.lock('contact batches')
  let isLimited = startsLimited
  for (let collisions = 0; ; ) {
    try {
      return await work.attempt((part) => apply(part, isLimited))
    } catch (error) {
      const code = (error instanceof ApiError ? error : toApiError(error))?.code
      if (code === 'plan_limit_reached' && !isLimited) isLimited = true
      else if (code !== 'duplicate_resource' || ++collisions > maxCollisions) throw error
    }
  }
}
