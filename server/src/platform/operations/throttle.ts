import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'

const windowMs = 15 * 60_000
/** Failures in a window, of one address on the network and of one email address. */
const most = { address: 50, email: 10 } as const
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
  until: number
}

export function createThrottle(clock: Clock): Throttle {
  const failures = new Map<string, Failures>()
  const findCurrent = (subject: string, now: number): Failures | undefined => {
    const entry = failures.get(subject)
    if (entry && entry.until > now) return entry
    failures.delete(subject)
    return undefined
  }
  const requireRoom = (subject: string): void => {
    const now = clock.now().getTime()
    const entry = findCurrent(subject, now)
    if (!entry || entry.count < limitOf(subject)) return
    const seconds = Math.ceil((entry.until - now) / 1000)
    throw new ApiError(
      'rate_limited',
      `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }
  const recordFailure = (subject: string): void => {
    const now = clock.now().getTime()
    const entry = findCurrent(subject, now)
    if (entry) {
      entry.count++
      return
    }
    // The oldest goes: a flood makes the node forget failures of others, and never its own.
    if (failures.size >= maxRemembered) failures.delete(failures.keys().next().value ?? '')
    failures.set(subject, { count: 1, until: now + windowMs })
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
  subject.startsWith('email ') ? most.email : most.address
