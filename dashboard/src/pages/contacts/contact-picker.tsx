import type { Contact } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { nameOf } from './contact.ts'

interface ContactPickerProps {
  /** Not offered. */
  exceptId: string
  onPick(contact: Contact): void
}

/** Finds one contact by what is typed. */
export function ContactPicker({ exceptId, onPick }: ContactPickerProps) {
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(api.contacts.list, [{ ...(q !== undefined && { q }), limit: 8 }])
  const items = found.data?.data.filter(({ id }) => id !== exceptId) ?? []
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Find a contact"
        placeholder="Name, email, phone or company"
        value={q}
        onChange={setQ}
      />
      <ul>
        {items.map((contact) => (
          <li key={contact.id}>
            <button
              type="button"
              onClick={() => onPick(contact)}
              className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
            >
              <Avatar id={contact.id} name={nameOf(contact)} size="small" />
              <bdi className="truncate font-name">{nameOf(contact)}</bdi>
              <bdi className="truncate text-faint text-xs">
                {contact.company ?? contact.email ?? contact.phone}
              </bdi>
            </button>
          </li>
        ))}
        {items.length === 0 && !found.isPending && (
          <li className="px-2 py-1.5 text-faint">Nobody matches. Try another word.</li>
        )}
      </ul>
    </div>
  )
}
