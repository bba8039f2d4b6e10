import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import { ApiError } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/operations/caller.ts'

export const maxBadSignatures = 50
export const badWindowMs = 60_000
const maxCounts = 10_000

/** Refusals of one network within a minute, as the database has them. */
export interface RefusedLately {
  count: number
  /** When the first of them was. */
  since: Date
}

/**
 * Counts requests that proved nothing, by hook and network, over a minute from the first: by the network alone, one
 * customer with a wrong secret would shut out a provider that posts to all of them. With each refusal a node learns
 * what the others have counted: of several, each may take one more.
 */
export class BadSignatures {
  readonly #clock: Clock
  readonly #counts = new LRUCache<string, { count: number; untilMs: number }>({ max: maxCounts })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Before `learn`, so that requests that come together are counted while they are recorded. */
  record(hookId: string, address: string): void {
    const { count, untilMs } = this.#read(hookId, address)
    this.#counts.set(keyOf(hookId, address), { count: count + 1, untilMs })
  }

  /** What all nodes have counted, this one included. */
  learn(hookId: string, address: string, { count, since }: RefusedLately): void {
    if (count <= this.#read(hookId, address).count) return
    this.#counts.set(keyOf(hookId, address), { count, untilMs: since.getTime() + badWindowMs })
  }

  hasRoom(hookId: string, address: string): boolean {
    return this.#counts.size === 0 || this.#read(hookId, address).count < maxBadSignatures
  }

  /** @throws ApiError 429, so that no more is verified for this sender until the minute is over */
  requireRoom(hookId: string, address: string): void {
    if (this.hasRoom(hookId, address)) return
    const { untilMs } = this.#read(hookId, address)
    const seconds = Math.max(Math.ceil((untilMs - this.#clock.now().getTime()) / 1000), 1)
    throw new ApiError(
      'rate_limited',
      `${maxBadSignatures} requests within a minute proved nothing. Retry in ${seconds} s.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }

  #read(hookId: string, address: string): { count: number; untilMs: number } {
    const nowMs = this.#clock.now().getTime()
    const found = this.#counts.peek(keyOf(hookId, address))
    return found && found.untilMs > nowMs ? found : { count: 0, untilMs: nowMs + badWindowMs }
  }
}

const keyOf = (hookId: string, address: string): string => `${hookId} ${networkOf(address)}`
