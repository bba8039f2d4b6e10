import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A knowledge base. */
export type Base = Schemas['Base']
/** Body to create a knowledge base. */
export type NewBase = Schemas['NewBase']
/** Fields to change: an absent one stays, null clears one. */
export type BaseChanges = Schemas['BaseChanges']
/** Filters and page of a list of bases. */
export type BaseQuery = Query<'listBases'>
/** A question, and where and how to look. */
export type SearchQuery = Partial<Schemas['SearchQuery']> & Pick<Schemas['SearchQuery'], 'query'>
/** Hits of a search, and the credits that it cost. */
export type SearchResult = Schemas['SearchResult']
/** A chunk that fits a question, with the scores it was ranked by. */
export type SearchHit = Schemas['SearchHit']
/** Questions whose right sources are known. */
export type Evaluation = Schemas['Evaluation']
/** How well a base answers them, by mode and by question. */
export type EvaluationResult = Schemas['EvaluationResult']
/** The model that a base is to have. */
export type Reindexing = Schemas['Reindexing']

/** Methods of `capstan.bases`. */
export class Bases {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates an empty knowledge base. Its embedding model is fixed from then on.
   *
   * ```ts
   * const base = await capstan.bases.create({ name: 'Handbook', chunking: { maxTokens: 200 } })
   * console.log(base.embeddingModel)
   * ```
   */
  create(base: NewBase, options?: CreateOptions): Promise<Base> {
    return this.#send({ method: 'POST', path: '/v1/bases', body: base, options })
  }

  /** Knowledge bases, newest first. */
  list(query?: BaseQuery, options?: RequestOptions): List<Base> {
    return new List(this.#send, { method: 'GET', path: '/v1/bases', query, options })
  }

  /** One knowledge base; throws a NotFoundError when there is none. */
  get(baseId: string, options?: RequestOptions): Promise<Base> {
    return this.#send({ method: 'GET', path: path`/v1/bases/${baseId}`, options })
  }

  /** Changes the fields that are given. Another `chunking` holds for what is processed from then on. */
  update(baseId: string, changes: BaseChanges, options?: ChangeOptions): Promise<Base> {
    const request = { method: 'PATCH', path: path`/v1/bases/${baseId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes the base with its sources and chunks. */
  delete(baseId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/bases/${baseId}`, options })
  }

  /**
   * The chunks that fit the query best, with the scores they were ranked by. A search costs
   * credits; `usage` says how many.
   *
   * ```ts
   * const { data } = await capstan.bases.search('kb_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   query: 'When do you open on Sundays?',
   *   limit: 5,
   *   filter: { team: 'support' },
   * })
   * for (const hit of data) console.log(hit.score, hit.sourceName, hit.text)
   * ```
   */
  search(baseId: string, query: SearchQuery, options?: RequestOptions): Promise<SearchResult> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/search` } as const
    return this.#send({ ...request, body: query, options })
  }

  /**
   * How well the base answers questions whose right sources you know: recall, nDCG and MRR of each
   * mode. It costs as much as asking each question in each mode.
   *
   * ```ts
   * const { modes } = await capstan.bases.evaluate('kb_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   questions: [{ query: 'When do you open on Sundays?', expected: [{ name: 'hours.md' }] }],
   *   modes: ['hybrid', 'keyword'],
   * })
   * for (const { mode, recall, ndcg } of modes) console.log(mode, recall, ndcg)
   * ```
   */
  evaluate(
    baseId: string,
    evaluation: Evaluation,
    options?: CreateOptions,
  ): Promise<EvaluationResult> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/evaluate` } as const
    return this.#send({ ...request, body: evaluation, options })
  }

  /**
   * Embeds the base anew with another model; searches answer as before until all of it is done.
   *
   * ```ts
   * const base = await capstan.bases.reindex('kb_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   embeddingModel: 'text-embedding-3-small',
   * })
   * console.log(base.reindex?.done, base.reindex?.total)
   * ```
   */
  reindex(baseId: string, reindexing: Reindexing, options?: CreateOptions): Promise<Base> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/reindex` } as const
    return this.#send({ ...request, body: reindexing, options })
  }

  /** Ends a re-index that is under way; the base stays as it was. */
  cancelReindex(baseId: string, options?: CreateOptions): Promise<Base> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/reindex/cancel` } as const
    return this.#send({ ...request, options })
  }
}
