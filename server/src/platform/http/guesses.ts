import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { unauthorized } from '../operations/principal.ts'

/** From the next one on, an address that sends unknown credentials is told to slow down. */
export const guessesPerMinute = 30

const windowMs = 60_000
const maxAddresses = 10_000

/**
 * Counts the credentials that nobody knows, by the address that sends them: a minute from the first. A
 * person or a network often has all of an IPv6 /64, so that counts as one address.
 */
export class Guesses {
  readonly #clock: Clock
  readonly #made = new Map<string, { count: number; untilMs: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isOver(address: string): boolean {
    return this.#made.size > 0 && this.#current(placeOf(address)).count >= guessesPerMinute
  }

  /** Counts one more, and says how it is answered. */
  refusalOf(address: string): ApiError {
    const place = placeOf(address)
    const { count, untilMs } = this.#current(place)
    if (count >= guessesPerMinute) return this.slowDown(address)
    // Oldest first out: whoever comes from more addresses than this is not slowed down by any count.
    if (this.#made.size >= maxAddresses && !this.#made.has(place)) {
      for (const oldest of this.#made.keys()) {
        this.#made.delete(oldest)
        break
      }
    }
    this.#made.set(place, { count: count + 1, untilMs })
    return unauthorized('invalid_token')
  }

  slowDown(address: string): ApiError {
    const { untilMs } = this.#current(placeOf(address))
    const seconds = Math.max(Math.ceil((untilMs - this.#clock.now().getTime()) / 1000), 1)
    return new ApiError(
      'rate_limited',
      `${address} has sent ${guessesPerMinute} unknown credentials within a minute. Retry in ${seconds} s, with a valid one at once.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }

  #current(place: string): { count: number; untilMs: number } {
    const nowMs = this.#clock.now().getTime()
    const made = this.#made.get(place)
    if (made && made.untilMs > nowMs) return made
    this.#made.delete(place)
    return { count: 0, untilMs: nowMs + windowMs }
  }
}

const placeOf = (address: string): string =>
  isIPv6(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address
