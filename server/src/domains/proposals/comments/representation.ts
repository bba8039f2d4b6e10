import { CommentId, ProposalId } from '../ids.ts'
import type { Comment } from './schema.ts'
import type { CommentRow } from './store.ts'

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
