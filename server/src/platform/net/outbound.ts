import { validateHeaderName, validateHeaderValue } from 'node:http'
import { exchange, type LeastSpeed, type OutboundResponse } from './exchange.ts'
import { createGuard, type ExchangeLimits, type Guard, type Listener } from './guard.ts'
import type { ResolvedAddress } from './names.ts'
import { OutboundError } from './outbound-error.ts'
import type { Pools } from './pools.ts'
import { type Hop, isRedirect, nextHop } from './redirects.ts'
import { acceptedCodings, type BodySink } from './response-body.ts'
import { createSockets, type Sockets } from './sockets.ts'
import { createSystemLookup } from './system-lookup.ts'
import { parseTarget, type RequestTarget, type Scheme } from './target.ts'

export interface OutboundSettings {
  /** Private networks (CIDR) that can be reached. */
  allowNetworks: readonly string[]
  userAgent: string
  /** Additional trusted certificate authority (PEM). */
  ca?: string
  /** Replaces the hosts file and the name servers. Answers without a TTL are valid for 5 s. */
  resolve?: (host: string) => Promise<readonly ResolvedAddress[]>
  /** Minimum speed of a body; 15 KiB in each half minute unless set. */
  leastSpeed?: LeastSpeed
}

/** HTTP methods. The last two are from WebDAV (RFC 4918) and its reports (RFC 3253). */
export type OutboundMethod =
  | 'GET'
  | 'POST'
  | 'PUT'
  | 'PATCH'
  | 'DELETE'
  | 'HEAD'
  | 'PROPFIND'
  | 'REPORT'

export interface OutboundRequest {
  url: string
  method?: OutboundMethod
  headers?: Record<string, string>
  body?: Buffer | string
  /** Allowed schemes; only https by default. */
  schemes?: readonly Scheme[]
  /** Most redirects to follow; with 0, the default, a 3xx is the response. */
  redirects?: number
  /** Called with the URL of each redirect before it is followed. If it throws, the request ends with that error. */
  beforeRedirect?: (url: string) => Promise<void>
  /** Returns the absolute URL to which a response that is not a redirect leads; it is followed like a 302. */
  redirectIn?: (response: OutboundResponse) => string | null
  /** Largest decoded body in bytes. */
  maxBodyBytes: number
  /**
   * `truncate`: once the status has arrived, the request resolves with the part of the body that was received, even if
   * the body broke off, could not be decoded or came too slowly. `fail`: the request rejects unless the whole body
   * arrives.
   */
  onOversize: 'truncate' | 'fail'
  /**
   * Receives the decoded body of a 2xx in pieces, instead of `response.body`; `maxBodyBytes` still applies. The server
   * is paused until the promise settles. A rejection ends the request with the same error.
   */
  onBody?: BodySink
  /**
   * Time limits in ms. `connectMs` (with TLS) and `headersMs` apply to each hop, `totalMs` to everything from the name
   * to the body. A body slower than half a KiB a second ends earlier.
   */
  timeouts: { connectMs: number; headersMs: number; totalMs: number }
  /**
   * True if the receiver recognises a repeated request by an id in it; by default, true for every method except POST
   * and PATCH. Such a request is sent again, immediately and once, if its reused connection turns out to be closed (RFC
   * 9110, 9.2.2).
   */
  isIdempotent?: boolean
  signal?: AbortSignal
}

export interface Outbound extends AsyncDisposable, Omit<Sockets, 'close'> {
  /**
   * Sends a request.
   *
   * @throws {OutboundError} if no response came, or with `fail` if the body is incomplete.
   * @throws {TypeError} for headers that the caller may not send.
   */
  request(request: OutboundRequest): Promise<OutboundResponse>
  /**
   * Checks that a URL can be reached.
   *
   * @throws {OutboundError} `invalid_url`, `target_not_allowed`, or `dns_failed`.
   */
  checkReachable(url: string, schemes?: readonly Scheme[]): Promise<void>
  /** Blocks the listeners of this process from now on, even inside `allowNetworks`. */
  refuseListeners(listeners: readonly Listener[]): void
}

/**
 * The only way to send requests to customers' addresses. It ignores proxies from the environment, and sends nothing to
 * an address that was not checked as written, as resolved, and as the socket reports it.
 *
 * @throws {TypeError} if an entry of `allowNetworks` is not CIDR.
 */
export function createOutbound(settings: OutboundSettings): Outbound {
  const { allowNetworks, ca } = settings
  const own: Listener[] = []
  const guard = createGuard(allowNetworks, own, settings.resolve ?? createSystemLookup())
  // undici takes a twentieth of a start to load, and 15 MB.
  let opened: Promise<Pools> | undefined
  const openPools = () =>
    (opened ??= import('./pools.ts').then(({ createPools }) =>
      createPools({ ca, mayReach: guard.mayReach }),
    ))
  const sockets = createSockets({ guard, ca, userAgent: settings.userAgent })
  const { userAgent, leastSpeed = leastSpeedOfAll } = settings
  const way: Way = { guard, openPools, userAgent, leastSpeed }
  let isClosed = false
  return {
    async request(request) {
      if (isClosed) throw new OutboundError('aborted')
      const startedAt = performance.now()
      const { totalMs } = request.timeouts
      const limits = { startedAt, totalMs, deadline: startedAt + totalMs, signal: request.signal }
      try {
        return await follow(way, request, limits)
      } catch (error) {
        throw timed(error, startedAt)
      }
    },
    async checkReachable(url, schemes) {
      await guard.admit(parseTarget(url, schemes))
    },
    connect: sockets.connect,
    openWebSocket: sockets.openWebSocket,
    trusted: sockets.trusted,
    refuseListeners: (listeners) => void own.push(...listeners),
    async [Symbol.asyncDispose]() {
      isClosed = true
      sockets.close()
      await (await opened)?.[Symbol.asyncDispose]()
    },
  }
}

