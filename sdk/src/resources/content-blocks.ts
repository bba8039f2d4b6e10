import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A block that drafts can copy. */
export type ContentBlock = Schemas['ContentBlock']
/** Body to create a content block. */
export type NewContentBlock = Schemas['NewContentBlock']
/** Fields to change: an absent one stays. */
export type ContentBlockChanges = Schemas['ContentBlockChanges']
/** Filters and page of a list of content blocks. */
export type ContentBlockQuery = Query<'listContentBlocks'>

/** Methods of `capstan.contentBlocks`. */
export class ContentBlocks {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a content block. Throws a ConflictError when another one has the name.
   *
   * ```ts
   * const { id } = await capstan.contentBlocks.create({
   *   name: 'About us',
   *   block: { type: 'text', text: '# About us' },
   * })
   * console.log(id)
   * ```
   */
  create(block: NewContentBlock, options?: CreateOptions): Promise<ContentBlock> {
    return this.#send({ method: 'POST', path: '/v1/content-blocks', body: block, options })
  }

  /** Blocks that are not archived, or those that are, newest first. */
  list(query?: ContentBlockQuery, options?: RequestOptions): List<ContentBlock> {
    return new List(this.#send, { method: 'GET', path: '/v1/content-blocks', query, options })
  }

  /** One block; throws a NotFoundError when there is none. */
  get(contentBlockId: string, options?: RequestOptions): Promise<ContentBlock> {
    return this.#send({ method: 'GET', path: path`/v1/content-blocks/${contentBlockId}`, options })
  }

  /** Changes the fields that are given. Proposals keep what they took of it. */
  update(
    contentBlockId: string,
    changes: ContentBlockChanges,
    options?: ChangeOptions,
  ): Promise<ContentBlock> {
    const request = { method: 'PATCH', path: path`/v1/content-blocks/${contentBlockId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a block permanently. Proposals keep what they took of it. */
  delete(contentBlockId: string, options?: ChangeOptions): Promise<void> {
    const request = { method: 'DELETE', path: path`/v1/content-blocks/${contentBlockId}` } as const
    return this.#send({ ...request, options })
  }
}
