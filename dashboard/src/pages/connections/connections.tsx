import type { Connection } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoConnections } from './no-connections.tsx'
import { ConnectionTabs } from './tabs.tsx'
import { type ProviderNames, useProviderNames } from './use-providers.ts'
import { ConnectionState } from './words.tsx'

/** The accounts elsewhere that syncs and destinations use. */
export function Connections() {
  const { isAdmin } = useSession()
  const connections = useApiList(api.connections.list)
  const names = useProviderNames()
  const hasNone = connections.items?.length === 0
  return (
    <>
      <PageHeader
        title="Connections"
        actions={
          isAdmin && (
            <Link to="/connections/new" className={buttonClasses(hasNone ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New connection
            </Link>
          )
        }
      />
      <ConnectionTabs />
      <ListFrame>
        <QueryTable
          label="Connections"
          query={connections}
          columns={columnsFor(names)}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/connections/$connectionId', params: { connectionId: id } })}
          empty={<NoConnections canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

const columnsFor = (names: ProviderNames): readonly Column<Connection>[] => [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: 'Provider', width: 168, wide: true, cell: ({ provider }) => names(provider) },
  {
    title: 'State',
    type: 'status',
    width: 144,
    cell: ({ status }) => <ConnectionState of={status} />,
  },
  {
    title: 'Note',
    wide: true,
    grows: true,
    cell: ({ status, lastError, account }) => {
      const note = status === 'active' || !lastError ? account : lastError.message
      return (
        <span className="text-soft" title={note ?? undefined} dir="auto">
          {note}
        </span>
      )
    },
  },
  {
    title: 'Last answered',
    type: 'time',
    cell: ({ lastOkAt }) => <Ago at={lastOkAt} never="–" />,
  },
]
