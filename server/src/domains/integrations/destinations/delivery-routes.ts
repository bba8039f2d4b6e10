import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Id, List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  Attempt,
  Delivery,
  DeliveryId,
  DeliveryQuery,
  getEndpointDelivery,
  listEndpointDeliveries,
  missingScope,
  Replayed,
  ReplayRequest,
  replayEndpoint,
  TestRequest,
  testEndpoint,
} from '../../webhooks/index.ts'
import { common, one, params } from './paths.ts'
import { DestinationId, transportName } from './schema.ts'
import { findDestination } from './store.ts'

const placeOf = (id: string) => ({ transport: transportName, id })

export const destinationDeliveryOperations = (
  { pager }: Pick<Platform, 'pager'>,
  catalogue: Pick<Catalogue, 'events'>,
): readonly Operation[] => [
  operation(
    {
      ...common,
      scope: 'integrations:write',
      method: 'POST',
      path: `${one}/test`,
      operationId: 'testDestination',
      summary: 'Test a destination',
      description:
        'Delivers an example event to the destination, even if it does not subscribe to the type. An archive gets it as an object under `test/`.',
      params,
      body: Type.Union([TestRequest, Type.Null()]),
      status: 201,
      location: `${one}/deliveries/{id}`,
      reply: DestinationDelivery,
      errors: ['invalid_transition'],
    },
    async (work, { params: { destinationId }, body }) =>
      presentForDestination(
        await testEndpoint(work, placeOf(destinationId), catalogue.events, body?.eventType),
      ),
  ),
  operation(
    {
      ...common,
      scope: 'integrations:write',
      method: 'POST',
      path: `${one}/replay`,
      operationId: 'replayDestination',
      summary: 'Replay deliveries of a destination',
      description:
        'Delivers again, with a new retry schedule. Without any field, sends held deliveries. An archive keeps objects that exist already.',
      params,
      body: Type.Union([ReplayRequest, Type.Null()]),
      reply: Replayed,
      errors: ['invalid_transition'],
    },
    async (work, { params: { destinationId }, body }) => {
      const types = catalogue.events.map(({ type }) => type)
      return { replayed: await replayEndpoint(work, placeOf(destinationId), body ?? {}, types) }
    },
  ),
  operation(
    {
      ...common,
      scope: 'integrations:read',
      method: 'GET',
      path: `${one}/deliveries`,
      operationId: 'listDestinationDeliveries',
      summary: 'List deliveries of a destination',
      description: 'Lists the deliveries of a destination, newest first. Filters can be combined.',
      params,
      query: DeliveryQuery,
      reply: List(DestinationDelivery),
    },
    async (reader, { params: { destinationId }, query }) => {
      const { db, organizationId } = reader
      requireFound(await findDestination(db, organizationId, destinationId))
      const { events } = catalogue
      const page = await listEndpointDeliveries(reader, pager, destinationId, query, events)
      return { ...page, data: page.data.map(presentForDestination) }
    },
  ),
  operation(
    {
      ...common,
      scope: 'integrations:read',
      method: 'GET',
      path: `${one}/deliveries/{deliveryId}`,
      operationId: 'getDestinationDelivery',
      summary: 'Get a delivery of a destination',
      description: 'Returns one delivery with its attempts and their responses.',
      params: Type.Object({
        ...params.properties,
        deliveryId: PathId(DeliveryId, 'Identifier of the delivery.'),
      }),
      reply: DestinationDeliveryWithAttempts,
    },
    async (reader, { params: { destinationId, deliveryId } }) =>
      presentForDestination(
        await getEndpointDelivery(reader, placeOf(destinationId), deliveryId, catalogue.events),
      ),
  ),
]

const { webhookId: _, ...shared } = Delivery.properties

const DestinationDelivery = Type.Object(
  {
    ...shared,
    destinationId: Id(DestinationId, 'Destination of the delivery.'),
    eventType: Type.String({
      description: 'Type of the event; `destination.batch` for a batch.',
      examples: ['proposal.accepted'],
    }),
  },
  { title: 'DestinationDelivery' },
)

const DestinationDeliveryWithAttempts = Type.Object(
  {
    ...DestinationDelivery.properties,
    attempts: Type.Array(Attempt, {
      description:
        'The last 100 attempts, oldest first. The request body is the event as it was queued.',
    }),
    missingScope,
  },
  { title: 'DestinationDeliveryWithAttempts' },
)

function presentForDestination<Shown extends { webhookId: string }>({
  webhookId,
  ...delivery
}: Shown) {
  return { ...delivery, destinationId: DestinationId.show(webhookId) }
}
