import { useSearchParams } from '../../search.ts'
import { AddFilter, FilterChip } from '../../ui/filter-chip.tsx'
import { TimeFilter } from '../../ui/filters.tsx'
import { Segments } from '../../ui/segments.tsx'
import { statuses } from './delivery.ts'
import { useEventTypes } from './event-types.ts'
import { deliverySearch, statusIn } from './search-params.ts'

const names = ['status', 'type', 'from', 'to'] as const
type Filters = ReturnType<typeof deliverySearch>

export const noDeliveryFilters: Pick<Filters, (typeof names)[number]> = Object.fromEntries(
  names.map((name) => [name, undefined]),
)

export const isFiltered = (filters: Filters): boolean => names.some((name) => filters[name])

const modes = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Delivered' },
  { value: 'failed', title: 'Failed' },
  { value: 'pending', title: 'Waiting' },
] as const
type Mode = (typeof modes)[number]['value'] | 'other'

/** How they ended as segments; type, time and the rarer statuses as chips. */
export function DeliveryFilters() {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const { status, type, from, to } = filters
  const mode = modes.find(({ value }) => value === (status ?? ''))
  return (
    <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
      <h2 className="me-2 font-semibold text-lg">Deliveries</h2>
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
          values={statuses.map((one) => ({
            label: one,
            checked: one === status,
            onSelect: () => setSearch({ status: one }),
          }))}
          onRemove={() => setSearch({ status: undefined })}
        />
      )}
      <TypeChip />
      {!type && (
        <AddFilter
          fields={[
            { label: 'Event type', onSelect: () => setSearch({ type: 'webhook.test' }) },
            { label: 'Held', onSelect: () => setSearch({ status: 'held' }) },
            { label: 'Canceled', onSelect: () => setSearch({ status: 'canceled' }) },
          ]}
        />
      )}
      <TimeFilter from={from} to={to} onChange={setSearch} />
    </search>
  )
}

function TypeChip() {
  const [{ type }, setSearch] = useSearchParams(deliverySearch)
  const types = useEventTypes()
  if (!type) return null
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
