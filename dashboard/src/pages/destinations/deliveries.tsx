import type { Destination, DestinationDelivery } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Status } from '../../ui/badge.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { formatNumber } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { isMoving } from '../webhooks/delivery.ts'
import { statusIn } from '../webhooks/search-params.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { destinationSearch } from './search-params.ts'

const modes = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Delivered' },
  { value: 'failed', title: 'Failed' },
  { value: 'held', title: 'Held' },
] as const
type Mode = (typeof modes)[number]['value'] | 'other'

/** The deliveries of a destination, newest first, and beside them the one that is opened. */
export function Deliveries({ destination }: { destination: Destination }) {
  const [{ status, delivery }, setSearch] = useSearchParams(destinationSearch)
  const deliveries = useApiList(api.destinations.deliveries, [destination.id, { status }], {
    pollWhile: isMoving,
  })
  const open = ({ id }: DestinationDelivery): void => setSearch({ delivery: id })
  const index = deliveries.items?.findIndex(({ id }) => id === delivery) ?? -1
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : deliveries.items?.[place]
    return row && (() => open(row))
  }
  const mode = modes.find(({ value }) => value === (status ?? ''))
  return (
    <section aria-label="Deliveries" className="bleed -mt-6 [--cell-inset:var(--inset)]">
      <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
        <Segments<Mode>
          label="How they ended"
          options={modes}
          value={mode?.value ?? 'other'}
          onChange={(next) => setSearch({ status: statusIn(next) })}
        />
        {status && !mode && (
          <FilterChip
            field="Status"
            operator="is"
            value={status}
            onRemove={() => setSearch({ status: undefined })}
          />
        )}
      </search>
      <QueryTable
        label="Deliveries"
        query={deliveries}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ eventType }) => eventType}
        onOpen={open}
        onPeek={open}
        openKey={delivery}
        onClearFilters={status ? () => setSearch({ status: undefined }) : undefined}
        empty={
          <Empty title="Waiting for the first event…">
            Send a test to see a delivery now. The others appear as soon as something happens.
          </Empty>
        }
      />
      {delivery && (
        <DeliveryPanel
          destination={destination}
          id={delivery}
          onClose={() => setSearch({ delivery: undefined })}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        />
      )}
    </section>
  )
}

/** Many at once are one delivery of a type of its own. */
const eventName = ({ eventType }: DestinationDelivery): string =>
  eventType === 'destination.batch' ? 'Many events' : eventType

const columns: readonly Column<DestinationDelivery>[] = [
  {
    title: 'Event',
    cell: (delivery) => (
      <span className="font-mono font-normal text-xs">{eventName(delivery)}</span>
    ),
  },
  { title: 'Status', type: 'status', cell: ({ status }) => <Status of={status} /> },
  {
    title: 'Attempts',
    type: 'number',
    wide: true,
    cell: ({ attemptsCount }) => formatNumber(attemptsCount),
  },
  {
    title: 'Answer',
    wide: true,
    grows: true,
    cell: ({ lastAttempt }) => (
      <span className="text-soft" title={lastAttempt?.error?.message}>
        {lastAttempt && (lastAttempt.error?.message ?? lastAttempt.statusCode)}
      </span>
    ),
  },
  { title: 'Happened', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
