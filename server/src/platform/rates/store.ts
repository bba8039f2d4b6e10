import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RateLimits } from './limits.ts'

/** What the SQL function `admit_request` says. */
export interface Admission {
  ahead_us: number | null
  admitted: boolean
  organization_ahead_us: number | null
  organization_admitted: boolean
}

/** Counts a request against both limits, or against neither; exact, for it locks the rows that it counts in. */
export async function countRequest(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
  { subject, organization }: RateLimits,
  now: Date | null,
): Promise<Admission> {
  const { rows } = await sql<Admission>`
    select * from admit_request(${organizationId}, ${id}, true,
      ${subject?.requestsPerMinute ?? null}, ${subject?.burst ?? null},
      ${organization?.requestsPerMinute ?? null}, ${organization?.burst ?? null},
      ${now})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('admit_request returned no row')
  return row
}
