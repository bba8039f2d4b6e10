import type { Static, TSchema } from 'typebox'
import type { Page, Pager } from '../../../platform/db/page.ts'
import { notFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type Attempt,
  type Delivery,
  type DeliveryQuery,
  presentAttempt,
  presentDelivery,
  type ReplayRequest,
} from '../deliveries/schema.ts'
import { getTestEvent, owe, replay, sendTest } from '../deliveries/service.ts'
import {
  findDelivery,
  findLastAttempts,
  listAttempts,
  listDeliveries,
} from '../deliveries/store.ts'
import { lockEndpoint } from '../service.ts'

/** An endpoint that is no webhook: what carries its deliveries, and its id. */
interface Place {
  transport: string
  id: string
}

const maxAttempts = 100

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

/** Newest first. */
export async function listEndpointDeliveries(
  { db, organizationId, now }: Reader,
  pager: Pager,
  endpointId: string,
  query: Static<typeof DeliveryQuery>,
): Promise<Page<Delivery>> {
  const list = { organizationId, name: `deliveries of ${endpointId}` }
  const { status, eventType, from, to } = query
  const page = { after: pager.after(list, query), limit: query.limit }
  const place = { organizationId, webhookId: endpointId, now }
  const rows = await listDeliveries(db, place, { status, eventType, from, to }, page)
  const ids = rows.map((row) => row.id)
  const lastAttempts = await findLastAttempts(db, organizationId, ids)
  return pager.page(list, query, rows, (row) =>
    presentDelivery(row, lastAttempts.get(row.id) ?? null, now),
  )
}

/** @throws ApiError 404 */
export async function getEndpointDelivery(
  { db, organizationId, now }: Reader,
  { transport, id }: Place,
  deliveryId: string,
): Promise<Delivery & { attempts: Attempt[] }> {
  const row = await findDelivery(db, organizationId, deliveryId, transport)
  if (row?.webhook_id !== id) throw notFound()
  const attempts = await listAttempts(db, organizationId, deliveryId, maxAttempts)
  const lastAttempts = await findLastAttempts(db, organizationId, [deliveryId])
  return {
    ...presentDelivery(row, lastAttempts.get(deliveryId) ?? null, now),
    attempts: attempts.map((attempt) => presentAttempt(attempt, row.body)),
  }
}
