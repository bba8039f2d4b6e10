import type { Proposal, ProposalComment } from '@capstan/sdk'
import { Check, MessageSquare, Reply } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList, useApiMutation } from '../../../queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Failure, SkeletonRows } from '../../../ui/states.tsx'
import { More } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { blockName } from '../editor/block-kinds.ts'

/** What was said, each question with its answers below it. */
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
          <Thread
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

interface ThreadProps {
  proposal: Proposal
  comment: ProposalComment
  replies: readonly ProposalComment[]
}

function Thread({ proposal, comment, replies }: ThreadProps) {
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

/** What it stands at: the first words of its block, or the name of its line. */
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
          {author.kind === 'recipient' ? 'recipient' : 'us'} · <Ago at={createdAt} />
        </span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {text}
      </p>
    </div>
  </div>
)

interface CommentFormProps {
  proposalId: string
  replyTo?: string
  label: string
  action: string
  onDone?: () => void
}

function CommentForm({ proposalId, replyTo, label, action, onDone }: CommentFormProps) {
  const [text, setText] = useState('')
  const post = useApiMutation(api.proposals.comments.create, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    onDone() {
      setText('')
      onDone?.()
    },
  })
  return (
    <Form
      mutation={post}
      onSubmit={() => post.mutate(proposalId, { text: text.trim(), ...(replyTo && { replyTo }) })}
    >
      <TextArea
        name="text"
        label={label}
        dir="auto"
        maxLength={5_000}
        autoFocus={replyTo !== undefined}
        hint="The recipients read it."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex justify-end gap-2">
        {onDone && <Button onClick={onDone}>Cancel</Button>}
        <Button type="submit" busy={post.isPending} disabled={!text.trim()}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
