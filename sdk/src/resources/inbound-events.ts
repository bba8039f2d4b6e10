import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Request that a hook received, with its outcome. */
export type InboundEvent = Schemas['InboundEvent']
/** The same with its headers and, where it is text of at most 64 KiB, its body. */
export type InboundEventWithBody = Schemas['InboundEventWithBody']
/** Filters and page of a list of inbound events. */
export type InboundEventQuery = Query<'listInboundEvents'>
/** Which events are handled again. */
export type InboundReplay = Schemas['InboundReplay']

/** Methods of `capstan.inboundEvents`. */
export class InboundEvents {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Lists the requests that hooks received in the last 30 days, newest first.
   *
   * ```ts
   * for await (const event of capstan.inboundEvents.list({ status: 'failed' })) {
   *   console.log(event.eventType, event.error)
   * }
   * ```
   */
  list(query?: InboundEventQuery, options?: RequestOptions): List<InboundEvent> {
    const at = '/v1/integrations/inbound-events'
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One inbound event with its headers and its body. */
  get(inboundEventId: string, options?: RequestOptions): Promise<InboundEventWithBody> {
    const at = path`/v1/integrations/inbound-events/${inboundEventId}`
    return this.#send({ method: 'GET', path: at, options })
  }

  /** The bytes of its body, as they came. */
  body(inboundEventId: string, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    const at = path`/v1/integrations/inbound-events/${inboundEventId}/body`
    return this.#send({ method: 'GET', path: at, streams: true, options })
  }

  /**
   * Has events handled again: those with the ids, or those that the fields choose; without `ids` and `status` the
   * failed and the held ones. What is done already is not done again.
   */
  replay(replay: InboundReplay, options?: CreateOptions): Promise<Schemas['InboundReplayed']> {
    const at = '/v1/integrations/inbound-events/replay'
    return this.#send({ method: 'POST', path: at, body: replay, options })
  }
}
