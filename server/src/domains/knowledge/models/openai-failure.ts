import { EchoFilter } from '../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import { EmbeddingError } from './model.ts'

/** Result of a request that returned no vectors. */
export type RequestOutcome = OutboundResponse | OutboundError

/** Returns true if the same request may succeed a moment later. */
export function isTransient(outcome: RequestOutcome): boolean {
  if (outcome instanceof OutboundError) return transientFaults.has(outcome.code)
  if (outcome.status === 429) return errorOf(outcome).code !== 'insufficient_quota'
  return outcome.status === 408 || outcome.status >= 500
}

const transientFaults = new Set([
  'dns_failed',
  'connect_failed',
  'connect_timeout',
  'headers_timeout',
  'total_timeout',
  'too_slow',
  'connection_reset',
])

/** Returns true if the service accepted a request and did not respond in time. */
export const isTimeout = (outcome: RequestOutcome): boolean =>
  outcome instanceof OutboundError && timeouts.has(outcome.code)

const timeouts = new Set(['headers_timeout', 'total_timeout', 'too_slow'])

/**
 * Returns the milliseconds before the next attempt: the time that the service asks for, or half a second, doubled each
 * time.
 */
export function retryDelayMs(outcome: RequestOutcome, attempt: number): number {
  const backoffMs = 500 * 2 ** (attempt - 1) * (1 + Math.random() / 4)
  if (outcome instanceof OutboundError) return backoffMs
  const { 'retry-after-ms': ms, 'retry-after': after } = outcome.headers
  if (ms !== undefined && Number.isFinite(Number(ms))) return Math.max(0, Number(ms))
  if (after === undefined) return backoffMs
  // RFC 9110 section 10.2.3: seconds or a date.
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : backoffMs
}

/** Returns the error for the person who reads the source. `apiKey` is removed from the service's own message. */
export function failureOf(
  outcome: RequestOutcome,
  { apiKey, keptIn }: { apiKey: string | null; keptIn: string },
): EmbeddingError {
  if (outcome instanceof OutboundError) {
    const code = transientFaults.has(outcome.code) ? 'embedding_unavailable' : 'embedding_rejected'
    const message = `The embedding service cannot be used: ${outcome.message}`
    return new EmbeddingError(code, message, { cause: outcome })
  }
  const { status } = outcome
  if (status === 401 || status === 403) {
    return new EmbeddingError(
      'embedding_auth',
      `The embedding service refused the API key (${status}). Correct the key in ${keptIn}.`,
    )
  }
  if (isTransient(outcome)) {
    return status === 429
      ? new EmbeddingError('embedding_rate_limited', 'The embedding service is limiting requests.')
      : new EmbeddingError('embedding_unavailable', `The embedding service returned ${status}.`)
  }
  const { message } = errorOf(outcome)
  const text = new EchoFilter([apiKey ?? undefined]).hide(message)
  return new EmbeddingError(
    'embedding_rejected',
    `The embedding service refused the request (${status})${text ? `: ${text}` : '.'}`,
  )
}

/** Reads an error in OpenAI's form. Other services use other forms, for which it is empty. */
function errorOf({ body }: OutboundResponse): { code: string; message: string } {
  try {
    const { error } = JSON.parse(body.toString('utf8')) as {
      error?: Record<string, unknown> | string
    }
    if (typeof error === 'string') return { code: '', message: error.slice(0, 300) }
    const { code, message } = error ?? {}
    return {
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message.slice(0, 300) : '',
    }
  } catch {
    return { code: '', message: '' }
  }
}
