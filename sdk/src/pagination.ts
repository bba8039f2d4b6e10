import type { ApiRequest, Send } from './request.ts'

/** One page of a list. */
export interface Page<Item> {
  data: Item[]
  /** Whether another page follows. */
  hasMore: boolean
  /** Pass it as `cursor` to go on from here, also in another process; null at the end. */
  nextCursor: string | null
  /** Where it was asked for: how many there are in all, or (`gte`) at least. */
  totalCount?: { value: number; relation: 'eq' | 'gte' }
}

/** Where a page begins and how long it is; the query that the list was made with has the rest. */
export interface PageOptions {
  /** `nextCursor` of the page before. */
  cursor?: string | undefined
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * A list that is fetched page by page as it is walked. Items that are added or deleted meanwhile
 * neither repeat nor hide others.
 *
 * ```ts
 * for await (const contact of capstan.contacts.list({ tag: 'vip' })) console.log(contact.name)
 *
 * const all = await capstan.bases.list().toArray()
 * const { data, nextCursor } = await capstan.contacts.list({ limit: 50 }).page()
 * console.log(all.length, data.length, nextCursor)
 * ```
 */
export class List<Item> implements AsyncIterable<Item> {
  readonly #send: Send
  readonly #request: ApiRequest

  /** Not for callers: the `list` methods of the resources make it. */
  constructor(send: Send, request: ApiRequest) {
    this.#send = send
    this.#request = request
  }

  /** One page: the first, or the one that a `cursor` points to. */
  page({ signal, ...place }: PageOptions = {}): Promise<Page<Item>> {
    const { options } = this.#request
    return this.#send<Page<Item>>({
      ...this.#at(place),
      options: signal ? { ...options, signal } : options,
    })
  }

  /** All of it in one array; a long list needs the memory. */
  async toArray(): Promise<Item[]> {
    const items: Item[] = []
    for await (const item of this) items.push(item)
    return items
  }

  /** A search has its place in its body. */
  #at(place: PageOptions): ApiRequest {
    const { method, query, body } = this.#request
    return method === 'POST'
      ? { ...this.#request, body: { ...body, ...place } }
      : { ...this.#request, query: { ...query, ...place } }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    let page = await this.page()
    yield* page.data
    while (page.nextCursor !== null) {
      page = await this.#send<Page<Item>>(this.#at({ cursor: page.nextCursor }))
      yield* page.data
    }
  }
}
