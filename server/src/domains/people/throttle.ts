import type { Clock } from '../../platform/clock.ts'
import { ApiError } from '../../platform/errors.ts'

const windowMs = 15 * 60_000
/** Failures in a window, of one address on the network and of one email address. */
const most = { address: 50, email: 10 } as const
const maxRemembered = 10_000

/** Bounds guessing, by whoever asks and by who is asked about. Each node counts for itself. */
export interface Throttle {
  /** @throws ApiError `rate_limited` */
  require(subjects: readonly string[]): void
  count(subjects: readonly string[]): void
}

export function createThrottle(clock: Clock): Throttle {
  const failures = new Map<string, { count: number; until: number }>()
  const living = (subject: string, now: number) => {
    const found = failures.get(subject)
    if (found && found.until <= now) failures.delete(subject)
    return found && found.until > now ? found : undefined
  }
  return {
    require(subjects) {
      const now = clock.now().getTime()
      for (const subject of subjects) {
        const found = living(subject, now)
        if (!found || found.count < limitOf(subject)) continue
        const seconds = Math.ceil((found.until - now) / 1000)
        throw new ApiError(
          'rate_limited',
          `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
          { headers: { 'Retry-After': String(seconds) } },
        )
      }
    },
    count(subjects) {
      const now = clock.now().getTime()
      for (const subject of subjects) {
        const found = living(subject, now)
        if (found) found.count++
        else {
          // The oldest goes: who floods the memory forgets only that of others who failed.
          if (failures.size >= maxRemembered) failures.delete(failures.keys().next().value ?? '')
          failures.set(subject, { count: 1, until: now + windowMs })
        }
      }
    },
  }
}

const limitOf = (subject: string): number =>
  subject.startsWith('email ') ? most.email : most.address
