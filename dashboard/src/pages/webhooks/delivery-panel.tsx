import type { DeliveryWithAttempts } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { isMoving } from './delivery.ts'
import { DeliveryDetails, type PanelProps } from './delivery-details.tsx'

/** One delivery of a webhook, which can be sent again. */
export function DeliveryPanel({ id, ...panel }: PanelProps & { id: string }) {
  const delivery = useApi(api.deliveries.get, id, { pollWhile: isMoving })
  return (
    <DeliveryDetails
      query={delivery}
      panel={panel}
      whyHeld="Held because the webhook is disabled. Enable it, then resend this delivery or replay all."
      foot={(shown) => <Foot delivery={shown} />}
    />
  )
}

function Foot({ delivery }: { delivery: Omit<DeliveryWithAttempts, 'webhookId'> }) {
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
