import { LRUCache } from 'lru-cache'
import { statementTime } from '../../../platform/clock.ts'
import { createBatcher } from '../../../platform/concurrency/batcher.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type NewInboundEvent, type StoredEvent, storeEvents } from './intake-store.ts'
import { handleInboundEvents } from './jobs.ts'

interface Arrival {
  event: NewInboundEvent
  monthlyMax: number | null
}

type Store = (arrival: Arrival) => Promise<StoredEvent>

const maxBatch = 64
/** A larger body is stored alone: a batch is one message to the database. */
const maxSharedBytes = 65_536
const maxOrganizations = 1_000

type Handles = Pick<Platform, 'database' | 'clock' | 'jobs'>

/**
 * Stores events with the job that handles them. Those of an organization that come while a statement runs share the
 * next one, and so one flush of the disk: of 32 senders each waited for its own before.
 */
export class Intake {
  readonly #handles: Handles
  readonly #shared = new LRUCache<string, Store>({ max: maxOrganizations })

  constructor(handles: Handles) {
    this.#handles = handles
  }

  /** Resolves when the event is durable. */
  store(organizationId: string, arrival: Arrival): Promise<StoredEvent> {
    if (arrival.event.body.length > maxSharedBytes) {
      return this.#run(organizationId, [arrival]).then(([stored]) => stored as StoredEvent)
    }
    const shared = this.#shared.get(organizationId) ?? this.#open(organizationId)
    return shared(arrival)
  }

  #open(organizationId: string): Store {
    const store = createBatcher({
      maxBatch,
      waitsForCrowd: true,
      run: (arrivals: Arrival[]) => this.#run(organizationId, arrivals),
    })
    this.#shared.set(organizationId, store)
    return store
  }

  async #run(organizationId: string, arrivals: readonly Arrival[]): Promise<StoredEvent[]> {
    const { database, clock, jobs } = this.#handles
    const events = arrivals.map(({ event }) => event)
    const { name } = handleInboundEvents
    const id = newId()
    const stored = await storeEvents(database.db, organizationId, events, {
      monthlyMax: arrivals.at(-1)?.monthlyMax ?? null,
      job: { id, name },
      now: statementTime(clock),
    })
    const written = events.filter((_, index) => stored[index]?.state === 'received')
    if (written.length > 0) {
      const inboundEventIds = written.map((event) => event.id)
      const data = { organizationId, inboundEventIds }
      jobs.announce([{ organizationId, id, name, data, priority: 0 }])
    }
    return stored
  }
}
