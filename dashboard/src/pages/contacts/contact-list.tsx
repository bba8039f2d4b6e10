import type { Contact } from '@capstan/sdk'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ApiList } from '../../queries.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import type { ContactColumn } from './columns.tsx'
import { nameOf } from './contact.ts'
import { rememberList } from './list-place.ts'
import type { ListView } from './list-view.ts'
import { NoContacts } from './no-contacts.tsx'
import type { Selection } from './selection.ts'

interface ContactListProps {
  view: ListView
  contacts: ApiList<Contact>
  total: { value: number; words: string } | undefined
  columns: readonly ContactColumn[]
  selection: Selection
  onImport(): void
}

export function ContactList(props: ContactListProps) {
  const { view, contacts, total, columns, selection, onImport } = props
  const { search, setSearch, segment, query } = view
  const { href } = useLocation()
  const items = contacts.items
  const title = segment?.name ?? 'Contacts'
  useEffect(() => {
    if (!items) return
    const ids = items.map(({ id }) => id)
    rememberList({ address: href, title, ids, total: total?.value ?? ids.length })
  }, [items, href, title, total?.value])
  const isFiltered = query.q !== undefined || query.filter !== undefined
  return (
    <QueryTable
      label="Contacts"
      query={contacts}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      linkOf={({ id }) => ({ to: '/contacts/$contactId', params: { contactId: id } })}
      onPeek={({ id }) => setSearch({ contact: id })}
      selection={selection}
      sorting={{ by: search.sort ?? '-createdAt', onSort: (by) => setSearch({ sort: sortOf(by) }) }}
      isEndless
      onClearFilters={
        isFiltered
          ? () => setSearch({ q: undefined, tag: undefined, filter: undefined, segment: undefined })
          : undefined
      }
      total={total?.words}
      empty={<NoContacts onCreate={() => setSearch({ create: true })} onImport={onImport} />}
    />
  )
}

/** The newest first is the list's own order, and says nothing in the address. */
const sortOf = (by: string): string | undefined => (by === '-createdAt' ? undefined : by)
