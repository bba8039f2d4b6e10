import { isDeepStrictEqual } from 'node:util'
import type { Keyring } from '../../platform/crypto/seal.ts'
import { notFound, requireFound } from '../../platform/errors.ts'
import type { EventType } from '../../platform/events/event.ts'
import { newId } from '../../platform/ids.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Work } from '../../platform/work.ts'
import { type AuthorColumns, authorColumns } from '../people/index.ts'
import { cancelUnsubscribed, holdPending } from './deliveries/store.ts'
import { recomputeOrderKeys } from './dispatch/store.ts'
import { paceColumns } from './pace-settings.ts'
import {
  type NewWebhook,
  presentWebhook,
  type Webhook,
  type WebhookChanges,
  type WebhookWithSecret,
} from './schema.ts'
import { newSecret, retirePrivateKey, retireSecret, sealSecret } from './secret.ts'
import { keyColumns, requireShape, shapeColumns } from './shape.ts'
import {
  callDispatchers,
  deleteEndpoint,
  findEndpointForUpdate,
  insertWebhook,
  type TransportName,
  updateWebhook,
  type WebhookRow,
} from './store.ts'
import { readScopesOf, requireKnown } from './subscription.ts'

/** Principal that saves a webhook, and the existing event types. */
export interface WebhookSaveContext {
  principal: Principal
  keyring: Keyring
  types: readonly EventType[]
}

/** Returns the scopes that a webhook needs, including those of the data in its events. */
const needsOf = (patterns: readonly string[], types: readonly EventType[]): string[] => [
  'webhooks:write',
  ...readScopesOf(types, patterns),
]

export async function registerWebhook(
  work: Work,
  { url, events, enabled, description = null, ...shape }: NewWebhook,
  { principal, keyring, types }: WebhookSaveContext,
): Promise<WebhookWithSecret> {
  requireKnown(
    events,
    types.map(({ type }) => type),
  )
  requireShape(shape)
  const id = newId()
  const secret = newSecret()
  const row = await insertWebhook(work.db, {
    organization_id: work.organizationId,
    id,
    url,
    events,
    enabled,
    disabled_reason: enabled ? null : 'manual',
    description,
    ...authorColumns(principal, needsOf(events, types)),
    ...paceColumns(shape),
    ...shapeColumns(keyring, id, shape, null),
    secret: sealSecret(keyring, id, secret),
    created_at: work.now,
    updated_at: work.now,
  })
  return { ...presentWebhook(row), secret }
}

export async function changeWebhook(
  work: Work,
  id: string,
  changes: WebhookChanges,
  { principal, keyring, types }: WebhookSaveContext,
): Promise<Webhook> {
  if (changes.events) {
    requireKnown(
      changes.events,
      types.map(({ type }) => type),
    )
  }
  const row = await lockWebhook(work, id)
  const before = presentWebhook(row)
  const shape = isElsewhere(changes.url, row.url) ? { headers: null, ...changes } : changes
  requireShape(shape)
  const columns = {
    ...given(changes),
    ...paceColumns(changes),
    ...shapeColumns(keyring, id, shape, row.public_key),
  }
  const isSame = isDeepStrictEqual(before, presentWebhook({ ...row, ...columns }))
  if (isSame && !changes.headers) return before
  const stops = { ...before, enabled: false }
  const onlyStops = isDeepStrictEqual(stops, presentWebhook({ ...row, ...columns }))
  const author = onlyStops
    ? {}
    : authorColumns(principal, needsOf(changes.events ?? row.events, types))
  return presentWebhook(await applyChange(work, row, { ...columns, ...author }, changes))
}

/** Makes the principal the author of a webhook, and enables it if it was stopped. */
export const takeOverWebhook = async (
  work: Work,
  id: string,
  { principal, types }: WebhookSaveContext,
): Promise<Webhook> => {
  const row = await lockWebhook(work, id)
  return presentWebhook(
    await takeOver(work, row, authorColumns(principal, needsOf(row.events, types))),
  )
}

/** Gives an endpoint another author, and enables it if it was stopped. */
export const takeOver = (work: Work, row: WebhookRow, author: AuthorColumns): Promise<WebhookRow> =>
  applyChange(work, row, author, { enabled: row.enabled || row.stopped_reason !== null })

