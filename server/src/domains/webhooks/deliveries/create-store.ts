import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'
import { patternsOf } from '../subscription.ts'

/** A webhook that subscribes to an event's type, and its filter. */
interface FilteredWebhook {
  webhookId: string
  filter: string
}

/**
 * Inserts a delivery of the event for each subscribed webhook, with the SQL function `create_deliveries`. Returns
 * webhooks with a filter instead; a second call inserts the deliveries of `chosenIds`.
 */
export async function insertDeliveries(
  tx: Tx,
  event: EmittedEvent,
  chosenIds: readonly string[] | null = null,
): Promise<FilteredWebhook[]> {
  const { organizationId, id, type, subject, createdAt } = event
  const { rows } = await sql<FilteredWebhook>`
    select webhook_id as "webhookId", filter from create_deliveries(${organizationId}, ${id}, ${type},
      ${subject}, ${patternsOf(type)}::text[], ${createdAt}, ${chosenIds}::uuid[])`.execute(tx)
  return rows
}

/**
 * Inserts deliveries for all events that one transaction has emitted, with the SQL function `owe_events`. With
 * `chosenIds`, inserts the delivery of each event to the webhook at the same index.
 */
export async function insertDeliveriesOfMany(
  tx: Tx,
  events: readonly EmittedEvent[],
  chosenIds: readonly string[] | null = null,
): Promise<(FilteredWebhook & { eventId: string })[]> {
  const [first] = events
  if (!first) return []
  const column = <Name extends keyof EmittedEvent>(name: Name) => events.map((one) => one[name])
  const patterns = events.map(({ type }) => patternsOf(type).join(' '))
  const { rows } = await sql<FilteredWebhook & { eventId: string }>`
    select event_id as "eventId", webhook_id as "webhookId", filter from owe_events(
      ${first.organizationId}, ${column('id')}::uuid[], ${column('type')}::text[],
      ${column('subject')}::text[], ${patterns}::text[], ${first.createdAt}, ${chosenIds}::uuid[])`.execute(
    tx,
  )
  return rows
}
