import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** An embedding model of your own: where it is and what it is called; never its key. */
export type EmbeddingModel = Schemas['EmbeddingModel']
/** Body to add an embedding model. */
export type NewEmbeddingModel = Schemas['NewEmbeddingModel']
/** Fields to change; an absent one stays. */
export type EmbeddingModelChanges = Schemas['EmbeddingModelChanges']
/** Page of a list of embedding models. */
export type EmbeddingModelQuery = Query<'listEmbeddingModels'>
/** Whether a model answers, and how fast. */
export type EmbeddingModelTest = Schemas['EmbeddingModelTest']

/** Methods of `capstan.embeddingModels`. */
export class EmbeddingModels {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Makes a model known that speaks OpenAI's `/v1/embeddings`: OpenAI, Ollama, TEI, vLLM. Bases name it
   * by its name.
   *
   * ```ts
   * const model = await capstan.embeddingModels.create({
   *   name: 'text-embedding-3-small',
   *   url: 'https://api.openai.com/v1',
   *   model: 'text-embedding-3-small',
   *   dimensions: 1536,
   *   apiKey: 'sk-…',
   * })
   * console.log((await capstan.embeddingModels.test(model.id)).ok)
   * ```
   */
  create(model: NewEmbeddingModel, options?: CreateOptions): Promise<EmbeddingModel> {
    return this.#send({ method: 'POST', path: '/v1/embedding-models', body: model, options })
  }

  /** Your embedding models, newest first. */
  list(query?: EmbeddingModelQuery, options?: RequestOptions): List<EmbeddingModel> {
    return new List(this.#send, { method: 'GET', path: '/v1/embedding-models', query, options })
  }

  /** One embedding model; throws a NotFoundError when there is none. */
  get(modelId: string, options?: RequestOptions): Promise<EmbeddingModel> {
    return this.#send({ method: 'GET', path: path`/v1/embedding-models/${modelId}`, options })
  }

  /** Changes the fields that are given; another `apiKey` holds from then on. */
  update(
    modelId: string,
    changes: EmbeddingModelChanges,
    options?: ChangeOptions,
  ): Promise<EmbeddingModel> {
    const request = { method: 'PATCH', path: path`/v1/embedding-models/${modelId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a model that no base uses; throws a ConflictError otherwise. */
  delete(modelId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/embedding-models/${modelId}`, options })
  }

  /** Embeds a word with it, to see whether address, key and dimensions are right. */
  test(modelId: string, options?: CreateOptions): Promise<EmbeddingModelTest> {
    const request = { method: 'POST', path: path`/v1/embedding-models/${modelId}/test` } as const
    return this.#send({ ...request, options })
  }
}
