import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { ProposalFilter } from '../list-store.ts'
import { type SumRow, sumProposals } from './store.ts'

/** As many as analytics count in one answer, for the same reason. */
const maxProposals = 50_000

/** @throws ApiError 400 for more than one answer may be about */
export async function sumFew(
  db: Db,
  organizationId: string,
  filter: ProposalFilter,
): Promise<SumRow[]> {
  const rows = await sumProposals(db, organizationId, filter, maxProposals + 1)
  if (rows.reduce((sum, { count }) => sum + count, 0) <= maxProposals) return rows
  const message = `More than ${maxProposals} proposals match. Filter them, by status or time.`
  throw new ApiError('invalid_parameter', message)
}
