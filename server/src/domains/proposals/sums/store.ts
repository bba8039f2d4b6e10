import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { matching, type ProposalFilter } from '../list-store.ts'
import type { Status } from '../states.ts'

export interface SumRow {
  status: Status
  currency: string
  count: number
  /** A whole number with any number of digits. */
  firstTotal: string
}

/** Sums the newest matching proposals, up to the limit. */
async function sumProposals(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
  limit: number,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select status, currency, count(*)::int as count, sum(first_total)::text as "firstTotal"
    from (
      select status, currency, first_total from proposals
      where organization_id = ${organizationId} and ${matching(organizationId, filter)}
      order by id desc limit ${limit}
    ) as found
    group by status, currency order by status, currency`.execute(db)
  return rows
}

/** Same limit as for analytics, for the same reason. */
const maxProposals = 50_000

/**
 * Sums the matching proposals.
 *
 * @throws ApiError 400 if more match than one response can cover
 */
export async function sumFew(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
): Promise<SumRow[]> {
  const rows = await sumProposals(db, organizationId, filter, maxProposals + 1)
  if (rows.reduce((sum, { count }) => sum + count, 0) <= maxProposals) return rows
  const message = `More than ${maxProposals} proposals match. Filter them by status or time.`
  throw new ApiError('invalid_parameter', message)
}
