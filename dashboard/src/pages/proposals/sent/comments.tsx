import type { Proposal } from '@capstan/sdk'
import { MessageSquare } from 'lucide-react'
import { api } from '../../../api.ts'
import { useApiList } from '../../../queries.ts'
import { Failure, SkeletonRows } from '../../../ui/states.tsx'
import { More } from '../../../ui/table.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'

/** Lists the comments, each with its answers below. */
export function Comments({ proposal }: { proposal: Proposal }) {
  const comments = useApiList(api.proposals.comments.list, [proposal.id], { pageLength: 100 })
  const { items, error } = comments
  if (error && !items) return <Failure error={error} onRetry={() => void comments.reload()} />
  if (!items) return <SkeletonRows rows={3} />
  const first = items.filter(({ replyTo }) => !replyTo)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {first.length === 0 && (
        <p className="flex items-center gap-2 text-soft text-sm">
          <MessageSquare size={16} aria-hidden="true" /> No comments yet. Recipients can ask on
          their page.
        </p>
      )}
      <ul aria-label="Comments" className="flex flex-col gap-5">
        {first.map((comment) => (
          <CommentThread
            key={comment.id}
            proposal={proposal}
            comment={comment}
            replies={items.filter(({ replyTo }) => replyTo === comment.id)}
          />
        ))}
      </ul>
      <More
        hasMore={comments.hasNextPage}
        busy={comments.isFetchingNextPage}
        onMore={() => void comments.fetchNextPage()}
      />
      <CommentForm proposalId={proposal.id} label="Comment" action="Post comment" />
    </div>
  )
}
