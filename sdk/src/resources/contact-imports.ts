import { List } from '../pagination.ts'
import {
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
  type UploadOptions,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { type FileContent, formOf } from '../upload.ts'
import { type EndWaitOptions, waitUntilEnded } from './wait-until-ended.ts'

/** A file of contacts, what its columns may hold, and how far its import is. */
export type ContactImport = Schemas['ContactImport']
/** Columns and the fields that they become, and how. */
export type ContactImportStart = Schemas['ContactImportStart']
/** Preview of the first rows of an import. */
export type ContactImportPreview = Schemas['ContactImportPreview']
/** Page of a list of imports. */
export type ContactImportQuery = Query<'listContactImports'>
/** A file to upload. */
export interface ContactFile {
  file: FileContent
  /** Needed for bytes and streams, which have no name of their own. */
  fileName?: string | undefined
}
/** How long to wait for an import, and what to call with its progress. */
export type ImportWaitOptions = EndWaitOptions<ContactImport>
/** The name of the file, its mapping and options, and what to call with the progress. */
export type ImportOptions = Pick<ContactFile, 'fileName'> & ContactImportStart & ImportWaitOptions

const uploadTimeoutMs = 600_000

/** Methods of `capstan.contactImports`. */
export class ContactImports {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Uploads a file of contacts, starts its import and waits until that has ended: `status` says how. Without a
   * mapping it takes what the server suggests for each column.
   *
   * ```ts
   * const { status, progress } = await capstan.contactImports.import({ path: './contacts.csv' }, {
   *   options: { defaultCountry: 'US' },
   *   onProgress: ({ progress }) => console.log(progress.rowsRead),
   * })
   * console.log(status, progress.created, progress.failed)
   * ```
   */
  async import(
    file: FileContent,
    { fileName, mapping, options, ...wait }: ImportOptions = {},
  ): Promise<ContactImport> {
    const { signal } = wait
    const { id } = await this.upload({ file, fileName }, { signal })
    await this.start(id, { ...(mapping && { mapping }), ...(options && { options }) }, { signal })
    return this.waitFor(id, wait)
  }

  /** Uploads a CSV, TSV, XLSX, vCard or NDJSON file of up to 200 MiB. Nothing is imported before it is started. */
  async upload({ file, fileName }: ContactFile, options?: UploadOptions): Promise<ContactImport> {
    const form = await formOf({ file, fileName }, {})
    const request = { method: 'POST', path: '/v1/contact-imports', form } as const
    return this.#send({ ...request, options: { timeoutMs: uploadTimeoutMs, ...options } })
  }

  /** Imports, newest first. */
  list(query?: ContactImportQuery, options?: RequestOptions): List<ContactImport> {
    return new List(this.#send, { method: 'GET', path: '/v1/contact-imports', query, options })
  }

  /** One import; throws a NotFoundError when there is none. */
  get(importId: string, options?: RequestOptions): Promise<ContactImport> {
    return this.#send({ method: 'GET', path: path`/v1/contact-imports/${importId}`, options })
  }

  /** Returns the contacts that the first ten rows would become, and the columns as read. Writes nothing. */
  preview(
    importId: string,
    start: ContactImportStart = {},
    options?: RequestOptions,
  ): Promise<ContactImportPreview> {
    const request = { method: 'POST', path: path`/v1/contact-imports/${importId}/preview` } as const
    return this.#send({ ...request, body: start, options })
  }

  /** Starts an import, or one that had a dry run. */
  start(
    importId: string,
    start: ContactImportStart = {},
    options?: CreateOptions,
  ): Promise<ContactImport> {
    const request = { method: 'POST', path: path`/v1/contact-imports/${importId}/start` } as const
    return this.#send({ ...request, body: start, options })
  }

  /** Waits until an import has ended, in whichever way. */
  waitFor(importId: string, options?: ImportWaitOptions): Promise<ContactImport> {
    return waitUntilEnded(() => this.get(importId, { signal: options?.signal }), options)
  }

  /** Ends an import; what it has imported stays. */
  cancel(importId: string, options?: CreateOptions): Promise<ContactImport> {
    const request = { method: 'POST', path: path`/v1/contact-imports/${importId}/cancel` } as const
    return this.#send({ ...request, options })
  }

  /** Takes an import back, within 30 days; what changed since stays, and `undo` lists it. */
  undo(importId: string, options?: CreateOptions): Promise<ContactImport> {
    const request = { method: 'POST', path: path`/v1/contact-imports/${importId}/undo` } as const
    return this.#send({ ...request, options })
  }

  /** The rows that were not imported, as a CSV file that can be mended and uploaded. */
  errors(importId: string, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    const request = { method: 'GET', path: path`/v1/contact-imports/${importId}/errors` } as const
    const bounds = { timeoutMs: uploadTimeoutMs, ...options }
    return this.#send({ ...request, streams: true, options: bounds })
  }
}
