import type { Delivery, Webhook } from '@capstan/sdk'
import { useEffect, useRef } from 'react'
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

interface DeliveriesProps {
  webhook: Webhook
  /** How many failed and can be replayed. */
  failedCount: number
  /** Called after attempts that the charts do not count yet. */
  onAttempts(): void
}

/** The deliveries of a webhook below its charts. */
export function Deliveries({ webhook, failedCount, onAttempts }: DeliveriesProps) {
  const [filters, setSearch] = useSearchParams(deliverySearch)
  const { status, type, from, to, delivery } = filters
  const { isAdmin } = useSession()
  const deliveries = useApiList(
    api.deliveries.list,
    [webhook.id, { status, eventType: type, from, to }],
    { pollWhile: isMoving },
  )
  useEffectOfAttempts(deliveries.items, onAttempts)
  const open = (id: string | undefined): void => setSearch({ delivery: id })
  return (
    <DeliveryLog
      ruled
      query={deliveries}
      filters={
        <DeliveryFilters
          end={isAdmin && <ReplayFailed webhookId={webhook.id} count={failedCount} />}
        />
      }
      onClearFilters={isFiltered(filters) ? () => setSearch(noDeliveryFilters) : undefined}
      openId={delivery}
      onOpen={open}
      panel={(id, steps) => <DeliveryPanel id={id} onClose={() => open(undefined)} {...steps} />}
    />
  )
}

/** No event tells of an attempt: the list, which asks while deliveries are under way, finds it first. */
function useEffectOfAttempts(items: readonly Delivery[] | undefined, onAttempts: () => void): void {
  const made = items?.reduce((sum, { attemptsCount }) => sum + attemptsCount, 0)
  const before = useRef(made)
  const report = useRef(onAttempts)
  report.current = onAttempts
  useEffect(() => {
    if (before.current !== undefined && made !== undefined && made !== before.current) {
      report.current()
    }
    before.current = made ?? before.current
  }, [made])
}
