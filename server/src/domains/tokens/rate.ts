import type { RateState } from '../../platform/http/principal.ts'

/** `requestsPerMinute` requests in any window of 60 s, `burst` of them at once; 0 admits nothing. */
export interface RateLimit {
  requestsPerMinute: number
  burst: number
}

/**
 * GCRA: one timestamp a token, in whole microseconds, so that this and the SQL function `admit` are the
 * same arithmetic. A burst of the whole limit plus its refill would admit twice the limit in the first
 * window, so the refill is what the limit leaves after the burst: 60 s / (limit - burst).
 */
export const gapUs = ({ requestsPerMinute, burst }: RateLimit): number =>
  Math.ceil(60_000_000 / Math.max(requestsPerMinute - burst, 1))

/** `arrivalUs` is the theoretical arrival time that is stored; the new one is returned if admitted. */
export function arrive(limit: RateLimit, arrivalUs: number, nowUs: number): number | null {
  if (limit.burst < 1) return null
  const gap = gapUs(limit)
  const tolerance = gap * (limit.burst - 1)
  const ahead = Math.max(arrivalUs - nowUs, 0)
  // More than a whole burst is owed only to a former limit, or to a clock since set back: it lapses.
  const owed = ahead > gap * limit.burst ? tolerance : ahead
  return owed <= tolerance ? nowUs + owed + gap : null
}

/**
 * What can be given back of a request that turned out to cost nothing, whose own arrival is `arrivalUs`:
 * what of its gap is still ahead, for what has passed is worth no more to those behind it.
 */
export const uncounted = (limit: RateLimit, arrivalUs: number, nowUs: number): number =>
  Math.min(Math.max(arrivalUs - nowUs, 0), gapUs(limit))

/** `aheadUs`: how far the stored arrival is ahead of now. */
export function rateState(limit: RateLimit, aheadUs: number, admitted: boolean): RateState {
  const gap = gapUs(limit)
  const ahead = Math.min(Math.max(aheadUs, 0), gap * limit.burst)
  const waitUs = Math.max(ahead - gap * (limit.burst - 1), 0)
  return {
    limit: limit.requestsPerMinute,
    remaining: admitted ? Math.floor(limit.burst - ahead / gap) : 0,
    resetSeconds: Math.ceil((admitted ? ahead : waitUs) / 1_000_000),
    retryAfterSeconds: Math.max(Math.ceil(waitUs / 1_000_000), 1),
    admitted,
  }
}
