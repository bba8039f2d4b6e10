/** How often and how long a request is tried again. Pure: no clock, no timer, no randomness. */
export interface RetryPolicy {
  /** Attempts after the first; 0 never tries again. */
  maxRetries: number
  /** Wait before the first retry, in milliseconds; doubles with each one up to 8 s. */
  retryDelayMs: number
  /** A `Retry-After` longer than this is not waited for: the refusal is thrown at once. */
  maxRetryAfterMs: number
}

const longestBackoffMs = 8_000

/**
 * Is it worth sending the same request again? Attempts without an answer, 429, 5xx but for a search that
 * would take as long again, and the 409 that says the first request with this Idempotency-Key is still running.
 */
export const isRetryable = (status: number | undefined, code: string): boolean =>
  status === undefined
    ? code !== 'unexpected_answer'
    : status === 429 ||
      (status >= 500 && code !== 'search_timeout') ||
      code === 'idempotency_in_progress'

/**
 * Milliseconds to wait before retry number `retry` (the first is 1), or null when it is not to be.
 * A `Retry-After` wins over the backoff and is never undercut. `random` is in [0, 1): with it, many
 * clients that failed together do not return together.
 */
export function retryDelay(
  policy: RetryPolicy,
  retry: number,
  retryAfterMs: number | null,
  random: number,
): number | null {
  if (retry > policy.maxRetries) return null
  if (retryAfterMs !== null) {
    return retryAfterMs > policy.maxRetryAfterMs ? null : retryAfterMs * (1 + random / 10)
  }
  const backoffMs = Math.min(policy.retryDelayMs * 2 ** (retry - 1), longestBackoffMs)
  return backoffMs * (0.5 + random / 2)
}

/** `Retry-After` (RFC 9110: seconds or a date) in milliseconds from `now`; null when it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
