import type { Contact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Picker } from '../../ui/picker.tsx'
import { nameOf } from './contact.ts'

interface ContactPickerProps {
  /** Not offered. */
  exceptId?: string
  onPick(contact: Contact): void
}

/** Finds one contact by what is typed. */
export const ContactPicker = ({ exceptId, onPick }: ContactPickerProps) => (
  <Picker
    label="Find a contact"
    placeholder="Name, email, phone or company"
    list={api.contacts.list}
    exceptId={exceptId}
    empty="Nobody to choose yet. Add a contact first."
    onPick={onPick}
    show={(contact) => (
      <>
        <Avatar id={contact.id} name={nameOf(contact)} size="small" />
        <bdi className="truncate font-name">{nameOf(contact)}</bdi>
        <bdi className="truncate text-faint text-xs">
          {contact.company ?? contact.email ?? contact.phone}
        </bdi>
      </>
    )}
  />
)
