import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import { ApiError } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/operations/caller.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Bound } from '../../../platform/throttle/bound.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const maxRequests = 60
const maxFailures = 20
const maxSubjects = 20_000
/** Requests of a link in a minute that a node answers without asking the others. */
const uncounted = 10

interface Window {
  count: number
  untilMs: number
}

type Handles = Pick<Platform, 'clock' | 'throttle' | 'database'>

/**
 * How often a page is asked for. Counted in memory, so that a page costs no statement more; above `maxSubjects` the
 * count that has not grown for longest is dropped. Where there may be other nodes, what leads nowhere is counted by
 * all of them together, and so is what a link asks for beyond its first ten times at a node.
 */
export class PageLimits {
  readonly #clock: Clock
  readonly #throttle: Throttle | null
  readonly #windows = new LRUCache<string, Window>({ max: maxSubjects })

  constructor({ clock, throttle, database }: Handles) {
    this.#clock = clock
    this.#throttle = database.kind === 'postgres' ? throttle : null
  }

  /** @throws ApiError `rate_limited` for an address that has sent 20 links that lead nowhere in a minute */
  refuseGuessing(address: string): void {
    const window = this.#read(guesser(address))
    if (window.count >= maxFailures) throw this.#tooMany(window)
  }

  /** @throws ApiError `rate_limited` for the 21st, which other nodes may have counted */
  async countFailure(address: string): Promise<void> {
    const subject = guesser(address)
    const window = this.#count(subject)
    if (await this.#isShared(subject, maxFailures)) return
    this.#windows.set(subject, { ...window, count: maxFailures })
    throw this.#tooMany(window)
  }

  /** @throws ApiError `rate_limited` for the 61st request of a link in a minute */
  async countRequest(linkId: string): Promise<void> {
    const subject = `link ${linkId}`
    const window = this.#count(subject)
    if (window.count > maxRequests) throw this.#tooMany(window)
    if (window.count <= uncounted) return
    if (!(await this.#isShared(subject, maxRequests - uncounted))) throw this.#tooMany(window)
  }

  /** Whether there is room for one more over all nodes. */
  async #isShared(subject: string, max: number): Promise<boolean> {
    if (!this.#throttle) return true
    const bound = { subject: `proposal page ${subject}`, max, windowMs: minuteMs }
    return this.#throttle.admit([{ ...bound, counts: 'attempts' }])
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