const leastSpeedOfAll: LeastSpeed = { bytes: 15_360, withinMs: 30_000 }

interface Way {
  guard: Guard
  openPools: () => Promise<Pools>
  userAgent: string
  leastSpeed: LeastSpeed
}

async function follow(
  way: Way,
  request: OutboundRequest,
  limits: ExchangeLimits,
): Promise<OutboundResponse> {
  const { schemes, redirects = 0, method = 'GET', body = null } = request
  let target = parseTarget(request.url, schemes)
  const headers = requestHeaders(request.headers ?? {}, way.userAgent, request.maxBodyBytes)
  let hop: Hop = { url: target.url, method, headers, body }
  for (let followed = 0; ; followed++) {
    const response = await send(way, target, hop, request, limits)
    const next = redirects > 0 && nextOf(hop, response, request)
    if (!next) return response
    if (followed === redirects) {
      const bound = `The server redirected more than ${redirects} times.`
      throw new OutboundError('too_many_redirects', bound, { timings: response.timings })
    }
    target = parseTarget(next.address, schemes)
    await request.beforeRedirect?.(target.url.href)
    hop = { ...next, url: target.url }
  }
}

function nextOf(hop: Hop, response: OutboundResponse, { redirectIn }: OutboundRequest) {
  const { status, headers } = response
  const location = isRedirect(status, headers) ? null : (redirectIn?.(response) ?? null)
  return location === null ? nextHop(hop, status, headers) : nextHop(hop, 302, { location })
}

// With more, a name with many dead addresses would multiply the time that its caller waits.
const maxAddressesTried = 3

/** Tries the addresses of one target in turn until a request has been sent. */
async function send(
  { guard, openPools, leastSpeed }: Way,
  target: RequestTarget,
  hop: Hop,
  request: OutboundRequest,
  limits: ExchangeLimits,
): Promise<OutboundResponse> {
  const { redirects = 0, maxBodyBytes, onOversize, onBody, timeouts } = request
  const { addresses, dnsMs } = await guard.admit(target, limits)
  const pools = await openPools()
  const tried = pools.prefer(target, addresses).slice(0, maxAddressesTried)
  const connectBy = performance.now() + timeouts.connectMs
  const order = {
    ...hop,
    ...limits,
    ...timeouts,
    maxBodyBytes,
    onOversize,
    onBody: onBody ?? null,
    dnsMs,
    leastSpeed,
  }
  for (const [index, address] of tried.entries()) {
    const attemptMs = (connectBy - performance.now()) / (tried.length - index)
    try {
      const attempt = { ...order, followsRedirects: redirects > 0, attemptMs }
      const sent = exchange(pools.open(target, address), attempt)
      if (!isIdempotent(hop, request)) return await sent
      return await sent.catch((error: unknown) => {
        if (!isStale(error)) throw error
        return exchange(pools.renew(target, address), attempt)
      })
    } catch (error) {
      if (index === tried.length - 1 || !isUnsent(error)) throw error
    }
  }
  throw new OutboundError('connect_failed')
}

const isUnsent = (error: unknown): boolean =>
  error instanceof OutboundError && /^connect_(failed|timeout)$/.test(error.code)

const isIdempotent = ({ method }: Hop, request: OutboundRequest): boolean =>
  request.isIdempotent ?? (method !== 'POST' && method !== 'PATCH')

/** Returns true if the server had closed a reused connection before it read the request: no part of a response came. */
const isStale = (error: unknown): boolean =>
  error instanceof OutboundError &&
  error.code === 'connection_reset' &&
  error.timings.connectMs === null &&
  error.timings.firstByteMs === null

/** Adds the time to a failure outside an exchange, which has only one time to report. */
function timed(error: unknown, startedAt: number): unknown {
  if (!(error instanceof OutboundError) || error.timings.totalMs > 0) return error
  const timings = { ...error.timings, totalMs: performance.now() - startedAt }
  return new OutboundError(error.code, error.message, { timings, cause: error.cause })
}

/** Headers that name the host and frame the message; only the client sets them. */
const reservedHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Returns the caller's headers, with `user-agent` and `accept-encoding` added if they are missing.
 *
 * @throws {TypeError} for a reserved name, or for a name or value that HTTP does not allow (CR, LF).
 */
function requestHeaders(
  headers: Record<string, string>,
  userAgent: string,
  maxBodyBytes: number,
): Record<string, string> {
  const names = new Set<string>()
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    names.add(name.toLowerCase())
  }
  const reserved = [...names].find((name) => reservedHeaders.has(name))
  if (reserved) throw new TypeError(`the header ${reserved} is set by the client itself`)
  return {
    ...(names.has('user-agent') ? {} : { 'user-agent': userAgent }),
    ...(names.has('accept-encoding') ? {} : { 'accept-encoding': acceptedCodings(maxBodyBytes) }),
    ...headers,
  }
}
