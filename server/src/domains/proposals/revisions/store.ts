import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../../platform/db/owned-table.ts'
import { columns, type ProposalRow } from '../store.ts'

/** Revisions of a proposal, the newest first; one more than the limit when there is another page. */
export const listRevisionPage = (
  db: Db,
  organizationId: string,
  rootId: string,
  page: PageOf,
): Promise<ProposalRow[]> =>
  newestFirst(
    db
      .selectFrom('proposals')
      .select(columns)
      .where('organization_id', '=', organizationId)
      .where('root_id', '=', rootId)
      .$castTo<ProposalRow>(),
    page,
  )

/** The highest number of a revision, drafts included. */
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
