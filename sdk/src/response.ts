/** Facts about a response besides its body. */
export interface ResponseInfo {
  status: number
  /** Finds the log line of the server. */
  requestId: string | undefined
  /** Pass it as `ifMatch` to change or delete a resource only as it was read. */
  etag: string | undefined
  /** The rate limit after this request; undefined when the plan sets none. */
  rateLimit: RateLimit | undefined
  /** The server had answered a request with this Idempotency-Key before and repeated itself. */
  replayed: boolean
  /** Milliseconds after which the server asked to try again. */
  retryAfterMs: number | null
}

/** A rate limit, as the last answer told it: where several hold, the one with the least left. */
export interface RateLimit {
  /** Scope of the limit: `token`, `person` or `organization`. */
  name: string
  /** Requests admitted in each window. */
  limit: number
  windowSeconds: number
  /** Requests that would be admitted at once. */
  remaining: number
  /** Seconds until the full burst is there again. */
  resetSeconds: number
}

const infos = new WeakMap<object, ResponseInfo>()

/**
 * The request id, ETag and rate limit that came with something the SDK returned.
 *
 * ```ts
 * import { responseOf } from '@capstan/sdk'
 *
 * const contact = await capstan.contacts.get('con_01jbts0z0ye8t9tpsz3gn7nkm8')
 * const { requestId, etag, rateLimit } = responseOf(contact) ?? {}
 * console.log(requestId, rateLimit?.remaining)
 * if (etag) await capstan.contacts.update(contact.id, { company: 'Engines Ltd' }, { ifMatch: etag })
 * ```
 */
export const responseOf = (returned: object): ResponseInfo | undefined => infos.get(returned)

export function remember<Body>(body: Body, info: ResponseInfo): Body {
  if (typeof body === 'object' && body !== null) infos.set(body, info)
  return body
}

const texts = new WeakMap<object, string>()

/** The answer as the server wrote it, where the request asked to keep it. */
export const textOf = (returned: object): string | undefined => texts.get(returned)

export function rememberText(body: unknown, text: string): void {
  if (typeof body === 'object' && body !== null) texts.set(body, text)
}

/** Reads the headers of an answer; `retryAfterMs` comes from `Retry-After`. */
export function readInfo(response: Response, retryAfterMs: number | null): ResponseInfo {
  const { headers, status } = response
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    etag: headers.get('etag') ?? undefined,
    rateLimit: readRateLimit(headers.get('ratelimit-policy'), headers.get('ratelimit')),
    replayed: headers.get('idempotency-replayed') === 'true',
    retryAfterMs,
  }
}

/** The two fields of draft-ietf-httpapi-ratelimit-headers-10: of their limits, the one with the least left. */
function readRateLimit(policy: string | null, state: string | null): RateLimit | undefined {
  const limits = new Map(readItems(policy).map(({ name, parameters }) => [name, parameters]))
  return readItems(state)
    .map(({ name, parameters: { r: remaining = 0, t: resetSeconds = 0 } }) => {
      const { q: limit = 0, w: windowSeconds = 60 } = limits.get(name) ?? {}
      return { name, limit, windowSeconds, remaining, resetSeconds }
    })
    .sort((a, b) => a.remaining - b.remaining)[0]
}

/** A list of structured fields (RFC 9651) whose parameters are integers: `"token";r=9;t=2, "person";r=3`. */
const readItems = (field: string | null) =>
  [...(field ?? '').matchAll(/"([^"]*)"((?:;\w+=\d+)*)/g)].map(([, name = '', text = '']) => ({
    name,
    parameters: Object.fromEntries(
      [...text.matchAll(/(\w+)=(\d+)/g)].map(([, key = '', value]) => [key, Number(value)]),
    ) as Record<string, number | undefined>,
  }))
