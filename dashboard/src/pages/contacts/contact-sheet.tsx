import type { Contact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { nameOf } from './contact.ts'
import { ContactForm } from './contact-form.tsx'

interface ContactSheetProps {
  id: string | undefined
  /** As the list shows it; a link may lead to one that the list has not come to yet. */
  listed: Contact | undefined
  onClose(): void
}

export function ContactSheet({ id, listed, onClose }: ContactSheetProps) {
  const isMissing = id !== undefined && listed === undefined
  const found = useApi(api.contacts.get, id ?? '', { enabled: isMissing })
  const contact = listed ?? (isMissing ? found.data : undefined)
  return (
    <Dialog
      title={contact ? nameOf(contact) : 'Contact'}
      open={id !== undefined}
      onClose={onClose}
      shape="sheet"
    >
      {contact ? (
        <ContactForm key={contact.id} contact={contact} onDone={onClose} />
      ) : found.error ? (
        <Failure error={found.error} onRetry={() => void found.reload()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  )
}
