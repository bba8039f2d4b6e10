import type { Destination, DestinationDeliveryWithAttempts } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { AttemptList } from '../webhooks/attempt-list.tsx'
import { isMoving } from '../webhooks/delivery.ts'
import { Exchange } from '../webhooks/exchange.tsx'

interface DeliveryPanelProps {
  destination: Destination
  id: string
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** One delivery: its attempts, what came back, and what was sent, in this order. */
export function DeliveryPanel({ destination, id, ...panel }: DeliveryPanelProps) {
  const { data, error, reload } = useApi(api.destinations.delivery, [destination.id, id], {
    pollWhile: isMoving,
  })
  return (
    <SidePanel
      {...panel}
      title={
        <span className="flex items-center gap-2">
          {data && <Status of={data.status} />}
          <span className="truncate font-medium font-mono text-xs">
            {data?.eventType ?? 'Delivery'}
          </span>
        </span>
      }
      foot={
        data &&
        data.eventType !== 'destination.batch' && (
          <Link to="/events" search={{ event: data.eventId }} className={buttonClasses('quiet')}>
            Open event
          </Link>
        )
      }
    >
      {data ? (
        <Details key={id} delivery={data} />
      ) : error ? (
        <Failure error={error} onRetry={reload} />
      ) : (
        <div role="status" aria-label="Loading" className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </SidePanel>
  )
}

function Details({ delivery }: { delivery: DestinationDeliveryWithAttempts }) {
  const { attempts, status, expungedAt } = delivery
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = attempts.find(({ id }) => id === chosenId) ?? attempts.at(-1)
  return (
    <div className="flex flex-col gap-5">
      {status === 'held' && (
        <Notice tone="warn">
          Held because the destination is disabled. Enable it, then replay what is held.
        </Notice>
      )}
      {expungedAt && <Notice>The content was deleted, so it cannot be sent again.</Notice>}
      <AttemptList delivery={delivery} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
      {chosen && <Exchange attempt={chosen} />}
    </div>
  )
}
