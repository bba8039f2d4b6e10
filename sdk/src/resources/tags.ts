import { List } from '../pagination.ts'
import { type ChangeOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A label, and how many contacts have it. */
export type Tag = Schemas['Tag']
/** Filters and page of a list of tags. */
export type TagQuery = Query<'listTags'>

/** Methods of `capstan.tags`. */
export class Tags {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * The tags of contacts, by name.
   *
   * ```ts
   * for await (const tag of capstan.tags.list()) console.log(tag.name, tag.contacts)
   * ```
   */
  list(query?: TagQuery, options?: RequestOptions): List<Tag> {
    return new List(this.#send, { method: 'GET', path: '/v1/tags', query, options })
  }

  /** One tag; throws a NotFoundError when no contact has it. */
  get(name: string, options?: RequestOptions): Promise<Tag> {
    return this.#send({ method: 'GET', path: path`/v1/tags/${name}`, options })
  }

  /** Renames a tag in all contacts, within moments; the answer shows it as it was. */
  rename(name: string, newName: string, options?: ChangeOptions): Promise<Tag> {
    const request = { method: 'PATCH', path: path`/v1/tags/${name}` } as const
    return this.#send({ ...request, body: { name: newName }, options })
  }

  /** Takes a tag from all contacts, within moments. The contacts stay. */
  delete(name: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/tags/${name}`, options })
  }
}
