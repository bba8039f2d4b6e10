import type { Webhook } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { isMoving } from './delivery.ts'
import { DeliveryFilters, isFiltered, noDeliveryFilters } from './delivery-filters.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { ReplayFailed } from './replay-failed.tsx'
import { deliverySearch } from './search-params.ts'

/** The deliveries of a webhook below its charts. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const { status, type, from, to, delivery } = filters
  const { isAdmin } = useSession()
  const deliveries = useApiList(
    api.deliveries.list,
    [webhook.id, { status, eventType: type, from, to }],
    { pollWhile: isMoving },
  )
  const open = (id: string | undefined): void => setSearch({ delivery: id })
  return (
    <DeliveryLog
      ruled
      query={deliveries}
      filters={<DeliveryFilters end={isAdmin && <ReplayFailed webhookId={webhook.id} />} />}
      onClearFilters={isFiltered(filters) ? () => setSearch(noDeliveryFilters) : undefined}
      openId={delivery}
      onOpen={open}
      panel={(id, steps) => <DeliveryPanel id={id} onClose={() => open(undefined)} {...steps} />}
    />
  )
}
