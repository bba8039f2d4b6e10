import type { CapstanEvent } from '../events.ts'
import { itemTexts } from '../item-texts.ts'
import { List, type Page } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import { textOf } from '../response.ts'
import type { Query, Schemas } from '../schemas.ts'
import { wait } from '../transport.ts'

/** Filters and page of a list of events; `after` is for `follow`. */
export type EventQuery = Omit<Query<'listEvents'>, 'after'>
/** An event as lists show it; once it is expunged, its data is its id or null. */
export type ListedEvent = Schemas['Event']
/** An event of your own to publish. */
export type NewEvent = Schemas['NewEvent']
/** A type of event with the JSON Schema of its data and an example. */
export type EventDescription = Schemas['EventType']

export interface EventTypeOptions extends RequestOptions {
  /** One type, or a group such as `contact.*`. */
  type?: string
  /** False: without `schema` and `example`. */
  schemas?: boolean
}

/** Where to begin to follow, and how. */
export interface FollowOptions extends RequestOptions {
  /**
   * `nextCursor` of the last page that was handled, `''` for the oldest event that is kept, or
   * `now`, which is the default.
   */
  after?: string
  /** This type or pattern (`contact.*`); a cursor goes on only with the type that it began with. */
  type?: string
  /** How long to wait when there was nothing new, in milliseconds; 1 s. */
  pauseMs?: number
}

/** A page of a feed: there is always a cursor to go on from. */
export interface FeedPage extends Page<CapstanEvent> {
  nextCursor: string
  /**
   * The text of each event, exactly as the server wrote it. Sign or store this rather than the event
   * printed again: `data` cannot hold an integer beyond 2^53 as it is.
   */
  bodies: string[]
}

/** Methods of `capstan.events`. */
export class Events {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Lists the events of the organization, newest first, exactly as webhooks receive them.
   *
   * ```ts
   * for await (const event of capstan.events.list({ type: 'source.failed' })) {
   *   if (event.type === 'source.failed') console.log(event.data.name, event.data.error)
   * }
   * ```
   */
  list(query?: EventQuery, options?: RequestOptions): List<CapstanEvent> {
    return new List(this.#send, { method: 'GET', path: '/v1/events', query, options })
  }

  /**
   * Publishes an event of your own, for every webhook that subscribes to its type. With an `id` a repeat
   * within 30 days publishes nothing and returns the first event.
   *
   * ```ts
   * await capstan.events.publish({
   *   type: 'custom.order.paid',
   *   data: { orderId: 'A-1001', total: 4900 },
   *   id: 'order-A-1001-paid',
   * })
   * ```
   */
  publish(event: NewEvent, options?: CreateOptions): Promise<ListedEvent> {
    return this.#send({ method: 'POST', path: '/v1/events', body: event, options })
  }

  /** Publishes up to 100 events in their order, all of them or none, and returns them. */
  async publishBatch(events: readonly NewEvent[], options?: CreateOptions): Promise<ListedEvent[]> {
    const request = { method: 'POST', path: '/v1/events', body: { events }, options } as const
    return (await this.#send<Schemas['EventBatch']>(request)).data
  }

  /** One event by its id, which a delivery and a log of yours may name. */
  get(eventId: string, options?: RequestOptions): Promise<CapstanEvent> {
    return this.#send({ method: 'GET', path: path`/v1/events/${eventId}`, options })
  }

  /**
   * Follows the events from now on, or from a cursor, oldest first and without end. It waits for new
   * events and misses none. Store the cursor after you handled its page; after a crash the page comes
   * again. Use it when the server cannot reach yours.
   *
   * Pass a `signal` to end it, and `maxRetries: Infinity` to outlast an unreachable server.
   *
   * ```ts
   * let cursor = '' // From the oldest event; a real program reads it from where it keeps it.
   * for await (const { data, nextCursor } of capstan.events.follow({ after: cursor })) {
   *   for (const event of data) console.log(event.type, event.id)
   *   cursor = nextCursor
   * }
   * ```
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<FeedPage, never, undefined> {
    const { after: begin = 'now', type, pauseMs = 1000, ...rest } = options
    for (let after = begin; ; ) {
      const query = { after, type, limit: 100 }
      const request = { method: 'GET', path: '/v1/events', query, options: rest } as const
      const page = await this.#send<FeedPage>({ ...request, keepsText: true })
      page.bodies = itemTexts(textOf(page) ?? '', 'data')
      if (page.nextCursor !== after) yield page
      after = page.nextCursor
      if (!page.hasMore) await wait(pauseMs, rest.signal)
    }
  }

  /**
   * Lists the types of events that a webhook can subscribe to: all, one `type`, or a group such as `contact.*`. With
   * `schemas: false` they come without their schemas and examples, which are large.
   */
  types({ type, schemas, ...options }: EventTypeOptions = {}): List<EventDescription> {
    const query = { type, schemas }
    return new List(this.#send, { method: 'GET', path: '/v1/event-types', query, options })
  }
}
