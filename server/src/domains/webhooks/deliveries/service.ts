import { ApiError, notFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { appendEvent } from '../../../platform/events/store.ts'
import { EventId, newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { describeCustomType, isCustomType } from '../custom-type.ts'
import { webhookTest } from '../events.ts'
import { lockWebhook } from '../service.ts'
import { callDispatchers, type WebhookRow } from '../store.ts'
import { requireKnown, unknownType } from '../subscription.ts'
import { lastStep } from './schedule.ts'
import { type Delivery, presentDelivery, type ReplayRequest } from './schema.ts'
import {
  findDelivery,
  findLastAttempts,
  insertDelivery,
  replayDeliveries,
  retryDelivery,
} from './store.ts'

const maxReplayed = 10_000

/**
 * Sends the example of a type to one webhook. The event is marked as a test, so that it is not in
 * the list of what happened; the delivery is like any other.
 */
export async function sendTest(
  work: Work,
  webhook: WebhookRow,
  type: EventType,
): Promise<Delivery> {
  requireEnabled(webhook)
  const { db, organizationId, now } = work
  const event = appendEvent(work, type, type.example, { test: true })
  const delivery = await insertDelivery(db, {
    organization_id: organizationId,
    id: newId(),
    webhook_id: webhook.id,
    event_id: event.id,
    event_type: event.type,
    subject: event.subject,
    thin: webhook.payload === 'thin',
    status: 'pending',
    manual: true,
    next_attempt_at: now,
    created_at: now,
  })
  await callDispatchers(db, 'due', organizationId, webhook.id)
  return presentDelivery(delivery, null, now)
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

/** One more attempt, now, with the present address and secret; one that is being sent stays as it is. */
export async function retry(work: Work, deliveryId: string): Promise<Delivery> {
  const { db, organizationId, now } = work
  const delivery = await findDelivery(db, organizationId, deliveryId)
  if (!delivery) throw notFound()
  if (delivery.expunged_at) {
    throw new ApiError('invalid_transition', 'Its payload was expunged: nothing is left to send.')
  }
  const webhook = await lockWebhook(work, delivery.webhook_id)
  requireEnabled(webhook)
  const { ordering } = webhook
  await retryDelivery(db, { organizationId, id: deliveryId, now, lastStep, ordering })
  await callDispatchers(db, 'due', organizationId, delivery.webhook_id)
  const after = await findDelivery(db, organizationId, deliveryId)
  const lastAttempts = await findLastAttempts(db, organizationId, [deliveryId])
  return presentDelivery(after ?? delivery, lastAttempts.get(deliveryId) ?? null, now)
}

function requireEnabled({ enabled }: WebhookRow): void {
  if (enabled) return
  throw new ApiError('invalid_transition', 'The webhook is disabled. Enable it first.')
}
