import type { Contact } from '@capstan/sdk'
import { Search, Send, Tags } from 'lucide-react'
import { api } from '../../api.ts'
import { type ApiList, useApi } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatTotal } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Empty } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from './contact.ts'

interface ContactListProps {
  contacts: ApiList<Contact>
  isFiltered: boolean
  openId: string | undefined
  onOpen(contact: Contact): void
  onTag(tag: string): void
  onClear(): void
  onCreate(): void
  onImport(): void
}

export function ContactList({ contacts, isFiltered, openId, ...on }: ContactListProps) {
  // A filtered list has no total: the server does not count what fits.
  const usage = useApi(api.account.usage)
  const count = usage.data?.limits.contacts.used
  return (
    <QueryTable
      label="Contacts"
      query={contacts}
      columns={columnsWith(on.onTag)}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={on.onOpen}
      onPeek={on.onOpen}
      openKey={openId}
      onClearFilters={isFiltered ? on.onClear : undefined}
      total={isFiltered || count === undefined ? undefined : formatTotal(count)}
      empty={<NoContacts {...on} />}
    />
  )
}

const NoContacts = ({ onCreate, onImport }: Pick<ContactListProps, 'onCreate' | 'onImport'>) => (
  <Empty
    title="Add your first contact"
    ghost={<Ghost />}
    action={
      <>
        <Button look="primary" size="large" onClick={onCreate}>
          New contact
        </Button>
        <Button size="large" onClick={onImport}>
          Import a file
        </Button>
      </>
    }
    next={[
      { icon: Search, title: 'Find anyone', text: 'Search by name, email, phone or company.' },
      { icon: Tags, title: 'Tag people', text: 'Tags turn one list into many.' },
      { icon: Send, title: 'Send from your server', text: 'Create contacts with the API.' },
    ]}
  >
    Add a person by hand, or import a CSV file. Your own servers see the same list.
  </Empty>
)

const samples = [
  { name: 'Ines Albrecht', company: 'Bibliothek am Kai', tag: 'client' },
  { name: 'Tomás Figueira', company: 'Casa do Relógio', tag: 'client' },
  { name: 'Nguyễn Thị Mai', company: 'Sông Xanh Resort', tag: 'lead' },
]

const Ghost = () => (
  <Table
    label="Sample"
    rows={samples}
    keyOf={({ name }) => name}
    columns={[
      {
        title: 'Name',
        cell: ({ name }) => (
          <span className="flex items-center gap-2 font-name">
            <Avatar id={name} name={name} /> {name}
          </span>
        ),
      },
      { title: 'Company', cell: ({ company }) => company },
      { title: 'Tags', type: 'tags', cell: ({ tag }) => <Tag>{tag}</Tag> },
    ]}
  />
)

/** Of one contact, so that a row stays one line. */
const mostTags = 2

const columnsWith = (onTag: (tag: string) => void): Column<Contact>[] => [
  { title: 'Name', type: 'name', width: 232, cell: (contact) => <Name contact={contact} /> },
  { title: 'Company', wide: true, cell: ({ company }) => <Cut text={company} /> },
  { title: 'Email', wider: true, cell: ({ email }) => <Cut text={email} /> },
  { title: 'Phone', type: 'phone', wider: true, cell: ({ phone }) => phone },
  {
    title: 'Tags',
    type: 'tags',
    wide: true,
    cell: ({ tags }) => <TagCell tags={tags} onTag={onTag} />,
  },
  { title: 'Changed', type: 'time', cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

/** On a phone the company is the second line. */
function Name({ contact }: { contact: Contact }) {
  const name = nameOf(contact)
  return (
    <span className="flex items-center gap-2.5" title={name}>
      <Avatar id={contact.id} name={name} />
      <span className="min-w-0">
        <span className="block truncate">
          <bdi>{name}</bdi>
        </span>
        {contact.company && (
          <span className="block truncate font-normal text-soft text-xs @2xl:hidden">
            <bdi>{contact.company}</bdi>
          </span>
        )}
      </span>
    </span>
  )
}

interface TagCellProps {
  tags: readonly string[]
  onTag(tag: string): void
}

const TagCell = ({ tags, onTag }: TagCellProps) => (
  <span className="relative z-1 inline-flex max-w-full items-center gap-1" title={tags.join(', ')}>
    {tags.slice(0, mostTags).map((tag) => (
      <button
        key={tag}
        type="button"
        aria-label={`${tag}: only these contacts`}
        onClick={() => onTag(tag)}
        className="flex min-w-0 rounded-sm hover:brightness-95 dark:hover:brightness-125"
      >
        <Tag>{tag}</Tag>
      </button>
    ))}
    {tags.length > mostTags && (
      <span className="text-faint text-xs">+{tags.length - mostTags}</span>
    )}
  </span>
)

const Cut = ({ text }: { text: string | null }) => text && <bdi title={text}>{text}</bdi>
