import { List } from '../pagination.ts'
import { type CreateOptions, path, type RequestOptions, type Send } from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { type EndWaitOptions, waitUntilEnded } from './wait-until-ended.ts'

/** A file of contacts that is made, and how far it is. */
export type ContactExport = Schemas['ContactExport']
/** The format of a file, and what it has of each contact. */
export type NewContactExport = Schemas['NewContactExport']
/** Page of a list of exports. */
export type ContactExportQuery = Query<'listContactExports'>

const downloadTimeoutMs = 600_000

/** Methods of `capstan.contactExports`. */
export class ContactExports {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Begins to write all contacts to a file.
   *
   * ```ts
   * const { id } = await capstan.contactExports.create({ format: 'csv' })
   * await capstan.contactExports.waitFor(id)
   * for await (const bytes of await capstan.contactExports.download(id)) console.log(bytes.length)
   * ```
   */
  create(newExport: NewContactExport, options?: CreateOptions): Promise<ContactExport> {
    return this.#send({ method: 'POST', path: '/v1/contact-exports', body: newExport, options })
  }

  /** Exports of the last 24 hours, newest first. */
  list(query?: ContactExportQuery, options?: RequestOptions): List<ContactExport> {
    return new List(this.#send, { method: 'GET', path: '/v1/contact-exports', query, options })
  }

  /** One export; throws a NotFoundError when there is none. */
  get(exportId: string, options?: RequestOptions): Promise<ContactExport> {
    return this.#send({ method: 'GET', path: path`/v1/contact-exports/${exportId}`, options })
  }

  /** Waits until an export has ended, in whichever way. */
  waitFor(exportId: string, options?: EndWaitOptions<ContactExport>): Promise<ContactExport> {
    return waitUntilEnded(() => this.get(exportId, { signal: options?.signal }), options)
  }

  /** The file, for the token or member that asked for it. */
  download(exportId: string, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: path`/v1/contact-exports/${exportId}/file` } as const
    const bounds = { timeoutMs: downloadTimeoutMs, ...options }
    return this.#send({ ...request, streams: true, options: bounds })
  }
}
