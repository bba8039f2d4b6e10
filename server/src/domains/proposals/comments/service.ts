import { requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { ProposalDraft } from '../draft.ts'
import { proposalCommented, proposalCommentResolved } from '../events.ts'
import { CommentId } from '../ids.ts'
import { refusal } from '../pricing/refusal.ts'
import { presentProposal } from '../representation.ts'
import { lockDraft } from '../service.ts'
import { type Comment, maxComments, type NewComment } from './schema.ts'
import {
  type CommentRow,
  countComments,
  findComment,
  insertComment,
  presentComment,
  updateComment,
} from './store.ts'

/** Adds a comment by `author`. Neither the client nor a member can change it later. */
export async function addComment(
  work: Work,
  proposalId: string,
  input: NewComment,
  author: Comment['author'],
): Promise<Comment> {
  const draft = await lockDraft(work, proposalId)
  const replyTo = await check(work, draft, input)
  const row: CommentRow = {
    organization_id: work.organizationId,
    id: newId(),
    proposal_id: proposalId,
    author,
    block_id: input.blockId ?? null,
    item_id: input.itemId ?? null,
    text: input.text,
    reply_to: replyTo,
    created_at: work.now,
    resolved_at: null,
  }
  insertComment(work, row)
  const comment = presentComment(row)
  await work.emit(proposalCommented, { ...presentProposal(draft.row, draft.recipients), comment })
  return comment
}

async function check(
  { db, organizationId }: Work,
  { row: { id, content } }: ProposalDraft,
  { blockId, itemId, replyTo }: NewComment,
): Promise<string | null> {
  if (blockId && !content.blocks.some((block) => block.id === blockId)) {
    throw refusal('blockId', 'is not a block of this proposal.')
  }
  if (itemId && !content.items.some((item) => item.id === itemId)) {
    throw refusal('itemId', 'is not a line of this proposal.')
  }
  if ((await countComments(db, organizationId, id)) >= maxComments) {
    throw refusal('text', `cannot be added: a proposal has at most ${maxComments} comments.`)
  }
  if (!replyTo) return null
  const answered = await findComment(db, organizationId, id, CommentId.read(replyTo) ?? '')
  if (!answered) throw refusal('replyTo', 'is not a comment of this proposal.')
  return answered.id
}

export async function resolveComment(
  work: Work,
  proposalId: string,
  commentId: string,
): Promise<Comment> {
  const { db, organizationId, now } = work
  const { row, recipients } = await lockDraft(work, proposalId)
  const comment = requireFound(await findComment(db, organizationId, proposalId, commentId))
  if (comment.resolved_at) return presentComment(comment)
  updateComment(work, organizationId, commentId, { resolved_at: now })
  const resolved = presentComment({ ...comment, resolved_at: now })
  await work.emit(proposalCommentResolved, {
    ...presentProposal(row, recipients),
    comment: resolved,
  })
  return resolved
}
