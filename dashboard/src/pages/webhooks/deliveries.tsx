import type { Delivery, Webhook } from '@capstan/sdk'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { isMoving, statuses } from './delivery.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { useEventTypes } from './event-types.ts'
import { deliverySearch, statusIn } from './search-params.ts'

const names = ['status', 'type', 'from', 'to'] as const
const noFilter = Object.fromEntries(names.map((name) => [name, undefined]))

/** The deliveries of a webhook, newest first. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const { status, type, from, to, delivery } = filters
  const deliveries = useApiList(
    api.deliveries.list,
    [webhook.id, { status, eventType: type, from, to }],
    { pollWhile: isMoving },
  )
  // A field of a time is its own keeper while it is half written; clearing makes new ones.
  const [round, setRound] = useState(0)
  const clear = (): void => {
    setSearch(noFilter)
    setRound(round + 1)
  }
  const isFiltered = names.some((name) => filters[name])
  return (
    <Card className="mt-5">
      <CardHeader title="Deliveries" hint="What was sent, when, and what came back." />
      <Filters key={round} onClear={isFiltered ? clear : undefined} />
      {!deliveries.items && deliveries.error ? (
        <Failure error={deliveries.error} onRetry={() => void deliveries.reload()} />
      ) : !deliveries.items ? (
        <SkeletonRows />
      ) : deliveries.items.length === 0 ? (
        <Empty
          icon={Inbox}
          title={isFiltered ? 'No delivery fits' : 'No deliveries yet'}
          action={isFiltered && <Button onClick={clear}>Clear the filters</Button>}
        >
          {isFiltered
            ? 'Another status, type or time may have some.'
            : 'As soon as an event of the subscribed types happens, its delivery shows here. Send a test to see one now.'}
        </Empty>
      ) : (
        <>
          <Rows deliveries={deliveries.items} />
          <More
            hasMore={deliveries.hasNextPage}
            busy={deliveries.isFetchingNextPage}
            onMore={() => void deliveries.fetchNextPage()}
          />
        </>
      )}
      <DeliverySheet id={delivery} onClose={() => setSearch({ delivery: undefined })} />
    </Card>
  )
}

function Rows({ deliveries }: { deliveries: Delivery[] }) {
  const [, setSearch] = useSearchParams(deliverySearch)
  return (
    <Table
      label="Deliveries"
      rows={deliveries}
      keyOf={({ id }) => id}
      onOpen={({ id }) => setSearch({ delivery: id })}
      columns={[
        {
          title: 'Event',
          grows: true,
          cell: ({ eventType, createdAt }) => (
            <>
              <span className="block truncate font-mono text-xs">{eventType}</span>
              <span className="block font-normal text-faint text-xs md:hidden">
                <Ago at={createdAt} />
              </span>
            </>
          ),
        },
        { title: 'Status', cell: ({ status }) => <Status of={status} /> },
        {
          title: 'Attempts',
          wide: true,
          end: true,
          cell: ({ attemptsCount }) => <span className="tabular-nums">{attemptsCount}</span>,
        },
        {
          title: 'Next attempt',
          wide: true,
          end: true,
          cell: ({ nextAttemptAt }) => <Ago at={nextAttemptAt} never="" />,
        },
        {
          title: 'Happened',
          wide: true,
          end: true,
          cell: ({ createdAt }) => <Ago at={createdAt} />,
        },
      ]}
    />
  )
}

function Filters({ onClear }: { onClear: (() => void) | undefined }) {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const types = useEventTypes()
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2.5">
      <FilterSelect
        label="Status"
        value={filters.status ?? ''}
        onChange={(event) => setSearch({ status: statusIn(event.target.value) })}
      >
        <option value="">any status</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Event type"
        value={filters.type ?? ''}
        onChange={(event) => setSearch({ type: event.target.value || undefined })}
      >
        <option value="">all types</option>
        {types.data?.data.map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </FilterSelect>
      <div className="flex flex-wrap items-center gap-2">
        {(['from', 'to'] as const).map((name) => (
          <span key={name} className="flex items-center gap-2 text-faint text-sm">
            <span aria-hidden="true" className="w-9 sm:w-auto">
              {name}
            </span>
            <FilterField
              label={name === 'from' ? 'Happened from' : 'Happened until'}
              type="datetime-local"
              className="w-auto!"
              defaultValue={toLocal(filters[name])}
              onChange={(event) => {
                const time = fromLocal(event.target.value)
                if (time !== null) setSearch({ [name]: time || undefined })
              }}
            />
          </span>
        ))}
      </div>
      {onClear && (
        <Button look="quiet" size="small" onClick={onClear}>
          Clear
        </Button>
      )}
    </div>
  )
}

/** A moment as such a field writes it, on the clock of who looks. */
function toLocal(moment: string | undefined): string {
  const time = new Date(moment ?? '')
  if (Number.isNaN(time.getTime())) return ''
  const here = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

/** The moment that is meant; empty for none, null for a year that is still being written. */
function fromLocal(local: string): string | null {
  if (local === '') return ''
  return local < '2000' ? null : new Date(local).toISOString()
}
