import type { Static } from 'typebox'
import type { Page, Pager } from '../../../platform/db/page.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { appendEvent } from '../../../platform/events/store.ts'
import { EventId, newId } from '../../../platform/ids.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import { subjectOf } from '../event-log/about.ts'
import { missingScope } from '../event-log/event-body.ts'
import { webhookTest } from '../schema.ts'
import { lockWebhook } from '../service.ts'
import { thinBody } from '../shape.ts'
import { callDispatchers, type WebhookRow } from '../store.ts'
import { describeCustomType, isCustomType, requireKnown, unknownType } from '../subscription.ts'
import { lastStep } from './schedule.ts'
import {
  type Attempt,
  type Delivery,
  type DeliveryQuery,
  type DeliveryWithAttempts,
  presentAttempt,
  presentDelivery,
  type ReplayRequest,
} from './schema.ts'
import {
  type DeliveryRow,
  findDelivery,
  findDeliveryFacts,
  insertDelivery,
  listAttempts,
  listDeliveries,
  replayDeliveries,
  retryDelivery,
} from './store.ts'

const maxReplayed = 10_000
const maxAttempts = 100

/**
 * Sends the example of a type to one webhook. The event is marked as a test, so that lists of events leave it out; its
 * delivery is like any other.
 */
export async function sendTest(
  work: Work,
  webhook: WebhookRow,
  type: EventType,
): Promise<Delivery> {
  requireEnabled(webhook)
  const delivery = await owe(work, webhook, type, type.example, { manual: true })
  const facts = { lastAttempt: null, waitsSeconds: webhook.retry_schedule_seconds }
  const about = subjectOf(JSON.stringify({ data: type.example }))
  return presentDelivery(delivery, { ...facts, about }, work.now)
}

/** Creates a delivery to one webhook, of an event that no list shows. It is held while the webhook is disabled. */
export async function owe(
  work: Work,
  webhook: WebhookRow,
  type: EventType,
  data: unknown,
  { manual }: { manual: boolean },
): Promise<DeliveryRow> {
  const { db, organizationId, now } = work
  const { enabled } = webhook
  const event = appendEvent(work, type, data, { test: true })
  const delivery = await insertDelivery(db, {
    organization_id: organizationId,
    id: newId(),
    webhook_id: webhook.id,
    event_id: event.id,
    event_type: event.type,
    subject: event.subject,
    thin: webhook.payload === 'thin',
    status: enabled ? 'pending' : 'held',
    manual,
    next_attempt_at: enabled ? now : null,
    created_at: now,
  })
  if (enabled) await callDispatchers(db, 'due', organizationId, webhook.id)
  return delivery
}

export function getTestEvent(catalogue: readonly EventType[], typeName: string | undefined) {
  if (typeName === undefined) return webhookTest
  const eventType = catalogue.find(({ type }) => type === typeName)
  if (eventType) return eventType
  if (isCustomType(typeName)) return describeCustomType(typeName)
  throw unknownType(
    'eventType',
    typeName,
    catalogue.map(({ type }) => type),
  )
}

export async function replay(
  work: Work,
  webhook: WebhookRow,
  { from, to, eventTypes, eventIds, status }: ReplayRequest,
  types: readonly string[],
): Promise<number> {
  requireEnabled(webhook)
  if (eventTypes) requireKnown(eventTypes, types, 'eventTypes')
  const isNarrowed = [from, to, eventTypes, eventIds].some((field) => field !== undefined)
  const filter = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    patterns: eventTypes,
    eventIds: eventIds?.map((id) => EventId.read(id) ?? id),
    status: status ?? (isNarrowed ? undefined : 'held'),
  }
  const { db, organizationId, now } = work
  const { id: webhookId, ordering } = webhook
  const replayed = await replayDeliveries(
    db,
    { organizationId, webhookId, now, ordering, limit: maxReplayed },
    filter,
  )
  await callDispatchers(db, 'due', organizationId, webhook.id)
  return replayed
}

