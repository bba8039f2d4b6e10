import type { OutboundRequest, OutboundResponse } from '../net/index.ts'
import { readXml } from '../xml/index.ts'
import { type ObjectPage, objectPageOf } from './listing.ts'
import { refusalOf, S3Fault } from './s3-fault.ts'
import { type S3Credentials, signS3 } from './sign.ts'

export interface S3Place {
  /** URL of the service (`https://s3.example.com/`), or of the bucket itself if `bucket` is null. */
  endpoint: string
  bucket: string | null
  /** Region; `us-east-1` for most services other than Amazon's. */
  region: string
}

type S3Request = Pick<
  OutboundRequest,
  'url' | 'method' | 'headers' | 'body' | 'maxBodyBytes' | 'onBody' | 'signal'
>

/** Sends a request unchanged through the guarded client: the signature covers it. */
export type S3Send = (request: S3Request) => Promise<OutboundResponse>

export interface S3Options {
  place: S3Place
  credentials: S3Credentials
  send: S3Send
  now: () => Date
}

export interface S3Object {
  content: Buffer
  contentType: string | null
  etag: string | null
}

export interface S3 {
  /** Lists at most 1,000 objects, ordered by key. */
  list(query: {
    prefix?: string
    /** Token from the previous page's `next`. */
    token?: string | null
    /** Page size, 1 to 1,000. */
    maxKeys?: number
    signal?: AbortSignal
  }): Promise<ObjectPage>
  /** Returns an object, or null if it does not exist. */
  get(key: string, bounds: { maxBytes: number; signal?: AbortSignal }): Promise<S3Object | null>
  /**
   * Writes an object. Returns `exists` with `ifAbsent` if an object of that key exists (412); it stays unchanged, so
   * that a retry creates no second one.
   */
  put(
    key: string,
    content: Buffer,
    options?: {
      contentType?: string
      contentEncoding?: string
      ifAbsent?: boolean
      signal?: AbortSignal
    },
  ): Promise<'stored' | 'exists'>
}

const maxAnswerBytes = 10 * 1024 * 1024
const maxErrorBytes = 64 * 1024

/**
 * A bucket of Amazon S3 or a compatible service. Errors from the service are an `S3Fault`; errors from `send` pass
 * through.
 */
export function createS3({ place, credentials, send, now }: S3Options): S3 {
  const request = async (
    method: 'GET' | 'PUT',
    url: URL,
    { headers = {}, body = null, ...rest }: Partial<Parcel> & Pick<S3Request, 'maxBodyBytes'>,
  ): Promise<OutboundResponse> => {
    const { region } = place
    const order = { method, url, headers, body, region, now: now() }
    const sent = { url: url.href, method, headers: signS3(order, credentials), ...rest }
    return send(body ? { ...sent, body } : sent)
  }
  return {
    async list({ prefix = '', token = null, maxKeys = 1_000, signal }) {
      const url = addressOf(place, null)
      url.search = queryOf({
        ...(token !== null && { 'continuation-token': token }),
        'encoding-type': 'url',
        'list-type': '2',
        'max-keys': String(maxKeys),
        ...(prefix && { prefix }),
      })
      const bounds = { maxBodyBytes: maxAnswerBytes, ...(signal && { signal }) }
      const response = await request('GET', url, bounds)
      if (response.status !== 200) throw await refusalOf(response)
      return objectPageOf(await readXml(response.body))
    },
    async get(key, { maxBytes, signal }) {
      const url = addressOf(place, key)
      // As it was stored: S3 decodes nothing, and what somebody stored with a coding is not that file.
      const headers = { 'Accept-Encoding': 'identity' }
      const bounds = { headers, maxBodyBytes: maxBytes, ...(signal && { signal }) }
      const response = await request('GET', url, bounds)
      if (response.status === 404) return null
      if (response.status !== 200) throw await refusalOf(response)
      const { body, headers: has } = response
      return {
        content: body,
        contentType: has['content-type'] ?? null,
        etag: has['etag'] ?? null,
      }
    },
    async put(key, content, { contentType, contentEncoding, ifAbsent = false, signal } = {}) {
      const headers = {
        'Content-Type': contentType ?? 'application/octet-stream',
        ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
        ...(ifAbsent && { 'If-None-Match': '*' }),
      }
      const bounds = { maxBodyBytes: maxErrorBytes, ...(signal && { signal }) }
      const response = await request('PUT', addressOf(place, key), {
        ...bounds,
        headers,
        body: content,
      })
      if (ifAbsent && response.status === 412) return 'exists'
      if (response.status < 200 || response.status > 299) throw await refusalOf(response)
      return 'stored'
    },
  }
}

interface Parcel {
  headers: Record<string, string>
  body: Buffer | null
  signal: AbortSignal
}

/**
 * Returns the URL of a key.
 *
 * @throws S3Fault for a key that a URL cannot express
 */
function addressOf({ endpoint, bucket }: S3Place, key: string | null): URL {
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`
  const url = new URL(bucket === null ? base : `${base}${encode(bucket)}${key === null ? '' : '/'}`)
  if (key === null) return url
  // Addresses know these as the folder itself and the one above, in any spelling.
  if (key.split('/').some((part) => part === '.' || part === '..')) {
    throw new S3Fault(
      `The key ${key.slice(0, 200)} has a segment . or .., which a URL cannot express.`,
    )
  }
  url.pathname += key.split('/').map(encode).join('/')
  return url
}

/** Encodes a text as the signature requires: everything except letters, digits and `-_.~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const queryOf = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
