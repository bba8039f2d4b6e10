import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A consent that a contact gave or withdrew. */
export type ContactConsent = Schemas['ContactConsent']
/** Body to record a consent. */
export type NewContactConsent = Schemas['NewContactConsent']

/** Methods of `capstan.contacts.consents`. */
export class ContactConsents {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Records what a contact agreed to or took back. `pending` mails a link that the contact confirms.
   *
   * ```ts
   * await capstan.contacts.consents.record('con_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   channel: 'email',
   *   purpose: 'Newsletter',
   *   status: 'pending',
   * })
   * ```
   */
  record(
    contactId: string,
    consent: NewContactConsent,
    options?: CreateOptions,
  ): Promise<ContactConsent> {
    const request = { method: 'POST', path: path`/v1/contacts/${contactId}/consents` } as const
    return this.#send({ ...request, body: consent, options })
  }

  /** Lists the consents that a contact gave and withdrew, newest first. */
  list(
    contactId: string,
    query?: Query<'listContactConsents'>,
    options?: RequestOptions,
  ): List<ContactConsent> {
    const at = path`/v1/contacts/${contactId}/consents`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }
}
