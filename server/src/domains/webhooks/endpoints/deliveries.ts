import type { Static, TSchema } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import type { Delivery, DeliveryWithAttempts, ReplayRequest } from '../deliveries/schema.ts'
import { describeDelivery, getTestEvent, owe, replay, sendTest } from '../deliveries/service.ts'
import { findDelivery } from '../deliveries/store.ts'
import { lockEndpoint } from '../service.ts'

/** An endpoint that is no webhook: what carries its deliveries, and its id. */
interface Place {
  transport: string
  id: string
}

/** Owes it the example of a type; `webhook.test` without one. */
export const testEndpoint = async (
  work: Work,
  { transport, id }: Place,
  catalogue: readonly EventType[],
  typeName: string | undefined,
): Promise<Delivery> =>
  sendTest(work, await lockEndpoint(work, transport, id), getTestEvent(catalogue, typeName))

export const replayEndpoint = async (
  work: Work,
  { transport, id }: Place,
  request: ReplayRequest,
  types: readonly string[],
): Promise<number> => replay(work, await lockEndpoint(work, transport, id), request, types)

/** Owes it, alone, an event that is in no list of what happened and that nobody can subscribe to. */
export async function oweEndpoint<Data extends TSchema>(
  work: Work,
  { transport, id }: Place,
  type: EventType<Data>,
  data: Static<Data>,
): Promise<void> {
  await owe(work, await lockEndpoint(work, transport, id), type, data, { manual: false })
}

/** @throws ApiError 404 */
export async function getEndpointDelivery(
  reader: Reader,
  { transport, id }: Place,
  deliveryId: string,
  catalogue: readonly EventType[],
): Promise<DeliveryWithAttempts> {
  const row = await findDelivery(reader.db, reader.organizationId, deliveryId, transport)
  if (row?.webhook_id !== id) throw notFound()
  return describeDelivery(reader, row, catalogue)
}
