import type { RateState } from '../../platform/http/principal.ts'

/** `requestsPerMinute` requests in any window of 60 s, `burst` of them at once. */
export interface RateLimit {
  requestsPerMinute: number
  burst: number
}

/**
 * GCRA: one timestamp a token. A burst of the whole limit plus its refill would admit twice the limit in
 * the first window, so the refill is what the limit leaves after the burst: 60 s / (limit - burst).
 */
export const gapMs = ({ requestsPerMinute, burst }: RateLimit): number =>
  60_000 / Math.max(requestsPerMinute - burst, 1)

/** `arrivalMs` is the theoretical arrival time that is stored; the new one is returned if admitted. */
export function arrive(limit: RateLimit, arrivalMs: number, nowMs: number): number | null {
  const start = Math.max(arrivalMs, nowMs)
  return start - nowMs <= gapMs(limit) * (limit.burst - 1) ? start + gapMs(limit) : null
}

export function rateState(
  limit: RateLimit,
  arrivalMs: number,
  nowMs: number,
  admitted: boolean,
): RateState {
  const gap = gapMs(limit)
  const ahead = Math.max(arrivalMs - nowMs, 0)
  const waitMs = Math.max(ahead - gap * (limit.burst - 1), 0)
  return {
    limit: limit.requestsPerMinute,
    remaining: admitted ? Math.max(Math.floor(limit.burst - ahead / gap), 0) : 0,
    resetSeconds: Math.ceil((admitted ? ahead : waitMs) / 1000),
    retryAfterSeconds: Math.max(Math.ceil(waitMs / 1000), 1),
    admitted,
  }
}
