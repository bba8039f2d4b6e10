import type { ContactNote } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { More } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { useAuthors } from './authors.ts'
import { NoteComposer } from './note-composer.tsx'

export function Notes({ contactId }: { contactId: string }) {
  const notes = useApiList(api.contacts.notes.list, [contactId])
  const [deleting, setDeleting] = useState<ContactNote | null>(null)
  const remove = useApiMutation(api.contacts.notes.delete, {
    invalidates: ['contacts'],
    done: 'Note deleted.',
  })
  return (
    <div className="flex flex-col gap-5">
      <NoteComposer contactId={contactId} />
      {notes.isPending && <SkeletonRows rows={3} />}
      {notes.error && !notes.items && <Failure error={notes.error} onRetry={notes.reload} />}
      {notes.items?.length === 0 && (
        <p className="py-6 text-center text-soft">No notes yet. Write the first one above.</p>
      )}
      <ul aria-label="Notes" className="flex flex-col gap-5">
        {notes.items?.map((note) => (
          <Note
            key={note.id}
            contactId={contactId}
            note={note}
            onDelete={() => setDeleting(note)}
          />
        ))}
      </ul>
      <More
        hasMore={notes.hasNextPage}
        busy={notes.isFetchingNextPage}
        onMore={() => void notes.fetchNextPage()}
      />
      <Confirm
        title="Delete the note?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        action="Delete note"
        onConfirm={async () => deleting && remove.mutateAsync(contactId, deleting.id)}
      >
        You cannot undo it.
      </Confirm>
    </div>
  )
}

interface NoteProps {
  contactId: string
  note: ContactNote
  onDelete(): void
}

function Note({ contactId, note, onDelete }: NoteProps) {
  const nameOf = useAuthors()
  const [isEditing, setEditing] = useState(false)
  const author = nameOf(note.createdBy)
  return (
    <li className="flex gap-3">
      <Avatar id={note.createdBy ?? note.id} name={author} />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-7 items-center gap-2">
          <span className="font-name">{author}</span>
          <span className="text-faint text-xs">
            <Ago at={note.createdAt} />
            {note.updatedAt !== note.createdAt && ', edited'}
          </span>
          <span className="ms-auto">
            <Menu
              label={`Actions for the note of ${author}`}
              actions={[
                { label: 'Edit', onSelect: () => setEditing(true) },
                { label: 'Delete…', danger: true, onSelect: onDelete },
              ]}
            />
          </span>
        </div>
        {isEditing ? (
          <NoteForm contactId={contactId} note={note} onDone={() => setEditing(false)} />
        ) : (
          <p className="whitespace-pre-wrap break-words rounded-md bg-well px-3 py-2" dir="auto">
            {note.text}
          </p>
        )}
      </div>
    </li>
  )
}

type NoteFormProps = Omit<NoteProps, 'onDelete'> & { onDone(): void }

function NoteForm({ contactId, note, onDone }: NoteFormProps) {
  const save = useEdit<ContactNote, { text: string }>(note, {
    read: () => api.contacts.notes.get(contactId, note.id),
    write: (changes, options) => api.contacts.notes.update(contactId, note.id, changes, options),
    labels: { text: 'Note' },
    invalidates: ['contacts'],
    onDone,
  })
  return (
    <Form
      mutation={save}
      onSubmit={(values) => save.mutate({ text: String(values.get('text') ?? '').trim() })}
    >
      <TextArea
        name="text"
        label="Note"
        required
        autoFocus
        dir="auto"
        maxLength={10_000}
        defaultValue={note.text}
      />
      <FormActions action="Save note" busy={save.isPending} onCancel={onDone} />
    </Form>
  )
}
