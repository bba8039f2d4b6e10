import type { RequestOptions, Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** An object that a search over everything found. */
export type FoundObject = SessionSchemas['FoundObject']
export type FoundObjects = SessionSchemas['FoundObjects']

/** Methods of `session.objects`. */
export class Objects {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Contacts, proposals and all other objects of the organization with these words, or with this id. */
  find(q: string, options?: RequestOptions): Promise<FoundObjects> {
    return this.#send({ method: 'GET', path: '/session/objects', query: { q }, options })
  }
}
