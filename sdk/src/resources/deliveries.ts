import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** An event on its way to one webhook. */
export type Delivery = Schemas['Delivery']
/** A delivery with what was sent and what came back, attempt by attempt. */
export type DeliveryWithAttempts = Schemas['DeliveryWithAttempts']
/** Filters and page of a list of deliveries. */
export type DeliveryQuery = Query<'listDeliveries'>

/** Methods of `capstan.deliveries`. */
export class Deliveries {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Deliveries to one webhook, newest first.
   *
   * ```ts
   * const webhookId = '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90'
   * for await (const delivery of capstan.deliveries.list(webhookId, { status: 'failed' })) {
   *   console.log(delivery.eventType, delivery.attemptsCount)
   * }
   * ```
   */
  list(webhookId: string, query?: DeliveryQuery, options?: RequestOptions): List<Delivery> {
    const request = { method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries` } as const
    return new List(this.#send, { ...request, query, options })
  }

  /** One delivery with its attempts. */
  get(deliveryId: string, options?: RequestOptions): Promise<DeliveryWithAttempts> {
    return this.#send({ method: 'GET', path: path`/v1/deliveries/${deliveryId}`, options })
  }

  /** Makes the delivery due now; one that had ended gets one more attempt. */
  retry(deliveryId: string, options?: CreateOptions): Promise<Delivery> {
    return this.#send({ method: 'POST', path: path`/v1/deliveries/${deliveryId}/retry`, options })
  }
}
