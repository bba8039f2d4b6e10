import { isCapstanError } from './errors.ts'
import type { ApiRequest, Send } from './request.ts'
import { type Attempt, createSend } from './transport.ts'

/** The address of the server, the credential, timeouts and retries. */
export interface CapstanOptions {
  /** Where the server is, such as `https://capstan.example.com`; a trailing `/v1` is understood. Without: `CAPSTAN_URL`. */
  url?: string
  /**
   * An API token. It is a secret of your server: never ship it to a browser. Without: `CAPSTAN_TOKEN`, and for the operator
   * `CAPSTAN_OPERATOR_KEY`.
   */
  token?: string
  /** Sent with each request, such as those that a proxy asks for. What the client sends itself wins. */
  headers?: Record<string, string>
  /** Bound of each attempt, in milliseconds; 30 s. */
  timeoutMs?: number
  /** Attempts after the first when there was no answer, or one of 429 and 5xx; 3. */
  maxRetries?: number
  /** Wait before the first retry, in milliseconds; 500, doubling up to 8 s, with jitter. */
  retryDelayMs?: number
  /** A `Retry-After` longer than this is thrown instead of waited for, in milliseconds; 60 s. */
  maxRetryAfterMs?: number
  /** Called after each attempt, retries included, for your logs and measurements. What it throws ends the call. */
  onAttempt?: (attempt: Attempt) => void
  /** Another `fetch`, for a proxy or a test. */
  fetch?: typeof fetch
}

/** Version of the package; a test compares the two. */
export const version = '0.1.0'

/**
 * Creates the sender of requests to a server. It throws a TypeError if it cannot send a request at all.
 *
 * @param variable - name of the environment variable with the token, for options without one
 */
export function connect(options: CapstanOptions, variable = 'CAPSTAN_TOKEN'): Send {
  const { timeoutMs = 30_000, maxRetries = 3, retryDelayMs = 500 } = options
  const { maxRetryAfterMs = 60_000, fetch = globalThis.fetch, onAttempt } = options
  const origin = originOf(options.url ?? fromEnvironment('url', 'CAPSTAN_URL'))
  const token = checked(options.token ?? fromEnvironment('token', variable))
  const policy = { maxRetries, retryDelayMs, maxRetryAfterMs }
  // Names in small letters, so that there are not two of one.
  const given = Object.fromEntries(new Headers(options.headers))
  const credentials = () => ({ ...given, ...userAgent(), authorization: `Bearer ${token}` })
  return createSend({ origin, credentials, timeoutMs, fetch, onAttempt, ...policy })
}

/** Options of a page that the server itself delivers. */
export interface SessionOptions {
  /** Where the server is: the origin of the page. */
  url: string
  /** Called when a request is refused because the session has ended, before it rejects. */
  onSignedOut?: () => void
  /** Bound of each attempt, in milliseconds; 60 s. */
  timeoutMs?: number
  /** Another `fetch`, for a test. */
  fetch?: typeof fetch
}

/** Creates the sender of requests with the browser's cookie. It reads `organization` for each request. */
export function connectSession(options: SessionOptions, organization: () => string | null): Send {
  const { timeoutMs = 60_000, fetch = globalThis.fetch, onSignedOut } = options
  const send = createSend({
    origin: originOf(options.url),
    credentials: (): Record<string, string> => {
      const id = organization()
      return id === null ? {} : { 'x-organization': id }
    },
    timeoutMs,
    fetch,
    unreachable: 'The server cannot be reached. Check the connection.',
    // A person is there to try again; but a page asks for more at once than a small plan's burst.
    ...{ maxRetries: 0, maxRefusedRetries: 5, retryDelayMs: 500, maxRetryAfterMs: 10_000 },
  })
  return <Body>(request: ApiRequest): Promise<Body> =>
    send<Body>(request).catch((error: unknown) => {
      if (isCapstanError(error) && error.code === 'not_signed_in') onSignedOut?.()
      throw error
    })
}

/** Node, Deno, Bun and edge runtimes have it; a browser does not. */
const { process } = globalThis as {
  process?: { env?: Record<string, string | undefined>; versions?: object }
}

function fromEnvironment(option: string, variable: string): string {
  const value = process?.env?.[variable]
  if (value) return value
  throw new TypeError(`There is no ${option}: pass \`${option}\`, or set ${variable}.`)
}

/** In a browser it would make each request one that needs a preflight. */
const userAgent = (): Record<string, string> =>
  process?.versions ? { 'user-agent': `capstan-sdk/${version}` } : {}

function originOf(url: string): string {
  if (!/^https?:\/\/[^/?#]/.test(url)) {
    throw new TypeError(`url must be an http or https address, not ${JSON.stringify(url)}.`)
  }
  return url.replace(/\/+$/, '').replace(/\/v1$/, '')
}

// The message must not hold the token.
function checked(token: string): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw new TypeError('token must be an API token: visible ASCII characters without spaces.')
}
