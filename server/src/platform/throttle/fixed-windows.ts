import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'

export const minuteMs = 60_000

/** Count of one subject, and the end of its window. */
export interface FixedWindow {
  count: number
  untilMs: number
}

interface WindowOptions {
  /** Most attempts of one subject in a minute. */
  max: number
  /** Most subjects. Above it, the count that has not grown for longest is dropped. */
  maxSubjects?: number
  /** Returns the message of the 429. */
  explain: (seconds: number, subject: string) => string
}

/** Counts attempts by subject, in the memory of this node, over a minute from the first of each. */
export class FixedWindows {
  readonly #clock: Clock
  readonly #options: WindowOptions
  readonly #windows: LRUCache<string, FixedWindow>

  constructor(clock: Clock, options: WindowOptions) {
    this.#clock = clock
    this.#options = options
    this.#windows = new LRUCache({ max: options.maxSubjects ?? 10_000 })
  }

  count(subject: string): FixedWindow {
    const { count, untilMs } = this.read(subject)
    return this.#keep(subject, { count: count + 1, untilMs })
  }

  /** Stores another node's window if it has a higher count than this node's. */
  learn(subject: string, window: FixedWindow): void {
    if (window.count > this.read(subject).count) this.#keep(subject, window)
  }

  read(subject: string): FixedWindow {
    const nowMs = this.#clock.now().getTime()
    const window = this.#windows.peek(subject)
    // One that ends later than a minute from now is of a clock that was put back: nobody would wait for its end.
    const lasts = window && window.untilMs > nowMs && window.untilMs <= nowMs + minuteMs
    return lasts ? window : { count: 0, untilMs: nowMs + minuteMs }
  }

  /** Returns true if the subject has used up its attempts. */
  isFull(subject: string): boolean {
    return this.#windows.size > 0 && this.read(subject).count >= this.#options.max
  }

  /**
   * Checks the count.
   *
   * @throws ApiError `rate_limited` if the subject has used up its attempts
   */
  requireRoom(subject: string): void {
    if (this.isFull(subject)) throw this.tooMany(subject)
  }

  /** Returns the 429 that says when the subject's window ends. */
  tooMany(subject: string): ApiError {
    const { untilMs } = this.read(subject)
    const seconds = Math.max(Math.ceil((untilMs - this.#clock.now().getTime()) / 1000), 1)
    return new ApiError('rate_limited', this.#options.explain(seconds, subject), {
      headers: { 'Retry-After': String(seconds) },
    })
  }

  #keep(subject: string, window: FixedWindow): FixedWindow {
    this.#windows.set(subject, window)
    return window
  }
}
