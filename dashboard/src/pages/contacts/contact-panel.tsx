import type { Contact } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Maximize2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { nameOf } from './contact.ts'
import { Deletion } from './deletion.tsx'
import { ContactDetails } from './details.tsx'
import { MissingContact } from './missing-contact.tsx'

interface ContactPanelProps {
  id: string
  /** The contact from the list; undefined if a link leads to one that the list has not loaded. */
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
          <>
            <Link
              to="/contacts/$contactId"
              params={{ contactId: contact.id }}
              className={buttonClasses()}
            >
              <Maximize2 aria-hidden="true" /> Open
            </Link>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              Delete…
            </Button>
          </>
        )
      }
    >
      {contact && (
        <>
          <ContactDetails contact={contact} />
          <Deletion
            contact={contact}
            open={isDeleting}
            onClose={() => setDeleting(false)}
            onDone={panel.onClose}
          />
        </>
      )}
      {!contact && found.error && (
        <MissingContact error={found.error} onRetry={() => void found.reload()} />
      )}
      {!contact && !found.error && <Skeleton className="h-96 w-full" />}
    </SidePanel>
  )
}
