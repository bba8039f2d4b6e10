import type { Connection } from '@capstan/sdk'
import { KeyRound, Plug, RefreshCw } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { ResourceList } from '../../ui/resource-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { ConnectionTabs } from './tabs.tsx'
import { type ProviderNames, useProviderNames } from './use-providers.ts'
import { ConnectionState } from './words.tsx'

/** The accounts elsewhere that syncs and destinations use. */
export function Connections() {
  const connections = useApiList(api.connections.list)
  const names = useProviderNames()
  return (
    <ResourceList
      title="Connections"
      noun="connection"
      newPage="/connections/new"
      query={connections}
      columns={columnsFor(names)}
      linkOf={({ id }) => ({ to: '/connections/$connectionId', params: { connectionId: id } })}
      tabs={<ConnectionTabs />}
      empty={empty}
    />
  )
}

const empty = {
  columns: ['Name', 'Provider'],
  examples: [
    ['HubSpot, Europe', 'HubSpot', 'good', 'Working'],
    ['Team address book', 'CardDAV', 'good', 'Working'],
    ['Contracts', 'S3', 'bad', 'Needs you'],
  ],
  next: [
    { icon: Plug, title: 'Choose a service', text: 'Google, HubSpot, WebDAV, S3 or your own.' },
    { icon: KeyRound, title: 'Sign in once', text: 'Credentials are sealed and never shown.' },
    { icon: RefreshCw, title: 'Sync from it', text: 'Contacts and documents stay up to date.' },
  ],
  about: 'Connect an account elsewhere. Syncs read from it, and destinations write to it.',
} as const

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
    wide: true,
    cell: ({ lastOkAt }) => <Ago at={lastOkAt} never="–" />,
  },
]
