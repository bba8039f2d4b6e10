import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../../platform/db/owned-table.ts'
import { type ProposalRow, proposalRows } from '../store.ts'

/** Lists revisions of a proposal, newest first, with one more than the limit if there is another page. */
export const listRevisionPage = (
  db: Db,
  organizationId: string,
  rootId: string,
  page: PageOf,
): Promise<ProposalRow[]> =>
  newestFirst(proposalRows.select(db, organizationId, { root_id: rootId }), page)

/** Returns the highest revision number, including drafts. */
export async function findLastRevision(
  db: Db,
  organizationId: string,
  rootId: string,
): Promise<number> {
  const row = await db
    .selectFrom('proposals')
    .select('revision')
    .where('organization_id', '=', organizationId)
    .where('root_id', '=', rootId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.revision ?? 0
}
