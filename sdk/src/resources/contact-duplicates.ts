import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Contacts that look like one person, and why. */
export type DuplicateGroup = Schemas['DuplicateGroup']

/** Methods of `capstan.contacts.duplicates`. */
export class ContactDuplicates {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Groups of contacts that look like one person, the surest first.
   *
   * ```ts
   * for await (const { score, contacts } of capstan.contacts.duplicates.list()) {
   *   const [kept, ...others] = contacts
   *   if (kept && score > 0.9) {
   *     await capstan.contacts.merge(kept.id, { contactIds: others.map(({ id }) => id) })
   *   }
   * }
   * ```
   */
  list(query?: Query<'listDuplicates'>, options?: RequestOptions): List<DuplicateGroup> {
    return new List(this.#send, { method: 'GET', path: '/v1/contacts/duplicates', query, options })
  }

  /** Says that no two contacts of the group are one person. */
  dismiss(groupId: string, options?: CreateOptions): Promise<void> {
    const at = path`/v1/contacts/duplicates/${groupId}/dismiss`
    return this.#send({ method: 'POST', path: at, options })
  }
}
