import { LRUCache } from 'lru-cache'
import { statementTime } from '../../../platform/clock.ts'
import { createBatcher } from '../../../platform/concurrency/batcher.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type NewInboundEvent, type StoredEvent, storeEvents } from './intake-store.ts'
import { handleInboundEvents } from './jobs.ts'

type Store = (event: NewInboundEvent) => Promise<StoredEvent>

const maxBatch = 64
/** Largest body in a batch. A larger one is stored alone, because a batch is one message to the database. */
const maxSharedBytes = 65_536
const maxOrganizations = 1_000

type Dependencies = Pick<Platform, 'database' | 'clock' | 'jobs'>

/**
 * Stores events with the job that handles them. Events of an organization that arrive during a statement share the next
 * one, and so one flush of the disk: before, each of 32 senders waited for its own.
 */
export class Intake {
  readonly #handles: Dependencies
  readonly #shared = new LRUCache<string, Store>({ max: maxOrganizations })

  constructor(handles: Dependencies) {
    this.#handles = handles
  }

  /** Resolves when the event is durable. */
  async store(organizationId: string, event: NewInboundEvent): Promise<StoredEvent> {
    if (event.body.length > maxSharedBytes) {
      const [stored] = await this.#run(organizationId, [event])
      return stored as StoredEvent
    }
    const shared = this.#shared.get(organizationId) ?? this.#open(organizationId)
    return shared(event)
  }

  #open(organizationId: string): Store {
    const store = createBatcher({
      maxBatch,
      inHalves: true,
      run: (events: NewInboundEvent[]) => this.#run(organizationId, events),
    })
    this.#shared.set(organizationId, store)
    return store
  }

  async #run(organizationId: string, events: readonly NewInboundEvent[]): Promise<StoredEvent[]> {
    const { database, clock, jobs } = this.#handles
    const { name } = handleInboundEvents
    const id = newId()
    const stored = await storeEvents(database.db, organizationId, events, {
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
