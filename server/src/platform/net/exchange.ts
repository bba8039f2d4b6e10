import type { Dispatcher, Pool } from 'undici'
import type { ExchangeLimits } from './guard.ts'
import { OutboundError, type OutboundErrorCode, type OutboundTimings } from './outbound-error.ts'
import type { MeteredClient, MeteredHandler } from './pools.ts'
import { type Hop, isRedirect } from './redirects.ts'
import { type BodyListener, type BodySink, maxHeaderBytes, ResponseBody } from './response-body.ts'

/** One request to one address, and the limits of its response. */
export interface ExchangeOrder extends Hop, ExchangeLimits {
  maxBodyBytes: number
  onOversize: 'truncate' | 'fail'
  /** Receives the body of a 2xx response. */
  onBody: BodySink | null
  /** True to skip the body of a redirect that will be followed. Reading it to the end keeps the connection usable. */
  followsRedirects: boolean
  /** Time limit for this address, in ms; `connectMs` covers all addresses of the name together. */
  attemptMs: number
  connectMs: number
  headersMs: number
  dnsMs: number | null
  leastSpeed: LeastSpeed
}

/** Minimum of a body that must arrive in each span of time, unless the reader pauses the server for half of it. */
export interface LeastSpeed {
  bytes: number
  withinMs: number
}

export interface OutboundResponse {
  status: number
  /** URL of the response, after redirects. */
  url: string
  /** Headers with names in lower case. Values of a repeated header are joined with `, `. */
  headers: Record<string, string>
  /**
   * Body, decoded if `content-encoding` is gzip or deflate (or br, if at least 1 MiB was allowed). Empty if `onBody`
   * received it.
   */
  body: Buffer
  /** True if the body was longer than `maxBodyBytes`. */
  truncated: boolean
  /** True if `body` is the complete body. */
  bodyComplete: boolean
  timings: OutboundTimings
}

const maxInformational = 16
const maxRedirectBodyBytes = 16_384

// Created once: an error takes a few microseconds, and each request ends with this one.
const unwanted = new Error('the rest of the body is not needed')

/**
 * Makes an exchange.
 *
 * @throws {OutboundError} like `Outbound.request`.
 */
export function exchange(pool: Pool, order: ExchangeOrder): Promise<OutboundResponse> {
  const running = new Exchange(order)
  running.start(pool)
  return running.outcome
}

/**
 * State of a request: waiting for a connection, waiting for headers, reading the body. One timer watches the current
 * phase. Before the response headers, every fault rejects. After them it depends on `onOversize`, because a received
 * status stays valid whatever happens to the body.
 */
class Exchange implements MeteredHandler {
  client: MeteredClient | null = null
  readonly outcome: Promise<OutboundResponse>
  readonly #order: ExchangeOrder
  readonly #settle: PromiseWithResolvers<OutboundResponse>
  readonly #timings: OutboundTimings
  readonly #cancel = (): void => this.#fail('aborted')
  #settled = false
  #timer: NodeJS.Timeout | undefined
  #controller: Dispatcher.DispatchController | null = null
  #sentAt = 0
  #informational = 0
  #head: { status: number; headers: Record<string, string> } | null = null
  #body: ResponseBody | null = null
  #received = 0
  #hasArrived = false
  /** Time since which the server is paused. */
  #heldAt: number | null = null
  /** Time in ms that the server was paused in this span. */
  #heldMs = 0
  #isLenient: boolean

  constructor(order: ExchangeOrder) {
    this.#order = order
    this.#isLenient = order.onOversize === 'truncate'
    this.#settle = Promise.withResolvers()
    this.outcome = this.#settle.promise
    const { dnsMs } = order
    this.#timings = { dnsMs, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 }
  }

