import type { RateLimit } from './gcra.ts'

/** What a plan says of requests. */
export interface PlanRates {
  requests_per_minute: number | null
  burst: number | null
  organization_requests_per_minute: number | null
}

/** The limit of each token and person, and the one of the organization over all of them; null for none. */
export interface RateLimits {
  subject: RateLimit | null
  organization: RateLimit | null
}

/** Unless the plan says otherwise, an organization may send this many times what one of its tokens may. */
const organizationShare = 3

/**
 * The arithmetic of the SQL function `organization_burst`; tests hold both together. The burst of the
 * organization is to its limit what the burst of a token is to the token's.
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
