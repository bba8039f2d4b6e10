import type { Contact } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Merge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { nameOf } from './contact.ts'
import { ContactPicker } from './contact-picker.tsx'
import { Deletion } from './deletion.tsx'
import { MergeForm } from './merge-dialog.tsx'

export function ContactActions({ contact }: { contact: Contact }) {
  const [asked, setAsked] = useState<'merge' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = (): void => setAsked(null)
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          {
            label: 'Merge…',
            icon: <Merge aria-hidden="true" />,
            onSelect: () => setAsked('merge'),
          },
          {
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setAsked('delete'),
          },
        ]}
      />
      <Dialog
        title={`Merge ${nameOf(contact)}`}
        open={asked === 'merge'}
        onClose={close}
        shape="wide"
      >
        <MergeWith
          contact={contact}
          onCancel={close}
          onDone={({ id }) => {
            close()
            void navigate({ to: '/contacts/$contactId', params: { contactId: id } })
          }}
        />
      </Dialog>
      <Deletion
        contact={contact}
        open={asked === 'delete'}
        onClose={close}
        onDone={() => void navigate({ to: '/contacts' })}
      />
    </>
  )
}

interface MergeWithProps {
  contact: Contact
  onCancel(): void
  onDone(survivor: Contact): void
}

function MergeWith({ contact, onCancel, onDone }: MergeWithProps) {
  const [other, setOther] = useState<Contact | null>(null)
  if (!other) return <ContactPicker exceptId={contact.id} onPick={setOther} />
  return <MergeForm contacts={[contact, other]} onCancel={onCancel} onDone={onDone} />
}
