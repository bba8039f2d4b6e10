import type { DeliveryWithAttempts } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { AttemptDetails } from './attempt-details.tsx'
import { isMoving } from './delivery.ts'

/** One delivery with its attempts: what was sent, and what came back. */
export function DeliverySheet({ id, onClose }: { id: string | undefined; onClose(): void }) {
  const delivery = useApi(api.deliveries.get, id ?? '', {
    enabled: id !== undefined,
    pollWhile: isMoving,
  })
  return (
    <Dialog
      title={delivery.data?.eventType ?? 'Delivery'}
      open={id !== undefined}
      onClose={onClose}
      shape="sheet"
    >
      {delivery.data ? (
        <Known delivery={delivery.data} />
      ) : delivery.error ? (
        <Failure error={delivery.error} onRetry={() => void delivery.reload()} />
      ) : (
        <div role="status" aria-label="Loading" className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function Known({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { attempts, status, nextAttemptAt, attemptsCount, expungedAt } = delivery
  const hasOlder = attemptsCount > attempts.length
  const rows: [string, ReactNode][] = [
    ['Status', <Status key="status" of={status} />],
    ['Happened', <Ago key="at" at={delivery.createdAt} />],
    ['Event', <EventLink key="event" id={delivery.eventId} />],
    ['Delivery', <Id key="id" value={delivery.id} />],
  ]
  if (nextAttemptAt) rows.splice(1, 0, ['Next attempt', <Ago key="next" at={nextAttemptAt} />])
  return (
    <div className="flex flex-col gap-5">
      <Facts rows={rows} />
      {status === 'held' && (
        <Notice tone="warn">
          The delivery is held because the webhook is disabled. Enable the webhook, then resend this
          delivery or replay all.
        </Notice>
      )}
      {expungedAt && <Notice>Its payload was expunged: it cannot be sent again.</Notice>}
      <section className="flex flex-col gap-3">
        <header className="flex items-center justify-between gap-4">
          <h3 className="font-semibold">
            {attemptsCount === 1 ? 'One attempt' : `${attemptsCount} attempts`}
          </h3>
          <Resend delivery={delivery} />
        </header>
        {attempts.length === 0 && <p className="text-faint text-sm">{waitingFor(status)}</p>}
        {attempts.toReversed().map((attempt, index) => (
          <AttemptDetails
            key={attempt.id}
            attempt={attempt}
            title={`Attempt ${attemptsCount - index}`}
            isFirst={index === 0}
          />
        ))}
        {hasOlder && <p className="text-faint text-sm">The log keeps the last 100 of them.</p>}
      </section>
    </div>
  )
}

const EventLink = ({ id }: { id: string }) => (
  <Link
    to="/events"
    search={{ event: id }}
    className="block truncate font-mono text-brass text-xs hover:underline"
  >
    {id}
  </Link>
)

const waitingFor = (status: string): string =>
  status === 'pending' || status === 'delivering'
    ? 'The first one is on its way.'
    : 'It was not sent.'

function Resend({ delivery: { id, status, expungedAt } }: { delivery: DeliveryWithAttempts }) {
  const { isAdmin } = useSession()
  const resend = useApiMutation(api.deliveries.retry, {
    invalidates: ['webhooks', 'deliveries'],
    done: 'It is sent again.',
  })
  if (!isAdmin) return null
  return (
    <Button
      size="small"
      icon={<RotateCw size={14} aria-hidden="true" />}
      busy={resend.isPending}
      disabled={expungedAt !== null || status === 'delivering'}
      onClick={() => resend.mutate(id)}
    >
      Resend
    </Button>
  )
}
