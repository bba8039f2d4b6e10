import type { CapstanEvent } from '../events.ts'
import { List } from '../pagination.ts'
import type { RequestOptions, Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Filter and page of a list of events. */
export type EventQuery = Query<'listEvents'>
/** A type of event with the JSON Schema of its data and an example. */
export type EventDescription = Schemas['EventType']

/** Methods of `capstan.events`. */
export class Events {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * What happened in the organization, newest first, exactly as it is delivered to endpoints.
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

  /** Every type of event that an endpoint can subscribe to. */
  types(options?: RequestOptions): List<EventDescription> {
    return new List(this.#send, { method: 'GET', path: '/v1/event-types', options })
  }
}
