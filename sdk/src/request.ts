/** Settings of one call; each has its default in the client. */
export interface RequestOptions {
  /** Ends the call, also while it waits between attempts; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Bound of each attempt, in milliseconds. */
  timeoutMs?: number | undefined
  /** Attempts after the first. */
  maxRetries?: number | undefined
}

/** Settings of a call that creates or sends something. */
export interface CreateOptions extends RequestOptions {
  /**
   * Two requests with the same key do the work once, within 24 hours. Without it each call has a
   * key of its own, so that its retries are safe; give one to make a retry of yours safe as well.
   */
  idempotencyKey?: string | undefined
}

/** Settings of a call that changes or deletes one resource. */
export interface ChangeOptions extends RequestOptions {
  /** Only if the resource is still as it was when this ETag was read (see `responseOf`). */
  ifMatch?: string | undefined
}

/** Settings of a call that uploads a file. */
export interface UploadOptions extends CreateOptions {
  /** Called with the part of the file that is sent, in whole percent; in browsers only. */
  onUploadProgress?: ((percent: number) => void) | undefined
}

/** An operation by its method and path, as the API reference has it. */
export interface RawRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: object | undefined
  body?: object | undefined
}

export interface ApiRequest extends RawRequest {
  /** Needs neither a token nor a session, and so has no path for sessions. */
  isOpen?: boolean
  /** Keeps the answer as it was written, for `textOf`. */
  keepsText?: boolean
  /** The answer is a file: its bytes, as they come. */
  streams?: boolean
  /** Sent in place of `body`. */
  form?: Form | undefined
  options?: (UploadOptions & ChangeOptions) | undefined
}

/** A body of `multipart/form-data`; a stream can be sent only once. */
export interface Form {
  contentType: string
  content: Blob | ReadableStream<Uint8Array>
}

/** Sends a request, with its retries, and gives the body of the answer. */
export type Send = <Body>(request: ApiRequest) => Promise<Body>

/**
 * A path with its ids in it. Throws a TypeError for an id that would lead to another path: an empty
 * one would turn "this contact" into "all contacts".
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(segment))
}

function segment(id: string): string {
  if (typeof id !== 'string' || id === '' || id === '.' || id === '..') {
    throw new TypeError(`${JSON.stringify(id)} is not an id.`)
  }
  return encodeURIComponent(id)
}

/** 128 random bits in hexadecimal. Browsers have `randomUUID` on pages with https only. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** `?a=1&b=2` of the fields that have a value, or nothing. */
export function queryString(query: object = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) parameters.append(name, String(value))
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}
