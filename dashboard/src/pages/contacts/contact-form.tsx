import type { Contact } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { type Field, fields, nameOf } from './contact.ts'

const hints: Partial<Record<Field, string>> = {
  phone: 'With the country: +14155550123',
  externalId: 'What your own system calls it; no two contacts share one.',
}

/** A new contact, or one to look at and to change. */
export function ContactForm({ contact, onDone }: { contact?: Contact; onDone(): void }) {
  const [values, setValues] = useState(() => valuesOf(contact))
  const [tags, setTags] = useState(contact?.tags.join(', ') ?? '')
  const [isDeleting, setDeleting] = useState(false)
  const save = useApiMutation(
    () => {
      const body = { ...given(values, contact), tags: listOf(tags) }
      return contact ? api.contacts.update(contact.id, body) : api.contacts.create(body)
    },
    {
      invalidates: ['contacts', 'account', 'events'],
      quiet: true,
      done: contact ? 'Saved.' : 'The contact is added.',
      onDone,
    },
  )
  const error = errorFor(save.error, null)
  return (
    <>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {error && <Notice tone="bad">{error}</Notice>}
        {fields.map(([field, title], index) => (
          <TextField
            key={field}
            label={title}
            dir="auto"
            autoComplete="off"
            autoFocus={index === 0 && !contact}
            hint={hints[field]}
            value={values[field]}
            error={errorFor(save.error, field)}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        ))}
        <TextField
          label="Tags"
          hint="Separated by commas."
          dir="auto"
          autoComplete="off"
          value={tags}
          error={errorFor(save.error, 'tags')}
          onChange={(event) => setTags(event.target.value)}
        />
        {contact && <Known contact={contact} />}
        <div className="flex justify-end gap-2">
          {contact && (
            <Button look="quiet" className="me-auto text-bad!" onClick={() => setDeleting(true)}>
              Delete…
            </Button>
          )}
          <Button type="submit" look="primary" busy={save.isPending}>
            {contact ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
      {contact && (
        <Deletion
          contact={contact}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}

/** What nobody types. */
function Known({ contact: { id, createdAt, updatedAt, custom } }: { contact: Contact }) {
  return (
    <>
      <Facts
        rows={[
          ['Id', <Id key="id" value={id} />],
          ['Added', <Ago key="added" at={createdAt} />],
          ['Changed', <Ago key="changed" at={updatedAt} />],
        ]}
      />
      {Object.keys(custom).length > 0 && (
        <Code label="Custom fields" text={JSON.stringify(custom, null, 2)} />
      )}
    </>
  )
}

interface DeletionProps {
  contact: Contact
  open: boolean
  onClose(): void
  onDone(): void
}

function Deletion({ contact, onDone, ...dialog }: DeletionProps) {
  const remove = useApiMutation(api.contacts.delete, {
    invalidates: ['contacts', 'account', 'events'],
    done: 'The contact is deleted.',
    onDone,
  })
  return (
    <Confirm
      title="Delete the contact?"
      action="Delete"
      onConfirm={() => remove.mutateAsync(contact.id)}
      {...dialog}
    >
      <strong dir="auto">{nameOf(contact)}</strong> and what deliveries said of it are erased. It
      cannot be undone.
    </Confirm>
  )
}

const valuesOf = (contact: Contact | undefined) =>
  Object.fromEntries(fields.map(([field]) => [field, contact?.[field] ?? ''])) as Record<
    Field,
    string
  >

/** What is empty is left out of a new contact, and cleared in an old one. */
const given = (values: Record<Field, string>, contact: Contact | undefined) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, value.trim() || null] as const)
      .filter(([, value]) => value !== null || contact),
  )

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
