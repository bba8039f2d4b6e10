import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { gapUs, type RateLimits } from './gcra.ts'

/** Result of one request: whether each limit admitted it, and how far the new arrival is ahead of now. */
export interface RateAdmission {
  ahead_us: number | null
  admitted: boolean
  organization_ahead_us: number | null
  organization_admitted: boolean
}

/** Result of the SQL function `count_requests` for simultaneous requests. */
export interface CountedRequests {
  /** Number of admitted requests, the first ones. */
  taken: number
  /** True if the subject's own limit has room, so the organization's limit is reached. */
  has_room: boolean
  ahead_us: number
  organization_ahead_us: number
}

/** Counts a request against both limits, or against neither; exact over all nodes. */
export async function countRequest(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
  limits: RateLimits,
  now: Date | null,
): Promise<RateAdmission> {
  const { subject, organization } = limits
  const { rows } = await sql<CountedRequests>`
    select * from count_requests(${organizationId}, ${id}, 1,
      ${subject?.requestsPerMinute ?? null}, ${subject?.burst ?? null},
      ${organization?.requestsPerMinute ?? null}, ${organization?.burst ?? null},
      ${now})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('count_requests returned no row')
  return admissionOf(row, limits, 0)
}

/** Returns the admission of the request at this position among simultaneous ones. */
export function admissionOf(
  { taken, has_room, ahead_us, organization_ahead_us }: CountedRequests,
  { subject, organization }: RateLimits,
  index: number,
): RateAdmission {
  const isTaken = index < taken
  const after = Math.max(taken - 1 - index, 0)
  return {
    ahead_us: subject && ahead_us - after * gapUs(subject),
    admitted: isTaken || has_room,
    organization_ahead_us: organization && organization_ahead_us - after * gapUs(organization),
    // A subject without room says nothing of its organization's.
    organization_admitted: isTaken || !has_room,
  }
}
