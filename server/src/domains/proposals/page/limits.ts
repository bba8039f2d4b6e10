import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import { ApiError } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/operations/caller.ts'
import type { Bound } from '../../../platform/throttle/bound.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const maxRequests = 60
const maxFailures = 20
const maxSubjects = 20_000

interface Window {
  count: number
  untilMs: number
}

/**
 * How often a page is asked for. Counted by each node in memory, so that a page costs no statement more; above
 * `maxSubjects` the count that has not grown for longest is dropped.
 */
export class PageLimits {
  readonly #clock: Clock
  readonly #windows = new LRUCache<string, Window>({ max: maxSubjects })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @throws ApiError `rate_limited` for an address that has sent 20 links that lead nowhere in a minute */
  refuseGuessing(address: string): void {
    const window = this.#read(guesser(address))
    if (window.count >= maxFailures) throw this.#tooMany(window)
  }

  countFailure(address: string): void {
    this.#count(guesser(address))
  }

  /** @throws ApiError `rate_limited` for the 61st request of a link in a minute */
  countRequest(linkId: string): void {
    const window = this.#count(`link ${linkId}`)
    if (window.count > maxRequests) throw this.#tooMany(window)
  }

  #count(subject: string): Window {
    const { count, untilMs } = this.#read(subject)
    const window = { count: count + 1, untilMs }
    this.#windows.set(subject, window)
    return window
  }

  #read(subject: string): Window {
    const nowMs = this.#clock.now().getTime()
    const window = this.#windows.peek(subject)
    return window && window.untilMs > nowMs ? window : { count: 0, untilMs: nowMs + minuteMs }
  }

  #tooMany({ untilMs }: Window): ApiError {
    const seconds = Math.max(Math.ceil((untilMs - this.#clock.now().getTime()) / 1000), 1)
    return new ApiError('rate_limited', `That was too often. Try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

const guesser = (address: string): string => `guesses of ${networkOf(address)}`

const hourly = (what: string, linkId: string, max: number): Bound[] => [
  { subject: `proposal ${what} of link ${linkId}`, max, windowMs: hourMs, counts: 'attempts' },
]
export const acceptanceBounds = (linkId: string): Bound[] => hourly('acceptances', linkId, 5)
export const commentBounds = (linkId: string): Bound[] => hourly('comments', linkId, 10)
