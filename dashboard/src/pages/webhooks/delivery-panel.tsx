import type { DeliveryWithAttempts } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Status } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { AttemptList } from './attempt-list.tsx'
import { isMoving } from './delivery.ts'
import { Exchange } from './exchange.tsx'

interface DeliveryPanelProps {
  id: string
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** One delivery: its attempts, what came back, and what was sent, in this order. */
export function DeliveryPanel({ id, ...panel }: DeliveryPanelProps) {
  const { data, error, reload } = useApi(api.deliveries.get, id, { pollWhile: isMoving })
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
      foot={data && <Foot delivery={data} />}
    >
      {data ? (
        <DeliveryDetails key={id} delivery={data} />
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

function DeliveryDetails({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { attempts, status, expungedAt } = delivery
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = attempts.find(({ id }) => id === chosenId) ?? attempts.at(-1)
  return (
    <div className="flex flex-col gap-5">
      {status === 'held' && (
        <Notice tone="warn">
          Held because the webhook is disabled. Enable it, then resend this delivery or replay all.
        </Notice>
      )}
      {expungedAt && <Notice>The content was deleted, so it cannot be resent.</Notice>}
      <AttemptList delivery={delivery} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
      {chosen && <Exchange attempt={chosen} />}
    </div>
  )
}

function Foot({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { isAdmin } = useSession()
  const { id, eventId, status, expungedAt } = delivery
  const resend = useApiMutation(api.deliveries.retry, {
    invalidates: ['webhooks', 'deliveries'],
    done: 'Sending again.',
  })
  return (
    <>
      {isAdmin && (
        <Button
          icon={<RotateCw aria-hidden="true" />}
          busy={resend.isPending}
          disabled={status === 'delivering'}
          why={expungedAt ? 'The content was deleted.' : undefined}
          onClick={() => resend.mutate(id)}
        >
          Resend
        </Button>
      )}
      <Link to="/events" search={{ event: eventId }} className={buttonClasses('quiet')}>
        Open event
      </Link>
    </>
  )
}
