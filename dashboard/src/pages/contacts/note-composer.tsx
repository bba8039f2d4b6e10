import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Key } from '../../ui/key.tsx'

const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)

/** Where a note is written; ⌘Enter adds it. */
export function NoteComposer({ contactId }: { contactId: string }) {
  const [text, setText] = useState('')
  const add = useApiMutation(api.contacts.notes.create, {
    invalidates: ['contacts'],
    quiet: true,
    onDone: () => setText(''),
  })
  const send = (): void => {
    if (text.trim()) add.mutate(contactId, { text: text.trim() })
  }
  return (
    <Form mutation={add} onSubmit={send}>
      <div className="rounded-lg border border-edge bg-field focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-1">
        <textarea
          name="text"
          aria-label="Write a note"
          placeholder="Write a note"
          rows={2}
          maxLength={10_000}
          dir="auto"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
              event.currentTarget.form?.requestSubmit()
            }
          }}
          className="block w-full resize-y bg-transparent px-3 pt-2.5 outline-none max-sm:text-[1rem]"
        />
        <div className="flex items-center justify-end gap-3 px-2.5 pb-2.5">
          <span className="text-faint text-xs">Seen by your team only</span>
          <Button
            type="submit"
            busy={add.isPending}
            why={text.trim() ? undefined : 'Write something first.'}
          >
            Add note
            <span className="flex gap-1 max-sm:hidden" aria-hidden="true">
              <Key>{isApple ? '⌘↵' : 'Ctrl ↵'}</Key>
            </span>
          </Button>
        </div>
      </div>
    </Form>
  )
}
