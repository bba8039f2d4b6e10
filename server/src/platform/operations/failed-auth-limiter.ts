import type { Clock } from '../clock.ts'
import type { ApiError } from '../errors.ts'
import { FixedWindows } from '../throttle/fixed-windows.ts'
import { networkOf, unauthorized } from './principal.ts'

/** Most unknown credentials from one network in a minute. */
export const maxFailuresPerMinute = 30

/** Counts the unknown credentials of each network. */
export class FailedAuthLimiter {
  readonly #failures: FixedWindows

  constructor(clock: Clock) {
    this.#failures = new FixedWindows(clock, {
      max: maxFailuresPerMinute,
      explain: (seconds, network) =>
        `${network} has sent ${maxFailuresPerMinute} unknown credentials within a minute. Retry in ${seconds} s, or immediately with a valid one.`,
    })
  }

  isOver(address: string): boolean {
    return this.#failures.isFull(networkOf(address))
  }

  /** Counts a failure and returns its answer: 401, or 429 above the limit. */
  recordFailure(address: string): ApiError {
    const { count } = this.#failures.count(networkOf(address))
    return count > maxFailuresPerMinute ? this.slowDown(address) : unauthorized('invalid_token')
  }

  slowDown(address: string): ApiError {
    return this.#failures.tooMany(networkOf(address))
  }
}
