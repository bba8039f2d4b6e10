import type { Connection, Sync } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiAll, useApiList } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoSyncs } from './no-syncs.tsx'
import { SyncState, scheduleOf, syncName } from './words.tsx'

/** What is kept here as it is elsewhere. */
export function Syncs() {
  const { isAdmin } = useSession()
  const syncs = useApiList(api.syncs.list)
  const connections = useApiAll(api.connections.list, { limit: 100 })
  const hasNone = syncs.items?.length === 0
  return (
    <>
      <PageHeader
        title="Syncs"
        actions={
          isAdmin && (
            <Link to="/syncs/new" className={buttonClasses(hasNone ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New sync
            </Link>
          )
        }
      />
      <ListFrame>
        <QueryTable
          label="Syncs"
          query={syncs}
          columns={columnsFor(connections.data ?? [])}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/syncs/$syncId', params: { syncId: id } })}
          empty={<NoSyncs canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

const columnsFor = (connections: readonly Connection[]): readonly Column<Sync>[] => [
  { title: 'Name', cell: (sync) => <span dir="auto">{syncName(sync)}</span> },
  {
    title: 'From',
    width: 200,
    wide: true,
    cell: ({ connectionId }) => (
      <span dir="auto">{connections.find(({ id }) => id === connectionId)?.name}</span>
    ),
  },
  {
    title: 'Into',
    width: 120,
    wider: true,
    cell: ({ target }) => (target === 'contacts' ? 'Contacts' : 'Knowledge'),
  },
  { title: 'State', type: 'status', width: 144, cell: (sync) => <SyncState sync={sync} /> },
  {
    title: 'Runs',
    width: 150,
    wide: true,
    cell: (sync) => <span className="text-soft">{scheduleOf(sync)}</span>,
  },
  { title: 'Next run', type: 'time', cell: ({ nextRunAt }) => <Ago at={nextRunAt} never="–" /> },
]
