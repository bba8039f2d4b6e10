import type { ReactNode } from 'react'
import { useSearchParams } from '../../search.ts'
import { AddFilter, FilterChip } from '../../ui/filter-chip.tsx'
import { TimeFilter } from '../../ui/filters.tsx'
import { StatusFilter } from '../../ui/status-filter.tsx'
import { statuses } from './delivery.ts'
import { useEventTypes } from './event-types.ts'
import { deliverySearch } from './search-params.ts'

const names = ['status', 'type', 'from', 'to'] as const
type Filters = ReturnType<typeof deliverySearch>

export const noDeliveryFilters: Pick<Filters, (typeof names)[number]> = Object.fromEntries(
  names.map((name) => [name, undefined]),
)

export const isFiltered = (filters: Filters): boolean => names.some((name) => filters[name])

const usual = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Delivered' },
  { value: 'failed', title: 'Failed' },
  { value: 'pending', title: 'Waiting' },
] as const

/** How they ended as segments; type, time and the rarer statuses as chips. */
export function DeliveryFilters({ end }: { end?: ReactNode }) {
  const [{ status, type, from, to }, setSearch] = useSearchParams(deliverySearch)
  return (
    <>
      <h2 className="me-2 font-semibold text-lg">Deliveries</h2>
      <StatusFilter
        label="How they ended"
        options={usual}
        value={status}
        values={statuses.map((one) => ({
          label: one,
          checked: one === status,
          onSelect: () => setSearch({ status: one }),
        }))}
        onChange={(next) => setSearch({ status: next })}
      />
      {type ? (
        <TypeChip type={type} />
      ) : (
        <AddFilter
          fields={[
            { label: 'Event type', onSelect: () => setSearch({ type: 'webhook.test' }) },
            { label: 'Held', onSelect: () => setSearch({ status: 'held' }) },
            { label: 'Canceled', onSelect: () => setSearch({ status: 'canceled' }) },
          ]}
        />
      )}
      <TimeFilter from={from} to={to} onChange={setSearch} />
      {end}
    </>
  )
}

function TypeChip({ type }: { type: string }) {
  const [, setSearch] = useSearchParams(deliverySearch)
  const types = useEventTypes()
  return (
    <FilterChip
      field="Event type"
      operator="is"
      value={type}
      values={(types.data?.data ?? []).map((one) => ({
        label: one.type,
        checked: one.type === type,
        onSelect: () => setSearch({ type: one.type }),
      }))}
      onRemove={() => setSearch({ type: undefined })}
    />
  )
}
