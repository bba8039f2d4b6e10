import { Type } from 'typebox'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId, PathUuid } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { DeliveryId } from '../schema.ts'
import { lockWebhook } from '../service.ts'
import { findWebhook } from '../store.ts'
import { findFault, schemesOf } from '../target.ts'
import {
  Delivery,
  DeliveryQuery,
  DeliveryWithAttempts,
  Replayed,
  ReplayRequest,
  TestRequest,
} from './schema.ts'
import {
  describeDelivery,
  getTestEvent,
  listEndpointDeliveries,
  replay,
  retry,
  sendTest,
} from './service.ts'
import { findDelivery } from './store.ts'

const tag = 'Webhooks'
const ofWebhook = Type.Object({ id: PathUuid('Identifier of the webhook.') })
const ofDelivery = Type.Object({ id: PathId(DeliveryId, 'Identifier of the delivery.') })

export function deliveryOperations(
  platform: Platform,
  catalogue: () => readonly EventType[],
): readonly Operation[] {
  const { pager, outbound, database } = platform
  return [
    operation(
      {
        method: 'POST',
        path: '/v1/webhooks/{id}/test',
        operationId: 'testWebhook',
        tag,
        summary: 'Send a test event',
        description:
          'Sends an example event to the webhook, even if it does not subscribe to the type.',
        scope: 'webhooks:write',
        params: ofWebhook,
        body: Type.Union([TestRequest, Type.Null()]),
        status: 201,
        location: '/v1/deliveries/{id}',
        reply: Delivery,
        errors: ['invalid_transition', 'target_not_allowed'],
        async prepare({ params: { id } }, { organizationId }) {
          const row = await findWebhook(database.db, organizationId, id)
          const fault = row && (await findFault(outbound, schemesOf(platform), row.url))
          if (fault) throw new ApiError('target_not_allowed', fault.message)
        },
      },
      async (work, { params: { id }, body }) =>
        sendTest(work, await lockWebhook(work, id), getTestEvent(catalogue(), body?.eventType)),
    ),

    operation(
      {
        method: 'POST',
        path: '/v1/webhooks/{id}/replay',
        operationId: 'replayDeliveries',
        tag,
        summary: 'Replay deliveries',
        description:
          'Sends deliveries of the webhook again, with the same bytes and a new retry schedule. Deliveries whose payload was expunged are skipped.',
        scope: 'webhooks:write',
        params: ofWebhook,
        body: Type.Union([ReplayRequest, Type.Null()]),
        reply: Replayed,
        errors: ['invalid_transition'],
      },
      async (work, { params: { id }, body }) => {
        const types = catalogue().map(({ type }) => type)
        return { replayed: await replay(work, await lockWebhook(work, id), body ?? {}, types) }
      },
    ),

    operation(
      {
        method: 'GET',
        path: '/v1/webhooks/{id}/deliveries',
        operationId: 'listDeliveries',
        tag,
        summary: 'List deliveries',
        description: 'Lists the deliveries of a webhook, newest first. Filters can be combined.',
        scope: 'webhooks:read',
        params: ofWebhook,
        query: DeliveryQuery,
        reply: List(Delivery),
      },
      async (reader, { params: { id }, query }) => {
        requireFound(await findWebhook(reader.db, reader.organizationId, id))
        return listEndpointDeliveries(reader, pager, id, query, catalogue())
      },
    ),

    operation(
      {
        method: 'GET',
        path: '/v1/deliveries/{id}',
        operationId: 'getDelivery',
        tag,
        summary: 'Get a delivery',
        description:
          'Returns one delivery with its attempts: the requests and the responses. Bodies are left out if you lack the scope in `missingScope`.',
        scope: 'webhooks:read',
        params: ofDelivery,
        reply: DeliveryWithAttempts,
      },
      async (reader, { params: { id } }) =>
        describeDelivery(
          reader,
          requireFound(await findDelivery(reader.db, reader.organizationId, id)),
          catalogue(),
        ),
    ),

    operation(
      {
        method: 'POST',
        path: '/v1/deliveries/{id}/retry',
        operationId: 'retryDelivery',
        tag,
        summary: 'Retry a delivery',
        description:
          'Makes the delivery due now. A delivery that had ended gets one more attempt; one that is being sent is not changed.',
        scope: 'webhooks:write',
        params: ofDelivery,
        reply: Delivery,
        errors: ['invalid_transition'],
      },
      (work, { params: { id } }) => retry(work, id, catalogue()),
    ),
  ]
}
