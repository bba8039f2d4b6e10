/** Limit of `requestsPerMinute` requests in any window of 60 s, with at most `burst` at once; 0 rejects all. */
export interface RateLimit {
  requestsPerMinute: number
  burst: number
}

/**
 * Returns the refill gap of GCRA in whole microseconds, so that this file and the SQL functions `rate_room` and
 * `rate_after` use the same arithmetic. There is one timestamp per subject. A burst of the whole limit plus its refill
 * would admit twice the limit in the first window, so the refill is the rest of the limit after the burst:
 * 60 s / (limit - burst).
 */
export const gapUs = ({ requestsPerMinute, burst }: RateLimit): number =>
  Math.ceil(60_000_000 / Math.max(requestsPerMinute - burst, 1))

/**
 * Admits a request. `arrivalUs` is the stored theoretical arrival time. Returns the new one, or null if the request is
 * rejected.
 */
export function gcraAdmit(limit: RateLimit, arrivalUs: number, nowUs: number): number | null {
  if (limit.burst < 1) return null
  const gap = gapUs(limit)
  const tolerance = gap * (limit.burst - 1)
  const ahead = Math.max(arrivalUs - nowUs, 0)
  // A debt above a whole burst comes from an earlier limit or a clock that was set back: it lapses.
  const owed = ahead > gap * limit.burst ? tolerance : ahead
  return owed <= tolerance ? nowUs + owed + gap : null
}

export interface RateState {
  limit: number
  remaining: number
  /** Whole seconds until the full burst is available again. */
  resetSeconds: number
  /** Whole seconds until one more request is admitted; 1 if it would be admitted now. */
  retryAfterSeconds: number
  admitted: boolean
}

/** Returns the state of a limit. `aheadUs` is how far the stored arrival is ahead of now. */
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

/** Request limits of a plan. */
export interface PlanRates {
  requests_per_minute: number | null
  burst: number | null
  organization_requests_per_minute: number | null
}

/** The limit of each token and person, and of the organization over all of them; null for none. */
export interface RateLimits {
  subject: RateLimit | null
  organization: RateLimit | null
}

/** Default factor between an organization's limit and that of one token. */
const organizationShare = 3

/**
 * Returns the limits of a plan, with the arithmetic of the SQL function `organization_burst`; tests compare both. The
 * organization's burst has the same ratio to its limit as a token's.
 */
export function limitsOf(plan: PlanRates): RateLimits {
  const { requests_per_minute: perMinute, burst } = plan
  const subject =
    perMinute === null || burst === null ? null : { requestsPerMinute: perMinute, burst }
  const most =
    plan.organization_requests_per_minute ??
    (perMinute === null ? null : organizationShare * perMinute)
  if (most === null) return { subject, organization: null }
  // Multiplied first: 49 × (2 / 49) is less than 2.
  const share = perMinute ? (most * (burst ?? 0)) / perMinute : most / 6
  const organizationBurst = most === 0 ? 0 : Math.max(Math.floor(share), 1)
  return { subject, organization: { requestsPerMinute: most, burst: organizationBurst } }
}