/**
 * Makes one more attempt due now, with the current address and secret. A delivery that is being sent is not changed.
 */
export async function retry(
  work: Work & ReadContext,
  deliveryId: string,
  catalogue: readonly EventType[],
): Promise<Delivery> {
  const { db, organizationId, now } = work
  const delivery = requireFound(await findDelivery(db, organizationId, deliveryId))
  if (delivery.expunged_at) {
    throw new ApiError(
      'invalid_transition',
      'The payload was expunged, so it cannot be sent again.',
    )
  }
  const webhook = await lockWebhook(work, delivery.webhook_id)
  requireEnabled(webhook)
  const { ordering } = webhook
  await retryDelivery(db, { organizationId, id: deliveryId, now, lastStep, ordering })
  await callDispatchers(db, 'due', organizationId, delivery.webhook_id)
  const after = await findDelivery(db, organizationId, deliveryId)
  const shown = after ?? delivery
  return (await presenterOf(work, [shown], catalogue))(shown)
}

function requireEnabled({ enabled, transport }: WebhookRow): void {
  if (enabled) return
  const what = transport === null ? 'The webhook' : 'The destination'
  throw new ApiError('invalid_transition', `${what} is disabled. Enable it first.`)
}

/** Returns a page of the deliveries of a webhook or destination, newest first. */
export async function listEndpointDeliveries(
  reader: ReadContext,
  pager: Pager,
  endpointId: string,
  query: Static<typeof DeliveryQuery>,
  catalogue: readonly EventType[],
): Promise<Page<Delivery>> {
  const { db, organizationId, now } = reader
  const list = { organizationId, name: `deliveries of ${endpointId}` }
  const { status, eventType, from, to } = query
  const page = { after: pager.after(list, query), limit: query.limit }
  const place = { organizationId, webhookId: endpointId, now }
  const rows = await listDeliveries(db, place, { status, eventType, from, to }, page)
  return pager.page(list, query, rows, await presenterOf(reader, rows, catalogue))
}

/** Reads the facts of these deliveries in one statement, and returns a function that presents each. */
async function presenterOf(
  { db, organizationId, now, principal }: ReadContext,
  rows: readonly DeliveryRow[],
  catalogue: readonly EventType[],
): Promise<(row: DeliveryRow) => Delivery> {
  const ids = rows.map(({ id }) => id)
  const found = await findDeliveryFacts(db, organizationId, ids)
  return (row) => {
    const { body, ...facts } = found.get(row.id) ?? { ...none, body: null }
    const isHidden =
      row.expunged_at !== null ||
      missingScope(row.event_type, { catalogue, principal }) !== undefined
    const about = isHidden || body === null ? null : subjectOf(body)
    return presentDelivery(row, { ...facts, about }, now)
  }
}

const none = { lastAttempt: null, waitsSeconds: null }

/** Returns a delivery with its last attempts, as recorded from the sent bytes. */
export async function describeDelivery(
  reader: ReadContext,
  row: DeliveryRow & { body: string },
  catalogue: readonly EventType[],
): Promise<DeliveryWithAttempts> {
  const { db, organizationId, principal } = reader
  const scope = missingScope(row.event_type, { catalogue, principal })
  const attempts = await listAttempts(db, organizationId, row.id, maxAttempts)
  const sent = row.thin ? thinBody(row.body, row.subject) : row.body
  const present = await presenterOf(reader, [row], catalogue)
  return {
    ...present(row),
    attempts: attempts
      .map((attempt) => presentAttempt(attempt, sent))
      .map((attempt) => (scope === undefined ? attempt : withoutBodies(attempt))),
    missingScope: scope ?? null,
  }
}

/** Leaves out bodies. A response can repeat the request. */
const withoutBodies = ({ request, response, ...attempt }: Attempt): Attempt => ({
  ...attempt,
  request: request && { ...request, body: '' },
  response: response && { ...response, body: null },
})