  start(pool: Pool): void {
    const { url, method, headers, body, signal, attemptMs, connectMs } = this.#order
    signal?.addEventListener('abort', this.#cancel, { once: true })
    if (signal?.aborted) {
      this.#cancel()
      return
    }
    this.#watch('connect_timeout', attemptMs, `No connection within ${connectMs} ms.`)
    if (this.#settled) return
    const path = url.pathname + url.search
    // undici's own timeouts are coarse and restart with each 1xx and each byte of the body.
    const options = { path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }
    pool.dispatch(options, this)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It throws instead of aborting, which would close a connection that the next request can use.
    if (this.#settled) throw new Error('canceled while waiting for a connection')
    this.#controller = controller
    this.#sentAt = performance.now()
    if (this.client) Object.assign(this.#timings, this.client.takeCost())
    const { headersMs } = this.#order
    this.#watch('headers_timeout', headersMs, `No response within ${headersMs} ms.`)
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (this.#settled) return
    if (status < 200) {
      this.#countInformational()
      return
    }
    this.#timings.firstByteMs = performance.now() - this.#sentAt
    this.#head = { status, headers: joined(headers) }
    this.#expectBody(this.#head.status, this.#head.headers)
    this.#watchSpeed()
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#received += chunk.length
    if (!this.#settled) this.#body?.write(chunk)
  }

  onResponseEnd(): void {
    this.#hasArrived = true
    if (!this.#settled) this.#body?.end()
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#settled) return
    const fault = error instanceof OutboundError ? error : describe(error)
    this.#breakOff(fault.code, fault.message, error.cause ?? error)
  }

  #countInformational(): void {
    if (++this.#informational <= maxInformational) return
    this.#fail('malformed_response', `The server sent more than ${maxInformational} 1xx responses.`)
  }

  #expectBody(status: number, headers: Record<string, string>): void {
    const { followsRedirects, maxBodyBytes, onBody } = this.#order
    const isFollowed = followsRedirects && isRedirect(status, headers)
    if (isFollowed) this.#isLenient = true
    const limit = isFollowed ? maxRedirectBodyBytes : maxBodyBytes
    const sink = status >= 200 && status < 300 ? onBody : null
    const listener: BodyListener = {
      onComplete: () => this.#succeed({ truncated: false, bodyComplete: true }),
      onOversize: () => this.#oversize(),
      onBroken: (cause) =>
        this.#breakOff('malformed_response', 'The response body could not be decoded.', cause),
      onRefused: (cause) => this.#reject(cause),
      onPause: () => {
        this.#hold()
        this.#controller?.pause()
      },
      onResume: () => {
        this.#release()
        this.#controller?.resume()
      },
    }
    this.#body = new ResponseBody(headers['content-encoding'], limit, listener, sink)
  }

  #oversize(): void {
    const bound = this.#order.maxBodyBytes
    if (this.#isLenient) this.#succeed({ truncated: true, bodyComplete: false })
    else this.#fail('body_too_large', `The response body is larger than ${bound} bytes.`)
  }

  /** Ends a broken exchange. With `truncate` it still resolves if the headers have arrived. */
  #breakOff(code: OutboundErrorCode, message: string | undefined, cause?: unknown): void {
    if (this.#head && this.#isLenient) this.#succeed({ truncated: false, bodyComplete: false })
    else this.#fail(code, message, cause)
  }

  #watch(code: OutboundErrorCode, phaseMs: number, message: string): void {
    this.#wait(phaseMs, () => this.#breakOff(code, message))
  }

  /** Ends a body that arrives too slowly, which could take as long as a large file is allowed to. */
  #watchSpeed(): void {
    const before = this.#received
    this.#heldMs = 0
    if (this.#heldAt !== null) this.#heldAt = performance.now()
    const { bytes, withinMs } = this.#order.leastSpeed
    this.#wait(withinMs, () => {
      if (this.#heldAt !== null) this.#heldMs += performance.now() - this.#heldAt
      const isReader = this.#hasArrived || this.#heldMs > withinMs / 2
      if (isReader || this.#received - before >= bytes) this.#watchSpeed()
      else this.#breakOff('too_slow', undefined)
    })
  }

  #hold(): void {
    this.#heldAt ??= performance.now()
  }

  #release(): void {
    if (this.#heldAt !== null) this.#heldMs += performance.now() - this.#heldAt
    this.#heldAt = null
  }

  /** Sets one timer, for the phase and for the exchange as a whole. */
  #wait(phaseMs: number, expirePhase: () => void): void {
    clearTimeout(this.#timer)
    const { deadline, totalMs } = this.#order
    const leftMs = deadline - performance.now()
    const expire = (): void =>
      phaseMs < leftMs
        ? expirePhase()
        : this.#breakOff('total_timeout', `The exchange took longer than ${totalMs} ms.`)
    if (leftMs <= 0) expire()
    else this.#timer = setTimeout(expire, Math.min(phaseMs, leftMs))
  }

  #succeed(end: { truncated: boolean; bodyComplete: boolean }): void {
    const head = this.#head
    const body = this.#finish()
    if (!head || !body) return
    const { url } = this.#order
    this.#settle.resolve({ ...head, url: url.href, body, ...end, timings: this.#timings })
  }

  #fail(code: OutboundErrorCode, message?: string, cause?: unknown): void {
    this.#reject(new OutboundError(code, message, { timings: this.#timings, cause }))
  }

  #reject(error: unknown): void {
    this.#finish()
    if (this.client && this.#sentAt === 0) Object.assign(this.#timings, this.client.cost)
    this.#settle.reject(error)
  }

  /** Releases everything, and closes a connection that is not at the end of a response. */
  #finish(): Buffer | undefined {
    if (this.#settled) return undefined
    this.#settled = true
    clearTimeout(this.#timer)
    this.#order.signal?.removeEventListener('abort', this.#cancel)
    this.#timings.totalMs = performance.now() - this.#order.startedAt
    this.#controller?.abort(unwanted)
    return this.#body?.stop()
  }
}

function joined(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) out[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return out
}

const connectionEnds: ReadonlySet<string | undefined> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/** Describes a fault of an open connection by the error code of Node or undici. */
function describe(error: NodeJS.ErrnoException): OutboundError {
  const { code = '', message } = error
  if (connectionEnds.has(code)) return new OutboundError('connection_reset')
  if (code === 'UND_ERR_SOCKET' && /^(other side )?closed$/.test(message)) {
    return new OutboundError('connection_reset')
  }
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return new OutboundError('aborted')
  // Under TLS 1.3 a server's refusal (of a missing client certificate, say) comes after the handshake.
  if (code.startsWith('ERR_SSL')) return new OutboundError('tls_failed')
  if (code !== 'UND_ERR_HEADERS_OVERFLOW') return new OutboundError('malformed_response')
  const bound = `The response headers are larger than ${maxHeaderBytes} bytes.`
  return new OutboundError('malformed_response', bound)
}
