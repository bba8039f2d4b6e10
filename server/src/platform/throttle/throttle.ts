import { type Clock, statementTime } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../errors.ts'
import { type AttemptLimit, countAttempts, giveBack } from './store.ts'

/** Limits guessing, and requests from strangers that make Capstan send, over all nodes. */
export interface Throttle {
  /**
   * Counts an attempt before it runs, so that no more simultaneous attempts start than the limits allow.
   *
   * @throws ApiError `rate_limited`, without running it, if a limit is reached
   */
  run<T>(bounds: readonly AttemptLimit[], attempt: () => Promise<T>): Promise<T>
  /** Counts an attempt. Returns false, without counting it, if a limit is reached. */
  admit(bounds: readonly AttemptLimit[]): Promise<boolean>
}

export function createThrottle(db: Db, clock: Clock): Throttle {
  const count = (bounds: readonly AttemptLimit[]) => countAttempts(db, bounds, statementTime(clock))
  return {
    async run(bounds, attempt) {
      if (bounds.length === 0) return attempt()
      const { countedAt, fullUntil } = await count(bounds)
      if (fullUntil) throw tooMany(fullUntil.getTime() - countedAt.getTime())
      const refund = async (): Promise<void> => {
        const refundable = bounds.filter(({ counts }) => counts === 'failures')
        // Without it the attempt stays counted, which is the safe side; the answer is ready.
        await giveBack(db, refundable, countedAt).catch(() => {})
      }
      try {
        const result = await attempt()
        await refund()
        return result
      } catch (error) {
        if (!isRefusal(error)) await refund()
        throw error
      }
    },
    async admit(bounds) {
      return (await count(bounds)).fullUntil === null
    },
  }
}

/**
 * Returns true if the attempt itself was wrong. An attempt that failed because of a bug or missing capacity reveals
 * nothing.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'rate_limited'

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
  const minutes = Math.ceil(seconds / 60)
  return new ApiError(
    'rate_limited',
    `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}
