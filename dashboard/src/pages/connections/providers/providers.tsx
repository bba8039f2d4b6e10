import type { IntegrationProvider } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useSession } from '../../../session.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { ConnectionTabs } from '../tabs.tsx'
import { useProviders } from '../use-providers.ts'
import { authWords } from '../words.tsx'

/** Lists the providers that the organization has defined. */
export function Providers() {
  const { isAdmin } = useSession()
  const providers = useProviders()
  const own = providers.data?.filter(({ builtIn }) => !builtIn)
  return (
    <>
      <PageHeader
        title="Connections"
        tab="Your providers"
        actions={
          isAdmin && (
            <Link
              to="/connections/providers/new"
              className={buttonClasses(own?.length === 0 ? 'plain' : 'primary')}
            >
              <Plus aria-hidden="true" /> New provider
            </Link>
          )
        }
      />
      <ConnectionTabs />
      <ListFrame>
        <QueryTable
          label="Your providers"
          query={{ ...providers, items: own }}
          columns={columns}
          keyOf={({ key }) => key}
          linkOf={({ key }) => ({
            to: '/connections/providers/$providerKey',
            params: { providerKey: key },
          })}
          empty={<NoProviders canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

const columns: readonly Column<IntegrationProvider>[] = [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: 'Key', type: 'code', width: 168, wide: true, cell: ({ key }) => key },
  {
    title: 'Address',
    wider: true,
    cell: ({ baseUrl }) => (
      <span dir="ltr" className="font-mono text-soft text-xs">
        {baseUrl}
      </span>
    ),
  },
  {
    title: 'Signs in with',
    width: 200,
    wide: true,
    cell: ({ auth: [first] }) => first && authWords[first.type],
  },
  {
    title: 'Syncs',
    width: 120,
    cell: ({ models }) => (models.contact ? 'Contacts' : '–'),
  },
]

const NoProviders = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Describe a service of your own' : 'No provider of your own yet'}
    action={
      canCreate && (
        <Link to="/connections/providers/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New provider
        </Link>
      )
    }
    command="npx capstan providers create billing.json"
  >
    {canCreate
      ? 'Say where it is and how one signs in. Then connect accounts to it, and sync from them.'
      : 'Ask an owner or an admin to describe one.'}
  </Empty>
)
