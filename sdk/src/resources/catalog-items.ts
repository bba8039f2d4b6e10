import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Something that proposals offer, with its prices. */
export type CatalogItem = Schemas['CatalogItem']
/** Body to create a catalog item. */
export type NewCatalogItem = Schemas['NewCatalogItem']
/** Fields to change: an absent one stays, null clears one. */
export type CatalogItemChanges = Schemas['CatalogItemChanges']
/** Filters and page of a list of catalog items. */
export type CatalogItemQuery = Query<'listCatalogItems'>
/** How many items an import made, changed and left as they were. */
export type CatalogImport = Schemas['CatalogImport']

/** Methods of `capstan.catalogItems`. */
export class CatalogItems {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a catalog item. Throws a ConflictError when another one has the SKU.
   *
   * ```ts
   * const item = await capstan.catalogItems.create({
   *   name: 'Support',
   *   prices: [{ currency: 'EUR', billing: 'month', unitAmount: 4900 }],
   * })
   * console.log(item.id)
   * ```
   */
  create(item: NewCatalogItem, options?: CreateOptions): Promise<CatalogItem> {
    return this.#send({ method: 'POST', path: '/v1/catalog-items', body: item, options })
  }

  /** Items that are not archived, or those that are, newest first. */
  list(query?: CatalogItemQuery, options?: RequestOptions): List<CatalogItem> {
    return new List(this.#send, { method: 'GET', path: '/v1/catalog-items', query, options })
  }

  /** One item; throws a NotFoundError when there is none. */
  get(catalogItemId: string, options?: RequestOptions): Promise<CatalogItem> {
    return this.#send({ method: 'GET', path: path`/v1/catalog-items/${catalogItemId}`, options })
  }

  /** Changes the fields that are given. Proposals keep what they took of it. */
  update(
    catalogItemId: string,
    changes: CatalogItemChanges,
    options?: ChangeOptions,
  ): Promise<CatalogItem> {
    const request = { method: 'PATCH', path: path`/v1/catalog-items/${catalogItemId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes an item permanently. Proposals keep what they took of it. */
  delete(catalogItemId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/catalog-items/${catalogItemId}`, options })
  }

  /** Makes and changes items as the text of a CSV file says: all of it or, for a fault, nothing. */
  import(csv: string, options?: CreateOptions): Promise<CatalogImport> {
    return this.#send({ method: 'POST', path: '/v1/catalog-items/import', body: { csv }, options })
  }

  /** A CSV file of all items, archived ones too, which an import reads back. */
  export(options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: '/v1/catalog-items/export' } as const
    return this.#send({ ...request, streams: true, options })
  }
}
