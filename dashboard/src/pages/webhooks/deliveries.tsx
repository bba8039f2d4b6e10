import type { Delivery, Webhook } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Status } from '../../ui/badge.tsx'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { isMoving } from './delivery.ts'
import { DeliveryFilters, isFiltered, noDeliveryFilters } from './delivery-filters.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { deliverySearch } from './search-params.ts'

/** The deliveries of a webhook, newest first, and beside them the one that is opened. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const { status, type, from, to, delivery } = filters
  const deliveries = useApiList(
    api.deliveries.list,
    [webhook.id, { status, eventType: type, from, to }],
    { pollWhile: isMoving },
  )
  const open = ({ id }: Delivery): void => setSearch({ delivery: id })
  const index = deliveries.items?.findIndex(({ id }) => id === delivery) ?? -1
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : deliveries.items?.[place]
    return row && (() => open(row))
  }
  return (
    <section
      aria-label="Deliveries"
      className="bleed mt-6 border-line border-t [--cell-inset:var(--inset)]"
    >
      <DeliveryFilters />
      <QueryTable
        label="Deliveries"
        query={deliveries}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ eventType }) => eventType}
        onOpen={open}
        onPeek={open}
        onClearFilters={isFiltered(filters) ? () => setSearch(noDeliveryFilters) : undefined}
        empty={
          <Empty title="Waiting for your first event…">
            Send a test to see a delivery now. The others appear as soon as something happens.
          </Empty>
        }
      />
      {delivery && (
        <DeliveryPanel
          id={delivery}
          onClose={() => setSearch({ delivery: undefined })}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        />
      )}
    </section>
  )
}

/** The status of the response, or why there was none. */
const Answer = ({ statusCode, error }: NonNullable<Delivery['lastAttempt']>) => (
  <span className="font-mono text-xs" title={error?.message}>
    {statusCode ?? error?.code}
  </span>
)

const columns: readonly Column<Delivery>[] = [
  {
    title: 'Event',
    cell: ({ eventType }) => <span className="font-mono font-normal text-xs">{eventType}</span>,
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
    cell: ({ lastAttempt }) => lastAttempt && <Answer {...lastAttempt} />,
  },
  {
    title: 'Took',
    type: 'number',
    wider: true,
    cell: ({ lastAttempt }) => lastAttempt && formatDuration(lastAttempt.durationMs),
  },
  {
    title: 'Next attempt',
    type: 'time',
    wide: true,
    cell: ({ nextAttemptAt }) => <Ago at={nextAttemptAt} never="" />,
  },
  { title: 'Happened', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
