import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalCommentsTable } from '../../../platform/db/tables.generated.ts'
import type { Comment } from './schema.ts'

const columns = [
  'id',
  'proposal_id',
  'author',
  'block_id',
  'item_id',
  'text',
  'reply_to',
  'created_at',
  'resolved_at',
] as const

export type CommentRow = Omit<
  Pick<Selectable<ProposalCommentsTable>, (typeof columns)[number]>,
  'author'
> &
  Pick<Comment, 'author'>

export const insertComment = (
  { db, write }: Writing,
  organizationId: string,
  { author, ...row }: CommentRow,
): void =>
  write(
    db.insertInto('proposal_comments').values({
      organization_id: organizationId,
      ...row,
      author: JSON.stringify(author),
    }),
  )

export const resolveComment = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
  at: Date,
): void =>
  write(
    db
      .updateTable('proposal_comments')
      .set({ resolved_at: at })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

const selectOf = (db: Db, organizationId: string, proposalId: string) =>
  db
    .selectFrom('proposal_comments')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', proposalId)
    .$castTo<CommentRow>()

export const findComment = (
  db: Db,
  organizationId: string,
  proposalId: string,
  id: string,
): Promise<CommentRow | undefined> =>
  selectOf(db, organizationId, proposalId).where('id', '=', id).executeTakeFirst()

/** Oldest first, one more than the limit when there is another page. */
export const listComments = (
  db: Db,
  organizationId: string,
  proposalId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<CommentRow[]> =>
  selectOf(db, organizationId, proposalId)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit + 1)
    .execute()

/** Right while the proposal is locked. */
export async function countComments(
  tx: Tx,
  organizationId: string,
  proposalId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('proposal_comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow()
  return count
}
