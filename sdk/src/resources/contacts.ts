import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { ContactConsents } from './contact-consents.ts'
import { ContactDuplicates } from './contact-duplicates.ts'
import { ContactNotes } from './contact-notes.ts'

/** A person or a company. */
export type Contact = Schemas['Contact']
/** Body to create a contact. */
export type NewContact = Schemas['NewContact']
/** Fields to change: an absent one stays, null clears one. */
export type ContactChanges = Schemas['ContactChanges']
/** Filters and page of a list of contacts. */
export type ContactQuery = Query<'listContacts'>

/** How a comparison of a filter compares. */
export type FilterOperator =
  | ('eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'exists')
  | ('gt' | 'gte' | 'lt' | 'lte' | 'between' | 'withinLast')
/** Which contacts fit: comparisons of fields, joined by `and`, `or` and `not`. */
export type ContactFilter =
  | { and: ContactFilter[] }
  | { or: ContactFilter[] }
  | { not: ContactFilter }
  | { field: string; op: FilterOperator; value?: unknown }
/** A search for contacts: filter, sort and page. */
export type ContactSearch = Omit<Schemas['ContactSearch'], 'filter'> & { filter?: ContactFilter }

/** Identifiers that find a contact, beside its id. */
export type ContactKey = 'email' | 'phone' | 'externalId'

/**
 * An item of a batch: fields of a contact, and its `id` where that finds it. `addTags` and `removeTags`, in place of
 * `tags`, leave the other tags that it has.
 */
export type ContactBatchItem = NewContact & {
  id?: string
  addTags?: string[]
  removeTags?: string[]
}
/** Many contacts, and what happens with each. */
export type ContactBatch = Omit<Schemas['ContactBatch'], 'items'> & { items: ContactBatchItem[] }
/** Outcome of one item of a batch. */
export type ContactBatchOutcome = Schemas['ContactBatchResult']['data'][number]

/** Which contacts to merge into one, and whose values stay. */
export type ContactMerge = Schemas['ContactMerge']
/** A contact, and those that a merge had made part of it. */
export type ContactUnmerge = Schemas['ContactUnmerge']
/** Record that remains of an erased contact. */
export type ContactErasure = Schemas['ContactErasure']
/** Everything that is kept of a contact. */
export type PersonalData = Schemas['PersonalData']
/** Entry of a contact's timeline: an event, a note or a consent. */
export type TimelineEntry = Schemas['TimelineEntry']

/** The most items that one request takes. */
const maxItems = 500

/** Methods of `capstan.contacts`. */
export class Contacts {
  /** Notes about contacts. */
  readonly notes: ContactNotes
  /** Consents of contacts. */
  readonly consents: ContactConsents
  /** Contacts that look like one person. */
  readonly duplicates: ContactDuplicates
  readonly #send: Send
  constructor(send: Send) {
    this.notes = new ContactNotes(send)
    this.consents = new ContactConsents(send)
    this.duplicates = new ContactDuplicates(send)
    this.#send = send
  }

  /**
   * Creates a contact from at least one of name, email, phone and externalId. Throws a
   * ConflictError when another contact has the email, phone or externalId; `field` says which.
   *
   * ```ts
   * const contact = await capstan.contacts.create({ name: 'Ada Lovelace', phone: '+14155550123' })
   * console.log(contact.id)
   * ```
   */
  create(contact: NewContact, options?: CreateOptions): Promise<Contact> {
    return this.#send({ method: 'POST', path: '/v1/contacts', body: contact, options })
  }

  /**
   * Contacts, newest first.
   *
   * ```ts
   * for await (const contact of capstan.contacts.list({ tag: 'vip' })) console.log(contact.name)
   * ```
   */
  list(query?: ContactQuery, options?: RequestOptions): List<Contact> {
    return new List(this.#send, { method: 'GET', path: '/v1/contacts', query, options })
  }

  /**
   * Contacts that fit a filter, in the order of a sort.
   *
   * ```ts
   * const filter = { field: 'custom.seats', op: 'gt', value: 10 } as const
   * for await (const { name } of capstan.contacts.search({ filter, sort: 'name' })) console.log(name)
   *
   * const { totalCount } = await capstan.contacts.search({ filter, totalCount: true }).page()
   * ```
   */
  search(search?: ContactSearch, options?: RequestOptions): List<Contact> {
    const request = { method: 'POST', path: '/v1/contacts/search' } as const
    return new List(this.#send, { ...request, body: search ?? {}, options })
  }

  /** One contact; throws a NotFoundError when there is none. */
  get(contactId: string, options?: RequestOptions): Promise<Contact> {
    return this.#send({ method: 'GET', path: path`/v1/contacts/${contactId}`, options })
  }

  /** The contact with this address, number or external id; throws a NotFoundError when there is none. */
  getBy(key: ContactKey, value: string, options?: RequestOptions): Promise<Contact> {
    return this.#send({ method: 'GET', path: path`/v1/contacts/by/${key}/${value}`, options })
  }

  /**
   * Changes the contact with this address, number or external id, or creates one with it. What is so
   * already changes nothing and sends no event.
   *
   * ```ts
   * await capstan.contacts.upsert('externalId', 'crm-1842', { name: 'Ada Lovelace', tags: ['vip'] })
   * ```
   */
  upsert(
    key: ContactKey,
    value: string,
    contact: NewContact,
    options?: ChangeOptions,
  ): Promise<Contact> {
    const request = { method: 'PUT', path: path`/v1/contacts/by/${key}/${value}` } as const
    return this.#send({ ...request, body: contact, options })
  }

  /**
   * Changes the fields that are given; null clears one, and `custom` is replaced as a whole.
   *
   * ```ts
   * await capstan.contacts.update('con_01jbts0z0ye8t9tpsz3gn7nkm8', { phone: null, tags: ['vip'] })
   * ```
   */
  update(contactId: string, changes: ContactChanges, options?: ChangeOptions): Promise<Contact> {
    const request = { method: 'PATCH', path: path`/v1/contacts/${contactId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /**
   * Creates, updates, upserts or deletes many contacts, 500 in each request, one request after the other.
   * What is wrong with one item is said of that one and stops no other.
   *
   * ```ts
   * const items = [{ externalId: 'crm-1', name: 'Ada' }, { externalId: 'crm-2', name: 'Grace' }]
   * for (const { index, error } of await capstan.contacts.batch({ mode: 'upsert', items })) {
   *   if (error) console.log(items[index], error.message)
   * }
   * ```
   */
  async batch(
    { items, ...how }: ContactBatch,
    { idempotencyKey, ...options }: CreateOptions = {},
  ): Promise<ContactBatchOutcome[]> {
    const outcomes: ContactBatchOutcome[] = []
    for (let start = 0; start < items.length; start += maxItems) {
      const { data } = await this.#send<Schemas['ContactBatchResult']>({
        method: 'POST',
        path: '/v1/contacts/batch',
        body: { ...how, items: items.slice(start, start + maxItems) },
        options: {
          ...options,
          ...(idempotencyKey !== undefined && { idempotencyKey: `${idempotencyKey} ${start}` }),
        },
      })
      for (const outcome of data) outcomes.push({ ...outcome, index: start + outcome.index })
    }
    return outcomes
  }

  /** Adds one tag and leaves the others; nothing happens where the contact has it. */
  addTag(contactId: string, tag: string, options?: ChangeOptions): Promise<Contact> {
    const at = path`/v1/contacts/${contactId}/tags/${tag}`
    return this.#send({ method: 'PUT', path: at, options })
  }

  /** Removes one tag and leaves the others; throws a NotFoundError where the contact has it not. */
  removeTag(contactId: string, tag: string, options?: ChangeOptions): Promise<void> {
    const at = path`/v1/contacts/${contactId}/tags/${tag}`
    return this.#send({ method: 'DELETE', path: at, options })
  }

  /**
   * Lists the events, notes and consents of a contact, newest first.
   *
   * ```ts
   * for await (const { at, summary } of capstan.contacts.timeline('con_01jbts0z0ye8t9tpsz3gn7nkm8')) {
   *   console.log(at, summary)
   * }
   * ```
   */
  timeline(
    contactId: string,
    query?: Query<'listContactTimeline'>,
    options?: RequestOptions,
  ): List<TimelineEntry> {
    const at = path`/v1/contacts/${contactId}/timeline`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /**
   * Merges other contacts into this one; their ids lead to it from now on.
   *
   * ```ts
   * const [kept, other] = ['con_01jbts0z0ye8t9tpsz3gn7nkm8', 'con_01jbts0z0ye8t9tpsz3gn7nkm9']
   * await capstan.contacts.merge(kept, { contactIds: [other], choose: { phone: other } })
   * ```
   */
  merge(contactId: string, merge: ContactMerge, options?: CreateOptions): Promise<Contact> {
    const request = { method: 'POST', path: path`/v1/contacts/${contactId}/merge` } as const
    return this.#send({ ...request, body: merge, options })
  }

  /** Undoes the last merge into a contact, within 30 days. */
  unmerge(contactId: string, options?: CreateOptions): Promise<ContactUnmerge> {
    return this.#send({ method: 'POST', path: path`/v1/contacts/${contactId}/unmerge`, options })
  }

  /** Returns everything that is kept of a contact, of every product (GDPR, articles 15 and 20). */
  personalData(contactId: string, options?: RequestOptions): Promise<PersonalData> {
    const at = path`/v1/contacts/${contactId}/personal-data`
    return this.#send({ method: 'GET', path: at, options })
  }

  /**
   * Removes everything that is kept of a person (GDPR, article 17), and of the contacts that were merged into
   * this one. To erase a contact again changes nothing.
   *
   * ```ts
   * const { erasedAt } = await capstan.contacts.erase('con_01jbts0z0ye8t9tpsz3gn7nkm8')
   * console.log(erasedAt)
   * ```
   */
  erase(contactId: string, options?: CreateOptions): Promise<ContactErasure> {
    return this.#send({ method: 'POST', path: path`/v1/contacts/${contactId}/erase`, options })
  }

  /** Returns what stays of a contact that was erased. */
  erasure(contactId: string, options?: RequestOptions): Promise<ContactErasure> {
    return this.#send({ method: 'GET', path: path`/v1/contacts/${contactId}/erasure`, options })
  }

  /** Deletes a contact permanently. */
  delete(contactId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/contacts/${contactId}`, options })
  }
}
