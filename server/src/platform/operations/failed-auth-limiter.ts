import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './caller.ts'
import { unauthorized } from './principal.ts'

/** Unknown credentials that one address may send in a minute before it is told to slow down. */
export const maxFailuresPerMinute = 30

const windowMs = 60_000
const maxAddresses = 10_000

interface Failures {
  count: number
  untilMs: number
}

/**
 * Counts the unknown credentials of each network over a minute from the first. Above `maxAddresses` the
 * count that has not grown for longest is dropped.
 */
export class FailedAuthLimiter {
  readonly #clock: Clock
  readonly #failures = new LRUCache<string, Failures>({ max: maxAddresses })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isOver(address: string): boolean {
    return this.#failures.size > 0 && this.#read(address).count >= maxFailuresPerMinute
  }

  recordFailure(address: string): void {
    const { count, untilMs } = this.#read(address)
    this.#failures.set(networkOf(address), { count: count + 1, untilMs })
  }

  /** How the failure that was recorded last is answered: 401, or 429 above the limit. */
  refusalFor(address: string): ApiError {
    const isAbove = this.#read(address).count > maxFailuresPerMinute
    return isAbove ? this.slowDown(address) : unauthorized('invalid_token')
  }

  slowDown(address: string): ApiError {
    const { untilMs } = this.#read(address)
    const seconds = Math.max(Math.ceil((untilMs - this.#clock.now().getTime()) / 1000), 1)
    return new ApiError(
      'rate_limited',
      `${address} has sent ${maxFailuresPerMinute} unknown credentials within a minute. Retry in ${seconds} s, with a valid one at once.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }

  #read(address: string): Failures {
    const nowMs = this.#clock.now().getTime()
    const failures = this.#failures.peek(networkOf(address))
    return failures && failures.untilMs > nowMs ? failures : { count: 0, untilMs: nowMs + windowMs }
  }
}
