import type { Company, Contact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from '../contacts/contact.ts'

/** The people of a company, newest first. */
export function CompanyContacts({ company }: { company: Company }) {
  const contacts = useApiList(api.companies.contacts, [company.id], { pageLength: 100 })
  return (
    <section aria-label="Contacts" className="border-line border-t [--cell-inset:var(--inset)]">
      <QueryTable
        label={`Contacts of ${company.name}`}
        query={contacts}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        linkOf={({ id }) => ({ to: '/contacts/$contactId', params: { contactId: id } })}
        isEndless
        empty={
          <p className="px-6 py-12 text-center text-soft">
            No contacts yet. Choose this company on the page of a contact.
          </p>
        }
      />
    </section>
  )
}

const columns: readonly Column<Contact>[] = [
  {
    title: 'Name',
    type: 'name',
    width: 232,
    cell: (contact) => (
      <span className="flex items-center gap-2" title={nameOf(contact)}>
        <Avatar id={contact.id} name={nameOf(contact)} />
        <bdi className="truncate">{nameOf(contact)}</bdi>
      </span>
    ),
  },
  { title: 'Job title', wide: true, cell: ({ jobTitle }) => <bdi>{jobTitle}</bdi> },
  { title: 'Email', wide: true, cell: ({ email }) => email && <bdi title={email}>{email}</bdi> },
  { title: 'Changed', type: 'time', cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]
