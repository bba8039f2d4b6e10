import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { ProposalCommentsTable } from '../../../platform/db/tables.generated.ts'
import { CommentId, ProposalId } from '../ids.ts'
import type { Comment } from './schema.ts'

export type CommentRow = Omit<Selectable<ProposalCommentsTable>, 'author'> & Pick<Comment, 'author'>

const comments = ownedTable<'proposal_comments', CommentRow>('proposal_comments', {
  json: ['author'],
})

export const { insert: insertComment, update: updateComment } = comments

export const findComment = (
  db: Db,
  organizationId: string,
  proposalId: string,
  id: string,
): Promise<CommentRow | undefined> =>
  comments.find(db, organizationId, { proposal_id: proposalId, id })

/** Lists comments, oldest first, with one more than the limit if there is another page. */
export const listComments = (
  db: Db,
  organizationId: string,
  proposalId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<CommentRow[]> =>
  comments
    .select(db, organizationId, { proposal_id: proposalId })
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit + 1)
    .execute()

/** Counts the comments. The count is exact while the proposal is locked. */
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

export const presentComment = (row: CommentRow): Comment => ({
  id: CommentId.show(row.id),
  proposalId: ProposalId.show(row.proposal_id),
  author: row.author,
  blockId: row.block_id,
  itemId: row.item_id,
  text: row.text,
  replyTo: row.reply_to && CommentId.show(row.reply_to),
  createdAt: row.created_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
})
