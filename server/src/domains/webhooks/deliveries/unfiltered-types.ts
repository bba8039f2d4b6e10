import { LRUCache } from 'lru-cache'

interface TypeOfEvent {
  organizationId: string
  type: string
}

/**
 * Types of events that no webhook with a filter subscribed to when this node last asked. What has changed since, the
 * statement that takes it for granted finds out.
 */
export class UnfilteredTypes {
  readonly #known = new LRUCache<string, true>({ max: 10_000 })

  has(event: TypeOfEvent): boolean {
    return this.#known.has(keyOf(event))
  }

  note(event: TypeOfEvent, isUnfiltered: boolean): void {
    if (isUnfiltered) this.#known.set(keyOf(event), true)
    else this.#known.delete(keyOf(event))
  }
}

const keyOf = ({ organizationId, type }: TypeOfEvent): string => `${organizationId} ${type}`
