import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import type { Contact, ContactFilter } from './contacts.ts'

/** A filter of contacts under a name. */
export type Segment = Omit<Schemas['Segment'], 'filter'> & { filter: ContactFilter }
/** Body to create a segment. */
export type NewSegment = Omit<Schemas['NewSegment'], 'filter'> & { filter: ContactFilter }
/** Fields to change: an absent one stays. */
export type SegmentChanges = Partial<NewSegment>
/** Page of a list of segments. */
export type SegmentQuery = Query<'listSegments'>
/** Sort and page of the contacts of a segment. */
export type SegmentContactsQuery = Query<'listSegmentContacts'>

/** Methods of `capstan.segments`. */
export class Segments {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Keeps a filter under a name.
   *
   * ```ts
   * const filter = { field: 'tag', op: 'eq', value: 'customer' } as const
   * const { id } = await capstan.segments.create({ name: 'Customers', filter })
   * for await (const contact of capstan.segments.contacts(id)) console.log(contact.name)
   * ```
   */
  create(segment: NewSegment, options?: CreateOptions): Promise<Segment> {
    return this.#send({ method: 'POST', path: '/v1/segments', body: segment, options })
  }

  /** Segments, newest first. */
  list(query?: SegmentQuery, options?: RequestOptions): List<Segment> {
    return new List(this.#send, { method: 'GET', path: '/v1/segments', query, options })
  }

  /** One segment; throws a NotFoundError when there is none. */
  get(segmentId: string, options?: RequestOptions): Promise<Segment> {
    return this.#send({ method: 'GET', path: path`/v1/segments/${segmentId}`, options })
  }

  /** The contacts that fit its filter now. */
  contacts(
    segmentId: string,
    query?: SegmentContactsQuery,
    options?: RequestOptions,
  ): List<Contact> {
    const at = path`/v1/segments/${segmentId}/contacts`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** Changes the name or the filter. */
  update(segmentId: string, changes: SegmentChanges, options?: ChangeOptions): Promise<Segment> {
    const request = { method: 'PATCH', path: path`/v1/segments/${segmentId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a segment that no other one names. Its contacts stay. */
  delete(segmentId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/segments/${segmentId}`, options })
  }
}
