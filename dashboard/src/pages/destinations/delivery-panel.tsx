import type { Destination } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { isBatch, isMoving } from '../webhooks/delivery.ts'
import { DeliveryDetails, type PanelProps } from '../webhooks/delivery-details.tsx'

interface DeliveryPanelProps extends PanelProps {
  destination: Destination
  id: string
}

/** One delivery to a destination. */
export function DeliveryPanel({ destination, id, ...panel }: DeliveryPanelProps) {
  const delivery = useApi(api.destinations.delivery, [destination.id, id], { pollWhile: isMoving })
  return (
    <DeliveryDetails
      query={delivery}
      panel={panel}
      whyHeld="Held because the destination is disabled. Enable it, then replay what is held."
      foot={(shown) =>
        !isBatch(shown) && (
          <Link to="/events" search={{ event: shown.eventId }} className={buttonClasses('quiet')}>
            Open event
          </Link>
        )
      }
    />
  )
}
