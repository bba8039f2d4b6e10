import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
  type UploadOptions,
} from '../request.ts'
import { formOf } from '../upload.ts'
import type {
  AddedSources,
  Chunk,
  ChunkQuery,
  IdentifiedFile,
  IdentifiedSource,
  MatchOptions,
  NewFile,
  NewSource,
  OnDuplicate,
  RetryRequest,
  Source,
  SourceChanges,
  SourceContent,
  SourceQuery,
  SourceRun,
  SourceRunQuery,
} from './source-types.ts'
import { type WaitOptions, waitForSource } from './wait-for-source.ts'

export type * from './source-types.ts'
export type { WaitOptions } from './wait-for-source.ts'

const uploadTimeoutMs = 600_000

/** Methods of `capstan.sources`. */
export class Sources {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Adds an address, a text, a sitemap or a crawl. It is processed in the background: see `waitFor`, or wait for
   * the event `source.completed`.
   *
   * ```ts
   * const source = await capstan.sources.add('kb_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   type: 'text',
   *   name: 'Opening hours',
   *   text: 'We open at nine, on Sundays at ten.',
   *   metadata: { team: 'support' },
   * })
   * console.log(source.status) // queued
   * ```
   */
  add(
    baseId: string,
    source: NewSource,
    { match, ...options }: CreateOptions & MatchOptions = {},
  ): Promise<Source> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/sources` } as const
    return this.#send({ ...request, query: { match }, body: source, options })
  }

  /**
   * Uploads a file: PDF, DOCX, PPTX, XLSX, email, HTML, Markdown, CSV, JSON or plain text. What it is
   * decides its content, not its name. An upload has ten minutes unless `timeoutMs` says otherwise.
   *
   * ```ts
   * const source = await capstan.sources.upload('kb_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   file: { path: './handbook.pdf' },
   *   metadata: { team: 'support' },
   *   onDuplicate: 'skip',
   * })
   * console.log(source.file?.sha256)
   * ```
   */
  async upload(
    baseId: string,
    file: NewFile,
    { match, ...options }: UploadOptions & MatchOptions = {},
  ): Promise<Source> {
    const form = await fileForm(file)
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/sources`, form } as const
    return this.#send({
      ...request,
      query: { match },
      options: { timeoutMs: uploadTimeoutMs, ...options },
    })
  }

  /**
   * Replaces the source that has this id of yours in place, or adds one with it. Searches find the old text until the
   * new one is ready. The same content does nothing and costs nothing.
   *
   * ```ts
   * await capstan.sources.upsert('kb_01jbts0z0ye8t9tpsz3gn7nkm8', 'policies/refunds.md', {
   *   file: { path: './policies/refunds.md' },
   *   metadata: { team: 'support' },
   * })
   * ```
   */
  async upsert(
    baseId: string,
    externalId: string,
    source: IdentifiedSource | IdentifiedFile,
    options?: ChangeOptions & Pick<UploadOptions, 'onUploadProgress'>,
  ): Promise<Source> {
    const request = { method: 'PUT', path: ownPath(baseId, externalId) } as const
    if (!('file' in source)) return this.#send({ ...request, body: source, options })
    const form = await fileForm(source)
    return this.#send({ ...request, form, options: { timeoutMs: uploadTimeoutMs, ...options } })
  }

  /** The source that has this id of yours; throws a NotFoundError when there is none. */
  getBy(baseId: string, externalId: string, options?: RequestOptions): Promise<Source> {
    return this.#send({ method: 'GET', path: ownPath(baseId, externalId), options })
  }

  /**
   * Adds up to 1,000 addresses and texts in one request. One that is refused does not keep the others
   * out: it has an `error` where they have a `source`.
   *
   * ```ts
   * const { data, added } = await capstan.sources.addMany(
   *   'kb_01jbts0z0ye8t9tpsz3gn7nkm8',
   *   ['hours', 'prices'].map((page) => ({ type: 'url', url: `https://example.com/${page}` })),
   *   { onDuplicate: 'skip' },
   * )
   * for (const { index, error } of data) if (error) console.error(index, error.message)
   * console.log(added)
   * ```
   */
  addMany(
    baseId: string,
    sources: readonly NewSource[],
    { onDuplicate, ...options }: CreateOptions & { onDuplicate?: OnDuplicate } = {},
  ): Promise<AddedSources> {
    const request = { method: 'POST', path: path`/v1/bases/${baseId}/sources/batch` } as const
    const body = { sources, ...(onDuplicate && { onDuplicate }) }
    return this.#send({ ...request, body, options })
  }

  /** Sources of a base, newest first. */
  list(baseId: string, query?: SourceQuery, options?: RequestOptions): List<Source> {
    const request = { method: 'GET', path: path`/v1/bases/${baseId}/sources` } as const
    return new List(this.#send, { ...request, query, options })
  }

  /** One source; throws a NotFoundError when there is none. */
  get(baseId: string, sourceId: string, options?: RequestOptions): Promise<Source> {
    return this.#send({ method: 'GET', path: sourcePath(baseId, sourceId), options })
  }

  /** Changes the name, your own id or how often it is refreshed (null ends that), or replaces the metadata. */
  update(
    baseId: string,
    sourceId: string,
    changes: SourceChanges,
    options?: ChangeOptions,
  ): Promise<Source> {
    const request = { method: 'PATCH', path: sourcePath(baseId, sourceId) } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a source with its chunks. */
  delete(baseId: string, sourceId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: sourcePath(baseId, sourceId), options })
  }

  /** Processes a completed or failed source again; until it is done, searches find what was there. */
  refresh(baseId: string, sourceId: string, options?: CreateOptions): Promise<Source> {
    const request = { method: 'POST', path: `${sourcePath(baseId, sourceId)}/refresh` } as const
    return this.#send({ ...request, options })
  }

  /** Ends the run that is under way: the source is then failed, with the code `canceled`. */
  cancel(baseId: string, sourceId: string, options?: CreateOptions): Promise<Source> {
    const request = { method: 'POST', path: `${sourcePath(baseId, sourceId)}/cancel` } as const
    return this.#send({ ...request, options })
  }

  /** Runs the failed sources of a base again: all of them, or those with one of these codes. */
  retry(
    baseId: string,
    request: RetryRequest = {},
    options?: CreateOptions,
  ): Promise<{ retried: number }> {
    const to = { method: 'POST', path: path`/v1/bases/${baseId}/sources/retry` } as const
    return this.#send({ ...to, body: request, options })
  }

  /**
   * The runs of a source, newest first; the server keeps the last 50.
   *
   * ```ts
   * for await (const run of capstan.sources.runs('kb_01jbts0z0ye8t9tpsz3gn7nkm8', 'src_01jbts0z0ye8t9tpsz3gn7nkm8')) {
   *   console.log(run.number, run.trigger, run.status, run.credits, run.failure?.code)
   * }
   * ```
   */
  runs(
    baseId: string,
    sourceId: string,
    query?: SourceRunQuery,
    options?: RequestOptions,
  ): List<SourceRun> {
    const request = { method: 'GET', path: `${sourcePath(baseId, sourceId)}/runs` } as const
    return new List(this.#send, { ...request, query, options })
  }

  /** The chunks of a source, in the order of its text. */
  chunks(
    baseId: string,
    sourceId: string,
    query?: ChunkQuery,
    options?: RequestOptions,
  ): List<Chunk> {
    const request = { method: 'GET', path: `${sourcePath(baseId, sourceId)}/chunks` } as const
    return new List(this.#send, { ...request, query, options })
  }

  /** The extracted text; throws a NotFoundError before the source is completed. */
  content(baseId: string, sourceId: string, options?: RequestOptions): Promise<SourceContent> {
    const request = { method: 'GET', path: `${sourcePath(baseId, sourceId)}/content` } as const
    return this.#send({ ...request, options })
  }

  /**
   * Adds a source and waits until searches find it. Throws a SourceFailedError when it cannot be
   * processed; its `source` is what is left of it.
   *
   * ```ts
   * const source = await capstan.sources.addAndWait(
   *   'kb_01jbts0z0ye8t9tpsz3gn7nkm8',
   *   { type: 'url', url: 'https://example.com/hours' },
   *   { timeoutMs: 60_000, onProgress: ({ status, progress }) => console.log(status, progress) },
   * )
   * console.log(source.chunksCount)
   * ```
   */
  async addAndWait(baseId: string, source: NewSource, options?: WaitOptions): Promise<Source> {
    const added = await this.add(baseId, source, { signal: options?.signal })
    return this.waitFor(baseId, added.id, options)
  }

  /**
   * Waits until a source is completed and returns it; a sitemap or a crawl until all its pages have
   * ended. Throws a SourceFailedError when it failed, whose `failure.code` says why, and a TimeoutError
   * when it is still under way after `timeoutMs`.
   *
   * ```ts
   * import { isSourceFailedError } from '@capstan/sdk'
   *
   * const base = 'kb_01jbts0z0ye8t9tpsz3gn7nkm8'
   * const { id } = await capstan.sources.upload(base, { file: { path: './scan.pdf' } })
   * try {
   *   await capstan.sources.waitFor(base, id)
   * } catch (error) {
   *   if (!isSourceFailedError(error)) throw error
   *   console.error(error.failure?.code, error.message) // no_text …
   * }
   * ```
   */
  waitFor(baseId: string, sourceId: string, options: WaitOptions = {}): Promise<Source> {
    return waitForSource(() => this.get(baseId, sourceId, { signal: options.signal }), options)
  }
}

const fileForm = ({ file, fileName, name, metadata, ...rest }: NewFile) =>
  formOf({ file, fileName }, { name, metadata: metadata && JSON.stringify(metadata), ...rest })

const ownPath = (baseId: string, externalId: string): string =>
  path`/v1/bases/${baseId}/sources/by/${externalId}`

const sourcePath = (baseId: string, sourceId: string): string =>
  path`/v1/bases/${baseId}/sources/${sourceId}`
