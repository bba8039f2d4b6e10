import type { Destination } from '@capstan/sdk'
import { Archive, BellRing, RotateCw } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { ResourceList } from '../../ui/resource-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { DestinationState, eventWords, typeName } from './words.tsx'

/** Where events go besides webhooks. */
export function Destinations() {
  const destinations = useApiList(api.destinations.list)
  return (
    <ResourceList
      title="Destinations"
      noun="destination"
      newPage="/destinations/new"
      query={destinations}
      columns={columns}
      linkOf={({ id }) => ({
        to: '/destinations/$destinationId',
        params: { destinationId: id },
      })}
      empty={empty}
    />
  )
}

const empty = {
  columns: ['Name', 'Type'],
  examples: [
    ['Sales channel', 'Slack', 'good', 'Enabled'],
    ['Daily digest', 'Email', 'good', 'Enabled'],
    ['Archive', 'S3 archive', 'good', 'Enabled'],
  ],
  next: [
    { icon: BellRing, title: 'Tell your team', text: 'Slack, Teams, Discord or email.' },
    { icon: Archive, title: 'Keep everything', text: 'Each event once, in a bucket of yours.' },
    { icon: RotateCw, title: 'Lose nothing', text: 'Retried, logged and replayed.' },
  ],
  about: 'Send events to a channel, a mailbox or a bucket. You need no server of your own.',
} as const

const columns: readonly Column<Destination>[] = [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: 'Type', width: 168, wide: true, cell: ({ type }) => typeName(type) },
  { title: 'State', type: 'status', width: 144, cell: (one) => <DestinationState of={one} /> },
  {
    title: 'Events',
    wide: true,
    grows: true,
    cell: ({ events }) => (
      <span className="text-soft" title={events.join(', ')}>
        {eventWords(events)}
      </span>
    ),
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]
