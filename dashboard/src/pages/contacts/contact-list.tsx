import type { Contact } from '@capstan/sdk'
import { Users } from 'lucide-react'
import type { ApiList } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { type Column, More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from './contact.ts'

interface ContactListProps {
  contacts: ApiList<Contact>
  isFiltered: boolean
  onOpen(contact: Contact): void
  onTag(tag: string): void
  onClear(): void
  onCreate(): void
}

export function ContactList({ contacts, isFiltered, ...on }: ContactListProps) {
  if (contacts.error) {
    return <Failure error={contacts.error} onRetry={() => void contacts.reload()} />
  }
  if (!contacts.items) return <SkeletonRows />
  if (contacts.items.length === 0) return isFiltered ? <Nobody {...on} /> : <NobodyYet {...on} />
  return (
    <>
      <Table
        label="Contacts"
        rows={contacts.items}
        keyOf={({ id }) => id}
        onOpen={on.onOpen}
        columns={columnsWith(on.onTag)}
      />
      <More
        hasMore={contacts.hasNextPage}
        busy={contacts.isFetchingNextPage}
        onMore={() => void contacts.fetchNextPage()}
      />
    </>
  )
}

const Nobody = ({ onClear }: Pick<ContactListProps, 'onClear'>) => (
  <Empty
    icon={Users}
    title="Nobody fits"
    action={<Button onClick={onClear}>Clear the filters</Button>}
  >
    Search for a part of a name, an email address, a phone number or a company.
  </Empty>
)

const NobodyYet = ({ onCreate }: Pick<ContactListProps, 'onCreate'>) => (
  <Empty
    icon={Users}
    title="No contacts yet"
    action={
      <Button look="primary" onClick={onCreate}>
        Add the first one
      </Button>
    }
  >
    Add one here, import a CSV file, or let your own server send them.
  </Empty>
)

/** Of one contact, so that a row stays one line. */
const mostTags = 2

const columnsWith = (onTag: (tag: string) => void): Column<Contact>[] => [
  { title: 'Name', grows: true, cell: nameOf },
  { title: 'Email', wide: true, cell: ({ email }) => <Short text={email} /> },
  { title: 'Phone', wider: true, cell: ({ phone }) => <Short text={phone} /> },
  { title: 'Company', wider: true, cell: ({ company }) => <Short text={company} /> },
  {
    title: 'Tags',
    wide: true,
    cell: ({ tags }) => (
      <span className="relative z-1 inline-flex items-center gap-1" title={tags.join(', ')}>
        {tags.slice(0, mostTags).map((tag) => (
          <button
            key={tag}
            type="button"
            aria-label={`${tag}: only these contacts`}
            onClick={() => onTag(tag)}
            className="rounded-full hover:brightness-95"
          >
            <Badge>
              <span className="max-w-28 truncate" dir="auto">
                {tag}
              </span>
            </Badge>
          </button>
        ))}
        {tags.length > mostTags && (
          <span className="text-faint text-xs">+{tags.length - mostTags}</span>
        )}
      </span>
    ),
  },
  {
    title: 'Changed',
    end: true,
    cell: ({ updatedAt }) => (
      <span className="text-soft">
        <Ago at={updatedAt} />
      </span>
    ),
  },
]

const Short = ({ text }: { text: string | null }) =>
  text && (
    <span className="inline-block max-w-56 truncate align-bottom text-soft" dir="auto" title={text}>
      {text}
    </span>
  )
