import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Note about a contact. */
export type ContactNote = Schemas['ContactNote']
/** The text of a note. */
export type NewContactNote = Schemas['NewContactNote']

/** Methods of `capstan.contacts.notes`. */
export class ContactNotes {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Writes a note about a contact.
   *
   * ```ts
   * await capstan.contacts.notes.create('con_01jbts0z0ye8t9tpsz3gn7nkm8', { text: 'Call at noon.' })
   * ```
   */
  create(contactId: string, note: NewContactNote, options?: CreateOptions): Promise<ContactNote> {
    const request = { method: 'POST', path: path`/v1/contacts/${contactId}/notes` } as const
    return this.#send({ ...request, body: note, options })
  }

  /** The notes about a contact, newest first. */
  list(
    contactId: string,
    query?: Query<'listContactNotes'>,
    options?: RequestOptions,
  ): List<ContactNote> {
    const at = path`/v1/contacts/${contactId}/notes`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One note; throws a NotFoundError when there is none. */
  get(contactId: string, noteId: string, options?: RequestOptions): Promise<ContactNote> {
    const at = path`/v1/contacts/${contactId}/notes/${noteId}`
    return this.#send({ method: 'GET', path: at, options })
  }

  /** Sets the text of a note. */
  update(
    contactId: string,
    noteId: string,
    note: NewContactNote,
    options?: ChangeOptions,
  ): Promise<ContactNote> {
    const at = path`/v1/contacts/${contactId}/notes/${noteId}`
    return this.#send({ method: 'PATCH', path: at, body: note, options })
  }

  /** Deletes a note permanently. */
  delete(contactId: string, noteId: string, options?: ChangeOptions): Promise<void> {
    const at = path`/v1/contacts/${contactId}/notes/${noteId}`
    return this.#send({ method: 'DELETE', path: at, options })
  }
}
