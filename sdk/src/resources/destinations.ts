import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A chat, a mailbox, a bucket or a stream that events are delivered to. */
export type Destination = Schemas['Destination']
/** Body to create a destination. */
export type NewDestination = Schemas['NewDestination']
/** Fields to change: an absent one stays, null clears. */
export type DestinationChanges = Schemas['DestinationChanges']
/** Page of a list of destinations. */
export type DestinationQuery = Query<'listDestinations'>
/** An event, or many at once, on its way to a destination. */
export type DestinationDelivery = Schemas['DestinationDelivery']
/** One delivery with how each attempt went. */
export type DestinationDeliveryWithAttempts = Schemas['DestinationDeliveryWithAttempts']
/** Filters and page of a list of deliveries. */
export type DestinationDeliveryQuery = Query<'listDestinationDeliveries'>

/** Methods of `capstan.destinations`. */
export class Destinations {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a destination: events from now on are delivered to it.
   *
   * ```ts
   * await capstan.destinations.create({
   *   type: 'slack',
   *   name: 'Sales channel',
   *   events: ['proposal.accepted'],
   *   config: { address: 'https://hooks.slack.com/services/T000/B000/XXXX' },
   *   template: '{{ event.data.title }} was accepted.',
   * })
   * ```
   */
  create(destination: NewDestination, options?: CreateOptions): Promise<Destination> {
    return this.#send({ method: 'POST', path: '/v1/destinations', body: destination, options })
  }

  /** Destinations, newest first. */
  list(query?: DestinationQuery, options?: RequestOptions): List<Destination> {
    return new List(this.#send, { method: 'GET', path: '/v1/destinations', query, options })
  }

  /** One destination, without its secrets; throws a NotFoundError when there is none. */
  get(destinationId: string, options?: RequestOptions): Promise<Destination> {
    return this.#send({ method: 'GET', path: path`/v1/destinations/${destinationId}`, options })
  }

  /** Changes the fields that are given. */
  update(
    destinationId: string,
    changes: DestinationChanges,
    options?: ChangeOptions,
  ): Promise<Destination> {
    const at = path`/v1/destinations/${destinationId}`
    return this.#send({ method: 'PATCH', path: at, body: changes, options })
  }

  /** Makes you the author, and starts it again if it stopped because its author lost the rights. */
  takeOver(destinationId: string, options?: CreateOptions): Promise<Destination> {
    const at = path`/v1/destinations/${destinationId}/take-over`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Deletes a destination with its secrets and deliveries. */
  delete(destinationId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/destinations/${destinationId}`, options })
  }

  /** Delivers an example, whatever the destination takes. */
  test(
    destinationId: string,
    test?: Schemas['TestRequest'],
    options?: CreateOptions,
  ): Promise<DestinationDelivery> {
    const at = path`/v1/destinations/${destinationId}/test`
    return this.#send({ method: 'POST', path: at, body: test ?? {}, options })
  }

  /** Delivers again: what is held, or what the filters name. */
  replay(
    destinationId: string,
    filters?: Schemas['ReplayRequest'],
    options?: CreateOptions,
  ): Promise<Schemas['Replayed']> {
    const at = path`/v1/destinations/${destinationId}/replay`
    return this.#send({ method: 'POST', path: at, body: filters ?? {}, options })
  }

  /** Lists the deliveries, newest first. */
  deliveries(
    destinationId: string,
    query?: DestinationDeliveryQuery,
    options?: RequestOptions,
  ): List<DestinationDelivery> {
    const at = path`/v1/destinations/${destinationId}/deliveries`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One delivery with its attempts. */
  delivery(
    destinationId: string,
    deliveryId: string,
    options?: RequestOptions,
  ): Promise<DestinationDeliveryWithAttempts> {
    const at = path`/v1/destinations/${destinationId}/deliveries/${deliveryId}`
    return this.#send({ method: 'GET', path: at, options })
  }
}
