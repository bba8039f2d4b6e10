import type { Contact, ContactField, Member } from '@capstan/sdk'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { formatDate } from '../../ui/format.ts'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { ConsentDot, statusOf } from './consent-words.tsx'
import { nameOf } from './contact.ts'

/** A column that people may show and hide. */
export interface ContactColumn extends Column<Contact> {
  key: string
  /** Shown until somebody chooses. */
  isUsual?: boolean
}

interface ColumnOptions {
  members: readonly Member[]
  fields: readonly ContactField[]
  onTag(tag: string): void
}

/** All columns of the list, in their order; the name is always the first. */
export const columnsOf = ({ members, fields, onTag }: ColumnOptions): readonly ContactColumn[] => [
  {
    key: 'name',
    title: 'Name',
    type: 'name',
    sort: 'name',
    isUsual: true,
    cell: (contact) => <Name contact={contact} />,
  },
  textColumn('company', 'Company', { isUsual: true, wide: true }),
  textColumn('jobTitle', 'Job title', { wider: true }),
  textColumn('email', 'Email', { isUsual: true, wider: true }),
  {
    key: 'phone',
    title: 'Phone',
    type: 'phone',
    isUsual: true,
    wider: true,
    cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
  },
  {
    key: 'tags',
    title: 'Tags',
    type: 'tags',
    wide: true,
    isUsual: true,
    cell: ({ tags }) => tags.length > 0 && <TagCell tags={tags} onTag={onTag} />,
  },
  {
    key: 'consent.email',
    title: 'Email consent',
    type: 'status',
    width: 112,
    wide: true,
    isUsual: true,
    cell: (contact) => <ConsentDot status={statusOf(contact, 'email')} />,
  },
  {
    key: 'ownerId',
    title: 'Owner',
    type: 'owner',
    wider: true,
    isUsual: true,
    cell: ({ ownerId }) => <Owner member={members.find(({ id }) => id === ownerId)} />,
  },
  textColumn('externalId', 'Your own id', { wider: true }),
  timeColumn('createdAt', 'Added'),
  timeColumn('lastActivityAt', 'Last activity'),
  ...fields.filter(({ archived }) => !archived).map(customColumn),
  {
    key: 'updatedAt',
    title: 'Changed',
    type: 'time',
    sort: 'updatedAt',
    isUsual: true,
    cell: (contact) => (
      <>
        <Ago at={contact.updatedAt} />
        <span className="flex justify-end @2xl:hidden">
          <ConsentDot status={statusOf(contact, 'email')} />
        </span>
      </>
    ),
  },
]

type TextField = 'company' | 'jobTitle' | 'email' | 'externalId'

const textColumn = (
  key: TextField,
  title: string,
  rest: Partial<ContactColumn>,
): ContactColumn => ({ key, title, ...rest, cell: (contact) => <Cut text={contact[key] ?? ''} /> })

const timeColumn = (key: 'createdAt' | 'lastActivityAt', title: string): ContactColumn => ({
  key,
  title,
  type: 'time',
  sort: key,
  wider: true,
  cell: (contact) => <Ago at={contact[key]} never="None yet" />,
})

const customColumn = ({ key, label, type, sortable, indexing }: ContactField): ContactColumn => ({
  key: `custom.${key}`,
  title: label,
  wider: true,
  end: type === 'number',
  ...(sortable && !indexing && { sort: `custom.${key}` }),
  cell: ({ custom }) => <Cut text={customWords(custom[key])} />,
})

/** A value of the organization's own fields, for people. */
export function customWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(customWords).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(`${text}T00:00`) : text
}

function Name({ contact }: { contact: Contact }) {
  const name = nameOf(contact)
  return (
    <span className="flex items-center gap-2" title={name}>
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

const Owner = ({ member }: { member: Member | undefined }) =>
  member && (
    <span title={member.name} className="flex">
      <Avatar id={member.id} name={member.name} size="small" />
      <span className="sr-only">{member.name}</span>
    </span>
  )

/** Most tags in a row, so that it stays one line. */
const mostTags = 2

const TagCell = ({ tags, onTag }: { tags: readonly string[]; onTag(tag: string): void }) => (
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

const Cut = ({ text }: { text: string }) => text && <bdi title={text}>{text}</bdi>
