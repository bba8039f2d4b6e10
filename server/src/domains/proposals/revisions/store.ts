import type { Db } from '../../../platform/db/database.ts'
import { columns, type ProposalRow } from '../store.ts'

/** Revisions of a proposal, the newest first; one more than the limit when there is another page. */
export const listRevisionPage = (
  db: Db,
  organizationId: string,
  rootId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ProposalRow[]> =>
  db
    .selectFrom('proposals')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('root_id', '=', rootId)
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<ProposalRow>()
    .execute()

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
