import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Definition of a key in `custom`. */
export type ContactField = Schemas['ContactField']
/** Body to create a field. */
export type NewContactField = Schemas['NewContactField']
/** Fields to change: an absent one stays. */
export type ContactFieldChanges = Schemas['ContactFieldChanges']
/** Settings of all fields of the organization. */
export type ContactFieldSettings = Schemas['ContactFieldSettings']
/** Page of a list of fields. */
export type ContactFieldQuery = Query<'listContactFields'>

/** Methods of `capstan.contactFields`. */
export class ContactFields {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Says what the values of a key in `custom` are, from now on.
   *
   * ```ts
   * await capstan.contactFields.create({ key: 'seats', label: 'Seats', type: 'number' })
   * ```
   */
  create(field: NewContactField, options?: CreateOptions): Promise<ContactField> {
    return this.#send({ method: 'POST', path: '/v1/contact-fields', body: field, options })
  }

  /** Fields, newest first, archived ones among them. */
  list(query?: ContactFieldQuery, options?: RequestOptions): List<ContactField> {
    return new List(this.#send, { method: 'GET', path: '/v1/contact-fields', query, options })
  }

  /** One field; throws a NotFoundError when there is none. */
  get(fieldId: string, options?: RequestOptions): Promise<ContactField> {
    return this.#send({ method: 'GET', path: path`/v1/contact-fields/${fieldId}`, options })
  }

  /** Changes a field. Key and type stay. */
  update(
    fieldId: string,
    changes: ContactFieldChanges,
    options?: ChangeOptions,
  ): Promise<ContactField> {
    const request = { method: 'PATCH', path: path`/v1/contact-fields/${fieldId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a field. Values of contacts stay, unchecked. */
  delete(fieldId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/contact-fields/${fieldId}`, options })
  }

  /** Returns the settings of all fields. */
  settings(options?: RequestOptions): Promise<ContactFieldSettings> {
    return this.#send({ method: 'GET', path: '/v1/contact-field-settings', options })
  }

  /** With `strictFields`, `custom` takes no keys but those of fields. */
  updateSettings(
    settings: ContactFieldSettings,
    options?: ChangeOptions,
  ): Promise<ContactFieldSettings> {
    const request = { method: 'PATCH', path: '/v1/contact-field-settings' } as const
    return this.#send({ ...request, body: settings, options })
  }
}
