import { refusal } from '../pricing/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addComment } from '../comments/service.ts'
import type { Comment, NewComment } from '../comments/schema.ts'
import { CommentId, ProposalId, RecipientId } from '../ids.ts'
import { oweMail } from '../mails/store.ts'
import type { OpenPage } from './links.ts'
import type { PageView } from './view.ts'
import type { factsOf } from './views.ts'

/**
 * Adds what a recipient has asked or answered, and mails it to the owner. They can answer what their page shows, and
 * nothing else.
 */
export function comment(
  platform: Pick<Platform, 'transact' | 'keyring'>,
  { link, reader }: OpenPage,
  { threads }: Pick<PageView, 'threads'>,
  input: NewComment,
  facts: ReturnType<typeof factsOf>,
): Promise<Comment> {
  const { organizationId, proposalId } = link
  const answered = input.replyTo ? CommentId.read(input.replyTo) : null
  const thread = threads.find(({ id }) => CommentId.read(id) === answered)
  if (input.replyTo && !thread) throw refusal('replyTo', 'names no comment of this page.')
  const about = thread && { blockId: thread.blockId, itemId: thread.itemId }
  const author = { kind: 'recipient' as const, id: RecipientId.show(reader.id), name: reader.name }
  return platform.transact(organizationId, { kind: 'system' }, async (work) => {
    const made = await addComment(work, proposalId, { ...input, ...about }, author)
    const data = { comment: { author: reader.name, text: made.text } }
    await oweMail(platform, work, { proposalId, recipientId: null, kind: 'comment', data })
    work.recordAct({
      actor: author,
      action: 'commentOnProposal',
      resource: { type: 'proposal', id: ProposalId.show(proposalId) },
      after: JSON.stringify({ commentId: made.id }),
      ...facts,
    })
    return made
  })
}
