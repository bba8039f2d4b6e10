import { type CapstanError, ConnectionError, refusal, TimeoutError } from './errors.ts'
import { type ApiRequest, queryString, randomId, type Send } from './request.ts'
import { type ResponseInfo, readInfo, remember, rememberText } from './response.ts'
import { isRetryable, type RetryPolicy, readRetryAfter, retryDelay } from './retry.ts'
import { fetchWithProgress } from './upload-progress.ts'

export interface Transport extends RetryPolicy {
  /** Origin of the server, without a trailing slash. */
  origin: string
  /** Who sends the request, and which organization it is about; a cookie needs no header. */
  credentials: () => Record<string, string>
  timeoutMs: number
  fetch: typeof fetch
  /** How often a request refused with 429 is sent again where others are not: it did nothing yet. */
  maxRefusedRetries?: number
  /** The message when there is no answer, in place of the origin and the reason. */
  unreachable?: string
  /** Called after each attempt. */
  onAttempt?: ((attempt: Attempt) => void) | undefined
}

/** One request on the wire and how it ended, for logs and measurements: no query, no body and no credential. */
export interface Attempt {
  method: string
  /** Without the query, which may hold personal data. */
  path: string
  /** 1, and one more for each retry. */
  number: number
  /** Null when there was no answer. */
  status: number | null
  /** Why there was none, such as `timeout`; of an answer that refuses, its code. */
  code: string | null
  requestId: string | null
  durationMs: number
}

interface Outcome {
  info: ResponseInfo
  body: unknown
  text?: string
}

/** The loop of attempts: one Idempotency-Key for all of them, so that the work is done once. */
export function createSend(transport: Transport): Send {
  return async <Body>(request: ApiRequest): Promise<Body> => {
    const { options = {} } = request
    const wantedRetries = options.maxRetries ?? transport.maxRetries
    const maxRetries = isRepeatable(request) ? wantedRetries : 0
    const refusedRetries = isRepeatable(request) ? (transport.maxRefusedRetries ?? 0) : 0
    const headers = headersOf(transport, request)
    // Without retries nothing is sent twice, and the server need not keep the answer.
    if (request.method === 'POST' && wantedRetries > 0) setDefault(headers, 'idempotency-key')
    for (let retry = 0; ; retry++) {
      const startedAt = performance.now()
      const outcome = await attempt(transport, request, headers)
      transport.onAttempt?.(describeAttempt(request, retry + 1, outcome, startedAt))
      if ('info' in outcome && outcome.info.status < 300) {
        if (request.keepsText) rememberText(outcome.body, outcome.text ?? '')
        return remember(outcome.body as Body, outcome.info)
      }
      const error = 'info' in outcome ? refusal(outcome.info, outcome.body) : outcome
      // The answer to an earlier attempt was lost, not the deletion.
      if (retry > 0 && request.method === 'DELETE' && error.status === 404) return undefined as Body
      const most = error.status === 429 ? Math.max(maxRetries, refusedRetries) : maxRetries
      const policy = { ...transport, maxRetries: most }
      const delayMs = isRetryable(error.status, error.code)
        ? retryDelay(policy, retry + 1, error.response?.retryAfterMs ?? null, Math.random())
        : null
      if (delayMs === null) throw error
      await wait(delayMs, options.signal)
    }
  }
}

const describeAttempt = (
  { method, path }: ApiRequest,
  number: number,
  outcome: Outcome | CapstanError,
  startedAt: number,
): Attempt => ({
  method,
  path: path.replace(/\?.*/s, ''),
  number,
  ...('info' in outcome
    ? {
        status: outcome.info.status,
        code: outcome.info.status < 300 ? null : refusal(outcome.info, outcome.body).code,
        requestId: outcome.info.requestId ?? null,
      }
    : { status: null, code: outcome.code, requestId: null }),
  durationMs: Math.round(performance.now() - startedAt),
})

const isRepeatable = ({ form }: ApiRequest): boolean =>
  form === undefined || form.content instanceof Blob

function setDefault(headers: Headers, name: string): void {
  if (!headers.has(name)) headers.set(name, randomId())
}

function headersOf({ credentials }: Transport, request: ApiRequest): Headers {
  const { body, form, streams = false, options = {} } = request
  // A file has a type of its own, and the server refuses who does not take it.
  const accept = streams ? '*/*' : 'application/json'
  const headers = new Headers({ ...credentials(), accept })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (form !== undefined) headers.set('content-type', form.contentType)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  if (options.ifMatch !== undefined) headers.set('if-match', options.ifMatch)
  return headers
}

/** One request: an answer of whatever status, or the error that there was none. */
async function attempt(
  transport: Transport,
  { method, path, query, body, form, streams, options = {} }: ApiRequest,
  headers: Headers,
): Promise<Outcome | CapstanError> {
  const { signal, timeoutMs = transport.timeoutMs, onUploadProgress } = options
  // A variable: browsers refuse a fetch that is called as a method of something else.
  const fetch = (onUploadProgress && fetchWithProgress(onUploadProgress)) ?? transport.fetch
  signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(timeoutMs)
  const url = `${transport.origin}${path}${queryString(query)}`
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: form?.content ?? (body === undefined ? null : JSON.stringify(body)),
      // Required for a stream, and without effect on the rest.
      ...(form && { duplex: 'half' }),
      // In browsers a session is a cookie of the page's own server.
      credentials: 'same-origin',
      // The API never redirects; following a redirect would show the token to another server.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (streams && response.status === 200) {
      return { info: readInfo(response, null), body: response.body }
    }
    return await readAnswer(response, transport.origin)
  } catch (error) {
    signal?.throwIfAborted()
    if (timeout.aborted) {
      const message = `${method} ${path} had no answer within ${timeoutMs} ms.`
      return new TimeoutError(message, { code: 'timeout' })
    }
    const { origin, unreachable = `${origin} cannot be reached: ${reason(error)}.` } = transport
    return new ConnectionError(unreachable, { code: 'connection_failed', cause: error })
  }
}

async function readAnswer(response: Response, origin: string): Promise<Outcome | CapstanError> {
  const { status } = response
  const text = await response.text()
  if (status < 200 || (status >= 300 && status < 400)) {
    // In browsers a redirect that is not followed has the status 0.
    const message = `${origin} redirects to another address: give that one as the url.`
    return new ConnectionError(message, { code: 'unexpected_answer' })
  }
  const info = readInfo(response, readRetryAfter(response.headers.get('retry-after'), Date.now()))
  if (status === 204) return { info, body: undefined }
  try {
    return { info, body: JSON.parse(text), text }
  } catch (cause) {
    if (status >= 300) return { info, body: undefined }
    const message = `${origin} answered something that is not JSON: is it Capstan?`
    return new ConnectionError(message, { code: 'unexpected_answer', cause })
  }
}

function reason(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

/** Rejects with the signal's reason as soon as it aborts. */
export function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}
