import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Work } from '../../../platform/work.ts'
import { newSecret, sealSecret } from '../secret.ts'
import { applyChange, lockEndpoint } from '../service.ts'
import {
  findEndpoint as findRow,
  insertEndpoint,
  listEndpoints,
  type WebhookRow,
} from '../store.ts'

/** What the engine knows of something that is owed deliveries and is no webhook. */
export interface Endpoint {
  id: string
  enabled: boolean
  disabledReason: 'manual' | 'gone' | 'failing' | null
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
  /** Deliveries at the same time, 1 to 100. */
  maxInFlight: number
  /** Attempts a second, or null. */
  rateLimitPerSecond: number | null
}

/** Counts as a webhook towards the plan. */
export async function addEndpoint(
  { db, organizationId, now }: Work,
  keyring: Keyring,
  { id, transport, enabled, events, filter, maxInFlight, rateLimitPerSecond }: NewEndpoint,
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
    disabled_reason: enabled ? null : 'manual',
    max_in_flight: maxInFlight,
    rate_limit_per_second: rateLimitPerSecond,
    created_at: now,
    updated_at: now,
  })
  return present(row)
}

/** Deliveries of events that are no longer subscribed to are canceled, and held while it is disabled. */
export async function changeEndpoint(
  work: Work,
  transport: string,
  id: string,
  { enabled, events, filter }: Partial<Subscription & Pick<Endpoint, 'enabled'>>,
): Promise<Endpoint> {
  const row = await lockEndpoint(work, transport, id)
  const columns = {
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

const present = ({ id, enabled, disabled_reason }: WebhookRow): Endpoint => ({
  id,
  enabled,
  disabledReason: disabled_reason as Endpoint['disabledReason'],
})
