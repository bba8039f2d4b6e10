import { type Static, Type } from 'typebox'
import { Id } from '../../../platform/operations/schemas.ts'
import { Attempt, Delivery } from '../../webhooks/index.ts'
import { DestinationId } from './ids.ts'

const { webhookId: _, ...shared } = Delivery.properties

export const DestinationDelivery = Type.Object(
  {
    ...shared,
    destinationId: Id(DestinationId, 'The destination.'),
    eventType: Type.String({
      description: 'Type of the event; `destination.batch` for many at once.',
      examples: ['proposal.accepted'],
    }),
  },
  { title: 'DestinationDelivery' },
)
export type DestinationDelivery = Static<typeof DestinationDelivery>

export const DestinationDeliveryWithAttempts = Type.Object(
  {
    ...DestinationDelivery.properties,
    attempts: Type.Array(Attempt, {
      description: 'The last 100, oldest first. The body of a request is the event as it was owed.',
    }),
  },
  { title: 'DestinationDeliveryWithAttempts' },
)

export function presentForDestination<Shown extends Static<typeof Delivery>>({
  webhookId,
  ...delivery
}: Shown) {
  return { ...delivery, destinationId: DestinationId.show(webhookId) }
}
