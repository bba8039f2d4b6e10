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
