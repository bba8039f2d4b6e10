import type { Static, TSchema } from 'typebox'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import { type AuthorColumns, presentAuthorship } from '../../people/index.ts'
import type { Delivery, DeliveryWithAttempts, ReplayRequest } from '../deliveries/schema.ts'
import { describeDelivery, getTestEvent, owe, replay, sendTest } from '../deliveries/service.ts'
import { findDelivery } from '../deliveries/store.ts'
import { type DisabledReason, presentDisabledReason, type Webhook } from '../schema.ts'
import { newSecret, sealSecret } from '../secret.ts'
import { applyChange, lockEndpoint, takeOver } from '../service.ts'
import {
  findEndpoint as findRow,
  insertEndpoint,
  listEndpoints,
  type WebhookRow,
} from '../store.ts'

/** Engine data of an endpoint that is not a webhook. */
export interface Endpoint extends Pick<Webhook, 'author' | 'stoppedReason' | 'unconfirmed'> {
  id: string
  enabled: boolean
  disabledReason: DisabledReason
}

/** Events to deliver; none if `events` is empty. The caller has validated them and the filter. */
export interface Subscription {
  events: readonly string[]
  filter: string | null
}

export interface NewEndpoint extends Subscription {
  id: string
  /** Name of a transport in the catalogue. Its `carry` gets the deliveries. */
  transport: string
  enabled: boolean
  author: AuthorColumns
  /** Most deliveries at the same time, 1 to 100. */
  maxInFlight: number
  /** Most attempts a second, or null. */
  rateLimitPerSecond: number | null
}

/** Adds an endpoint. It counts as a webhook towards the plan. */
export async function addEndpoint(
  { db, organizationId, now }: Work,
  keyring: Keyring,
  { id, transport, enabled, author, events, filter, maxInFlight, rateLimitPerSecond }: NewEndpoint,
): Promise<Endpoint> {
  const row = await insertEndpoint(db, {
    organization_id: organizationId,
    id,
    transport,
    // The transport knows the address, and nothing is signed.
    url: '',
    secret: sealSecret(keyring, id, newSecret()),
    events: [...events],
    filter,
    enabled,
    ...author,
    disabled_reason: enabled ? null : 'manual',
    max_in_flight: maxInFlight,
    rate_limit_per_second: rateLimitPerSecond,
    created_at: now,
    updated_at: now,
  })
  return present(row)
}

interface EndpointChanges extends Partial<Subscription & Pick<Endpoint, 'enabled'>> {
  author?: AuthorColumns
}

/**
 * Changes an endpoint. Deliveries of events that it no longer subscribes to are canceled. While it is disabled,
 * deliveries are held.
 */
export async function changeEndpoint(
  work: Work,
  transport: string,
  id: string,
  { enabled, events, filter, author }: EndpointChanges,
): Promise<Endpoint> {
  const row = await lockEndpoint(work, transport, id)
  const columns = {
    ...author,
    ...(enabled !== undefined && { enabled }),
    ...(events !== undefined && { events: [...events] }),
    ...(filter !== undefined && { filter }),
  }
  const changes = {
    ...(enabled !== undefined && { enabled }),
    ...(events !== undefined && { events: [...events] }),
  }
  return present(await applyChange(work, row, columns, changes))
}

/** Gives an endpoint another author, and enables it if it was stopped. */
export const takeOverEndpoint = async (
  work: Work,
  transport: string,
  id: string,
  author: AuthorColumns,
): Promise<Endpoint> =>
  present(await takeOver(work, await lockEndpoint(work, transport, id), author))

export async function findEndpoint(
  db: Db,
  organizationId: string,
  transport: string,
  id: string,
): Promise<Endpoint | undefined> {
  const row = await findRow(db, organizationId, transport, id)
  return row && present(row)
}

/** Finds endpoints by their ids. */
export async function findEndpoints(
  db: Db,
  organizationId: string,
  transport: string,
  ids: readonly string[],
): Promise<Map<string, Endpoint>> {
  const rows = await listEndpoints(db, organizationId, transport, ids)
  return new Map(rows.map((row) => [row.id, present(row)]))
}

const present = (row: WebhookRow): Endpoint => ({
  id: row.id,
  enabled: row.enabled,
  disabledReason: presentDisabledReason(row),
  ...presentAuthorship(row),
})

/** An endpoint that is not a webhook: its transport and its id. */
interface Place {
  transport: string
  id: string
}

/** Creates a delivery of a type's example; `webhook.test` by default. */
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

/** Creates a delivery of an event that no list shows and nobody can subscribe to. */
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
  reader: ReadContext,
  { transport, id }: Place,
  deliveryId: string,
  catalogue: readonly EventType[],
): Promise<DeliveryWithAttempts> {
  const row = await findDelivery(reader.db, reader.organizationId, deliveryId, transport)
  if (row?.webhook_id !== id) throw notFound()
  return describeDelivery(reader, row, catalogue)
}
