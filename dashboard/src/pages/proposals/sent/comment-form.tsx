import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'

interface CommentFormProps {
  proposalId: string
  replyTo?: string
  label: string
  action: string
  onDone?: () => void
}

/** A comment, or an answer to one. */
export function CommentForm({ proposalId, replyTo, label, action, onDone }: CommentFormProps) {
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
        hint="Recipients can read it."
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
