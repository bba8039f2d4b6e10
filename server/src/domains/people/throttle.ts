import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import { ApiError } from '../../platform/errors.ts'

const windowMs = 15 * 60_000
/** Failures in a window, of one network address and at one email address. */
const maxFailures = { address: 50, email: 10 } as const
const maxRemembered = 10_000

/** Limits failed attempts of one network address and at one email address. Each node counts for itself. */
export interface Throttle {
  /** @throws ApiError `rate_limited` */
  require(subjects: readonly string[]): void
  count(subjects: readonly string[]): void
}

export function createThrottle(clock: Clock): Throttle {
  const failures = new LRUCache<string, { count: number; untilMs: number }>({ max: maxRemembered })
  const current = (subject: string, nowMs: number) => {
    const record = failures.peek(subject)
    return record && record.untilMs > nowMs ? record : undefined
  }
  return {
    require(subjects) {
      const nowMs = clock.now().getTime()
      for (const subject of subjects) {
        const record = current(subject, nowMs)
        if (!record || record.count < limitOf(subject)) continue
        const seconds = Math.ceil((record.untilMs - nowMs) / 1000)
        throw new ApiError(
          'rate_limited',
          `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
          { headers: { 'Retry-After': String(seconds) } },
        )
      }
    },
    count(subjects) {
      const nowMs = clock.now().getTime()
      for (const subject of subjects) {
        const { count, untilMs } = current(subject, nowMs) ?? {
          count: 0,
          untilMs: nowMs + windowMs,
        }
        failures.set(subject, { count: count + 1, untilMs })
      }
    },
  }
}

const limitOf = (subject: string): number =>
  subject.startsWith('email ') ? maxFailures.email : maxFailures.address
