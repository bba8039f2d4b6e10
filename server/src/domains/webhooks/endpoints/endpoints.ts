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

/** What the engine knows of something that is owed deliveries and is no webhook. */
export interface Endpoint extends Pick<Webhook, 'author' | 'stoppedReason' | 'unconfirmed'> {
  id: string
  enabled: boolean
  disabledReason: DisabledReason
}

/** What is delivered: nothing without events. The one who asks has checked them, and the filter. */
export interface Subscription {
  events: readonly string[]
  filter: string | null
}

export interface NewEndpoint extends Subscription {
  id: string
  /** Of the catalogue; its `carry` gets what is owed. */
  transport: string
  enabled: boolean
  author: AuthorColumns
  /** Deliveries at the same time, 1 to 100. */
  maxInFlight: number
  /** Attempts a second, or null. */
  rateLimitPerSecond: number | null
}

/** Counts as a webhook towards the plan. */
export async function addEndpoint(
  { db, organizationId, now }: Work,
  keyring: Keyring,
  { id, transport, enabled, author, events, filter, maxInFlight, rateLimitPerSecond }: NewEndpoint,
): Promise<Endpoint> {
  const row = await insertEndpoint(db, {
    organization_id: organizationId,
    id,
    transport,
    // The address is its transport's own affair, and nothing is signed.
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

/** Deliveries of events that are no longer subscribed to are canceled, and held while it is disabled. */
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

/** Gives it another author, and enables it if it was stopped. */
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

/** By their ids. */
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
  reader: ReadContext,
  { transport, id }: Place,
  deliveryId: string,
  catalogue: readonly EventType[],
): Promise<DeliveryWithAttempts> {
  const row = await findDelivery(reader.db, reader.organizationId, deliveryId, transport)
  if (row?.webhook_id !== id) throw notFound()
  return describeDelivery(reader, row, catalogue)
}
