import type { Destination } from '@capstan/sdk'
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
import { NoDestinations } from './no-destinations.tsx'
import { DestinationState, eventWords, typeName } from './words.tsx'

/** Where events go besides webhooks. */
export function Destinations() {
  const { isAdmin } = useSession()
  const destinations = useApiList(api.destinations.list)
  const hasNone = destinations.items?.length === 0
  return (
    <>
      <PageHeader
        title="Destinations"
        actions={
          isAdmin && (
            <Link to="/destinations/new" className={buttonClasses(hasNone ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New destination
            </Link>
          )
        }
      />
      <ListFrame>
        <QueryTable
          label="Destinations"
          query={destinations}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({
            to: '/destinations/$destinationId',
            params: { destinationId: id },
          })}
          empty={<NoDestinations canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

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
  { title: 'Changed', type: 'time', cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]