/** Changes an endpoint and its deliveries. */
export async function applyChange(
  work: Work,
  row: WebhookRow,
  columns: Parameters<typeof updateWebhook>[3],
  { events, enabled = row.enabled }: Pick<WebhookChanges, 'events' | 'enabled'>,
): Promise<WebhookRow> {
  const change = {
    ...columns,
    enabled,
    stopped_reason: enabled ? null : row.stopped_reason,
    ...(enabled !== row.enabled && (enabled ? healthy : disabledByRequest)),
    updated_at: work.now,
  }
  const after = await updateWebhook(work.db, work.organizationId, row.id, change)
  const place = { organizationId: work.organizationId, webhookId: row.id, now: work.now }
  if (events) await cancelUnsubscribed(work.db, place, row.events, events)
  if (row.enabled && !enabled) await stop(work, row.id)
  if (after.ordering !== row.ordering || (events && after.ordering !== 'none')) {
    await recomputeOrderKeys(work.db, place, after.ordering)
    await callDispatchers(work.db, 'due', work.organizationId, row.id)
  }
  return after
}

/**
 * Returns true if the origin changes. Headers are secrets of the receiver, so a new origin must not get the old ones.
 */
const isElsewhere = (url: string | undefined, before: string): boolean =>
  url !== undefined && new URL(url).origin !== new URL(before).origin

/** Returns the columns of a change that have the same names as their fields. */
const given = ({ url, events, enabled, description }: WebhookChanges) => ({
  ...(url !== undefined && { url }),
  ...(events !== undefined && { events }),
  ...(enabled !== undefined && { enabled }),
  ...(description !== undefined && { description }),
})

/**
 * Health after enabling. It starts clean, or the first failure would disable the webhook again. Held deliveries are
 * kept: after days of silence, a receiver that just came back would get all of them together, and many are useless by
 * then. A replay sends selected ones, by range, type or id.
 */
const healthy = { disabled_reason: null, failures: 0, first_failure_at: null, warned_at: null }
const disabledByRequest = { disabled_reason: 'manual' }

/** Deletes an endpoint with its deliveries and attempts. Attempts in flight are aborted. */
export async function removeEndpoint(
  work: Work,
  transport: TransportName,
  id: string,
): Promise<void> {
  const { db, organizationId } = work
  if (!(await deleteEndpoint(db, organizationId, transport, id))) throw notFound()
  await callDispatchers(db, 'stopped', organizationId, id)
}

/**
 * Rotates the secret. Only one old secret (and key) stays valid: a second rotation in the overlap ends the older one.
 */
export async function rotateSecret(
  work: Work,
  keyring: Keyring,
  id: string,
  overlapHours: number,
): Promise<WebhookWithSecret> {
  const row = await lockWebhook(work, id)
  const secret = newSecret()
  const overlaps = overlapHours > 0
  const after = await updateWebhook(work.db, work.organizationId, id, {
    secret: sealSecret(keyring, id, secret),
    previous_secret: overlaps ? retireSecret(keyring, id, row.secret) : null,
    previous_secret_until: overlaps
      ? new Date(work.now.getTime() + overlapHours * 3_600_000)
      : null,
    ...(row.private_key && {
      ...keyColumns(keyring, id),
      previous_private_key: overlaps ? retirePrivateKey(keyring, id, row.private_key) : null,
      previous_public_key: overlaps ? row.public_key : null,
    }),
    updated_at: work.now,
  })
  return { ...presentWebhook(after), secret }
}

/** Holds pending deliveries of a disabled endpoint, and aborts those in flight. */
export async function stop({ db, organizationId }: Work, id: string): Promise<void> {
  await holdPending(db, organizationId, id)
  await callDispatchers(db, 'stopped', organizationId, id)
}

/** Locks a webhook until the transaction ends. */
export const lockWebhook = (work: Work, id: string): Promise<WebhookRow> =>
  lockEndpoint(work, null, id)

export async function lockEndpoint(
  { db, organizationId }: Work,
  transport: TransportName,
  id: string,
): Promise<WebhookRow> {
  const row = requireFound(await findEndpointForUpdate(db, organizationId, transport, id))
  return row
}
