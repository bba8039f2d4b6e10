import type { Contact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { nameOf } from './contact.ts'

interface DeletionProps {
  contact: Contact
  open: boolean
  onClose(): void
  onDone(): void
}

export function Deletion({ contact, onDone, ...dialog }: DeletionProps) {
  const remove = useApiMutation(api.contacts.delete, {
    invalidates: ['contacts', 'account', 'events', 'tags'],
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
