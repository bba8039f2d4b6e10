import type { Company } from '@capstan/sdk'
import { Link2, Plus, Search, Users } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { TagList } from '../contacts/tag-list.tsx'
import { CompanyForm } from './company-form.tsx'
import { companySearch } from './search-params.ts'

export function Companies() {
  const [{ q, create }, setSearch] = useSearchParams(companySearch)
  const companies = useApiList(api.companies.list, [{ ...(q !== undefined && { q }) }], {
    pageLength: 100,
  })
  const isFirst = companies.items?.length === 0 && !q
  const add = () => setSearch({ create: true })
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Companies"
        actions={
          <Button
            look={isFirst ? 'plain' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            onClick={add}
          >
            New company
          </Button>
        }
      />
      <ListFrame
        filters={
          <SearchField
            label="Search companies"
            placeholder="Name or domain"
            className="sm:max-w-72"
            value={q}
            onChange={(next) => setSearch({ q: next })}
          />
        }
      >
        <QueryTable
          label="Companies"
          query={companies}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          linkOf={({ id }) => ({ to: '/companies/$companyId', params: { companyId: id } })}
          isEndless
          onClearFilters={q ? () => setSearch({ q: undefined }) : undefined}
          empty={<NoCompanies onCreate={add} />}
        />
      </ListFrame>
      <Dialog title="Add a company" open={create === true} onClose={close}>
        <CompanyForm onDone={close} onCancel={close} />
      </Dialog>
    </>
  )
}

const columns: readonly Column<Company>[] = [
  {
    title: 'Name',
    type: 'name',
    width: 260,
    cell: ({ id, name }) => (
      <span className="flex items-center gap-2" title={name}>
        <Avatar id={id} name={name} square />
        <bdi className="truncate">{name}</bdi>
      </span>
    ),
  },
  { title: 'Domain', cell: ({ domain }) => domain && <bdi title={domain}>{domain}</bdi> },
  {
    title: 'Phone',
    type: 'phone',
    wider: true,
    cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
  },
  {
    title: 'Tags',
    type: 'tags',
    wide: true,
    cell: ({ tags }) => tags.length > 0 && <TagList tags={tags.slice(0, 2)} />,
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

const NoCompanies = ({ onCreate }: { onCreate(): void }) => (
  <Empty
    title="Add your first company"
    action={
      <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        New company
      </Button>
    }
    next={[
      { icon: Users, title: 'See its people', text: 'A company lists its contacts.' },
      { icon: Link2, title: 'Link contacts', text: 'Choose a company on a contact’s page.' },
      { icon: Search, title: 'Find it anywhere', text: 'Search by name or domain.' },
    ]}
  >
    A company has a name, a domain and its contacts. Rename it once, and all of them show it.
  </Empty>
)
