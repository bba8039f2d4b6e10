import type { InboundEvent } from '@capstan/sdk'

/**
 * Events are listed by when they were received, and show when they are committed: one may show behind others that
 * were already seen. A statement that stores them takes some milliseconds; a database in trouble, seconds.
 */
const lookBackMs = 10_000

/** Returns the events of overlapping lists that no earlier list contained. */
export class UnseenEvents {
  /** Ids of the last list, which the next one can contain too. */
  #seen = new Set<string>()
  #newest: string | undefined

  /** @param newest when the newest event of all was received; undefined where there is none */
  constructor(newest: string | undefined) {
    this.#newest = newest
  }

  /** Start of the next list, as an ISO 8601 time; undefined before the first event. */
  get from(): string | undefined {
    if (this.#newest === undefined) return undefined
    return new Date(Date.parse(this.#newest) - lookBackMs).toISOString()
  }

  /** @param listed all since `from`, newest first. @returns those that are new, oldest first */
  take<Event extends Pick<InboundEvent, 'id' | 'receivedAt'>>(listed: readonly Event[]): Event[] {
    const unseen = listed.filter(({ id }) => !this.#seen.has(id)).reverse()
    this.#seen = new Set(listed.map(({ id }) => id))
    this.#newest = listed[0]?.receivedAt ?? this.#newest
    return unseen
  }
}
