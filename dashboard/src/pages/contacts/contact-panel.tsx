import { type Contact, type ContactChanges, isCapstanError } from '@capstan/sdk'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Tag } from '../../ui/badge.tsx'
import { Gone } from '../../ui/blocked.tsx'
import { Button } from '../../ui/button.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Properties } from '../../ui/properties.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { fields, nameOf, tagsIn } from './contact.ts'

interface ContactPanelProps {
  id: string
  /** As the list shows it; a link may lead to one that the list has not come to yet. */
  listed: Contact | undefined
  onClose(): void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One contact beside the list; each of its properties is a field. */
export function ContactPanel({ id, listed, ...panel }: ContactPanelProps) {
  const found = useApi(api.contacts.get, id, { enabled: listed === undefined })
  const [isDeleting, setDeleting] = useState(false)
  const contact = listed ?? found.data
  return (
    <SidePanel
      {...panel}
      title={contact ? nameOf(contact) : 'Contact'}
      foot={
        contact && (
          <Button
            look="danger"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            Delete…
          </Button>
        )
      }
    >
      {contact && (
        <>
          <ContactProperties contact={contact} />
          <Deletion
            contact={contact}
            open={isDeleting}
            onClose={() => setDeleting(false)}
            onDone={panel.onClose}
          />
        </>
      )}
      {!contact && found.error && (
        <Missing error={found.error} onRetry={() => void found.reload()} />
      )}
      {!contact && !found.error && <Skeleton className="h-96 w-full" />}
    </SidePanel>
  )
}

const Missing = ({ error, onRetry }: { error: Error; onRetry(): void }) =>
  isCapstanError(error) && error.status === 404 ? (
    <Gone what="contact" />
  ) : (
    <Failure error={error} title="The contact could not be loaded" onRetry={onRetry} />
  )

function ContactProperties({ contact }: { contact: Contact }) {
  const { id, tags, custom, createdAt, updatedAt } = contact
  const save = useEdit<Contact, ContactChanges>(contact, {
    read: () => api.contacts.get(id),
    write: (changes, options) => api.contacts.update(id, changes, options),
    labels: { ...Object.fromEntries(fields), tags: 'Tags' },
    invalidates: ['contacts', 'events'],
  })
  return (
    <div className="-my-3.5 divide-y divide-line">
      <Properties
        rows={[
          ...fields.map(([field, label]) => ({
            label,
            value: <Value>{contact[field]}</Value>,
            text: contact[field] ?? '',
            onSave: (text: string) => save.mutateAsync({ [field]: text.trim() || null }, contact),
          })),
          {
            label: 'Tags',
            value: tags.length > 0 ? <TagList tags={tags} /> : <Value>{null}</Value>,
            text: tags.join(', '),
            onSave: (text: string) => save.mutateAsync({ tags: tagsIn(text) }, contact),
          },
        ]}
      />
      <Properties
        rows={[
          { label: 'Id', value: <Id value={id} /> },
          { label: 'Added', value: <Ago at={createdAt} /> },
          { label: 'Changed', value: <Ago at={updatedAt} /> },
        ]}
      />
      {Object.keys(custom).length > 0 && (
        <div className="py-3.5">
          <Code label="Custom fields" text={JSON.stringify(custom, null, 2)} />
        </div>
      )}
    </div>
  )
}

const Value = ({ children }: { children: ReactNode }) =>
  children ? <bdi className="truncate">{children}</bdi> : <span className="text-faint">Add</span>

const TagList = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex min-w-0 flex-wrap gap-1 py-1">
    {tags.map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </span>
)

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
      This erases <strong dir="auto">{nameOf(contact)}</strong> and its data in past deliveries. You
      cannot undo it.
    </Confirm>
  )
}
