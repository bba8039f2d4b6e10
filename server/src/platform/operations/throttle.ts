import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'

const windowMs = 15 * 60_000
/** Failures in a window, of one network address and at one email address. */
const maxFailures = { address: 50, email: 10 } as const
const maxRemembered = 10_000

/** Bounds guessing, by the address that asks and by the subject that is asked about, on each node. */
export interface Throttle {
  /**
   * Runs an attempt, and counts it against all subjects when it is refused.
   *
   * @throws ApiError `rate_limited`, without running it, when a subject has been refused too often.
   */
  run<T>(subjects: readonly string[], attempt: () => Promise<T>): Promise<T>
}

interface Failures {
  count: number
  untilMs: number
}

export function createThrottle(clock: Clock): Throttle {
  const failures = new LRUCache<string, Failures>({ max: maxRemembered })
  const findCurrent = (subject: string, nowMs: number): Failures | undefined => {
    const record = failures.peek(subject)
    return record && record.untilMs > nowMs ? record : undefined
  }
  const requireRoom = (subject: string): void => {
    const nowMs = clock.now().getTime()
    const record = findCurrent(subject, nowMs)
    if (!record || record.count < limitOf(subject)) return
    const seconds = Math.ceil((record.untilMs - nowMs) / 1000)
    throw new ApiError(
      'rate_limited',
      `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }
  const recordFailure = (subject: string): void => {
    const nowMs = clock.now().getTime()
    const { count, untilMs } = findCurrent(subject, nowMs) ?? {
      count: 0,
      untilMs: nowMs + windowMs,
    }
    failures.set(subject, { count: count + 1, untilMs })
  }
  return {
    async run(subjects, attempt) {
      subjects.forEach(requireRoom)
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'rate_limited') {
          subjects.forEach(recordFailure)
        }
        throw error
      }
    },
  }
}

const limitOf = (subject: string): number =>
  subject.startsWith('email ') ? maxFailures.email : maxFailures.address
