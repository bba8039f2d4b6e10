import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A person or a company. */
export type Contact = Schemas['Contact']
/** What a contact is created from. */
export type NewContact = Schemas['NewContact']
/** Fields to change: an absent one stays, null clears one. */
export type ContactChanges = Schemas['ContactChanges']
/** Filters and page of a list of contacts. */
export type ContactQuery = Query<'listContacts'>

/** Methods of `capstan.contacts`. */
export class Contacts {
  readonly #send: Send
  constructor(send: Send) {
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

  /** One contact; throws a NotFoundError when there is none. */
  get(contactId: string, options?: RequestOptions): Promise<Contact> {
    return this.#send({ method: 'GET', path: path`/v1/contacts/${contactId}`, options })
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

  /** Deletes a contact permanently. */
  delete(contactId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/contacts/${contactId}`, options })
  }
}
