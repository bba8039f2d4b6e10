import type { Destination } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { StatusFilter } from '../../ui/status-filter.tsx'
import { isMoving } from '../webhooks/delivery.ts'
import { DeliveryLog } from '../webhooks/delivery-log.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { destinationSearch } from './search-params.ts'

const usual = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Delivered' },
  { value: 'failed', title: 'Failed' },
  { value: 'held', title: 'Held' },
] as const

export function Deliveries({ destination }: { destination: Destination }) {
  const [{ status, delivery }, setSearch] = useSearchParams(destinationSearch)
  const deliveries = useApiList(api.destinations.deliveries, [destination.id, { status }], {
    pollWhile: isMoving,
  })
  const open = (id: string | undefined): void => setSearch({ delivery: id })
  return (
    <DeliveryLog
      query={deliveries}
      filters={
        <StatusFilter
          label="How they ended"
          options={usual}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
      }
      onClearFilters={status ? () => setSearch({ status: undefined }) : undefined}
      openId={delivery}
      onOpen={open}
      panel={(id, steps) => (
        <DeliveryPanel
          destination={destination}
          id={id}
          onClose={() => open(undefined)}
          {...steps}
        />
      )}
    />
  )
}
