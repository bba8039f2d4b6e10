import type { Connection, Sync } from '@capstan/sdk'
import { Eye, RefreshCw, ShieldCheck } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiAll, useApiList } from '../../queries.ts'
import { ResourceList } from '../../ui/resource-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { SyncState, scheduleOf, syncName } from './words.tsx'

export function Syncs() {
  const syncs = useApiList(api.syncs.list)
  const connections = useApiAll(api.connections.list, { limit: 100 })
  return (
    <ResourceList
      title="Syncs"
      noun="sync"
      newPage="/syncs/new"
      query={syncs}
      columns={columnsFor(connections.data ?? [])}
      linkOf={({ id }) => ({ to: '/syncs/$syncId', params: { syncId: id } })}
      empty={empty}
    />
  )
}

const empty = {
  columns: ['Name', 'From'],
  examples: [
    ['Customers', 'HubSpot', 'good', 'On schedule'],
    ['Address book', 'CardDAV', 'good', 'On schedule'],
    ['Handbook', 'WebDAV', 'calm', 'Manual'],
  ],
  next: [
    {
      icon: Eye,
      title: 'Look first',
      text: 'The preview shows each record, and changes nothing.',
    },
    { icon: RefreshCw, title: 'Keep it current', text: 'On a schedule, only what changed.' },
    { icon: ShieldCheck, title: 'Lose nothing', text: 'Many deletions wait until you confirm.' },
  ],
  about: 'Bring contacts and documents from another service, and keep them up to date.',
} as const

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
  {
    title: 'Next run',
    type: 'time',
    wide: true,
    cell: ({ nextRunAt }) => <Ago at={nextRunAt} never="–" />,
  },
]
