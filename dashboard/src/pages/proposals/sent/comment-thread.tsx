import type { Proposal, ProposalComment } from '@capstan/sdk'
import { Check, Reply } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Ago } from '../../../ui/time.tsx'
import { blockName } from '../editor/block-kinds.ts'
import { CommentForm } from './comment-form.tsx'

interface CommentThreadProps {
  proposal: Proposal
  comment: ProposalComment
  replies: readonly ProposalComment[]
}

/** A comment with its answers, and what it is about. */
export function CommentThread({ proposal, comment, replies }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false)
  const resolve = useApiMutation(api.proposals.comments.resolve, {
    invalidates: ['proposals', 'events'],
    done: 'Marked as done.',
  })
  const about = aboutOf(proposal, comment)
  return (
    <li className="rounded-lg border border-line p-4">
      {about && (
        <bdi className="mb-2 block truncate border-line2 border-s-2 ps-2 text-soft text-xs">
          {about}
        </bdi>
      )}
      <Words comment={comment} />
      <ul className="mt-3 flex flex-col gap-3 border-line border-s ps-4 empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Words comment={reply} />
          </li>
        ))}
      </ul>
      {isReplying ? (
        <div className="mt-3">
          <CommentForm
            proposalId={proposal.id}
            replyTo={comment.id}
            label={`Reply to ${comment.author.name}`}
            action="Post reply"
            onDone={() => setReplying(false)}
          />
        </div>
      ) : (
        <div className="mt-3 flex items-center gap-2">
          <Button
            size="small"
            icon={<Reply aria-hidden="true" />}
            onClick={() => setReplying(true)}
          >
            Reply
          </Button>
          {comment.resolvedAt ? (
            <span className="text-soft text-xs">
              Done <Ago at={comment.resolvedAt} />
            </span>
          ) : (
            <Button
              size="small"
              look="quiet"
              icon={<Check aria-hidden="true" />}
              busy={resolve.isPending}
              onClick={() => resolve.mutate(proposal.id, comment.id)}
            >
              Mark as done
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Returns the subject of a comment: the first words of a block, or the name of a line. */
function aboutOf(
  { blocks, items }: Proposal,
  { blockId, itemId }: ProposalComment,
): string | null | undefined {
  const block = blockId && blocks.find(({ id }) => id === blockId)
  return block ? blockName(block) : itemId && items.find(({ id }) => id === itemId)?.name
}

const Words = ({ comment: { author, text, createdAt } }: { comment: ProposalComment }) => (
  <div className="flex gap-2.5 text-sm">
    <Avatar id={author.id} name={author.name} />
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-name">{author.name}</bdi>
        <span className="text-soft text-xs">
          {author.kind === 'recipient' ? 'recipient' : 'your team'} · <Ago at={createdAt} />
        </span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {text}
      </p>
    </div>
  </div>
)
