import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { patternsOf } from '../subscription.ts'

export interface PublishedEvent {
  id: string
  type: string
  subject: string | null
  dedupeKey: string | null
  body: string
}

/** A webhook with a filter that subscribes to an event's type. */
export interface FilteredPair {
  eventId: string
  webhookId: string
  filter: string
}

interface Moment {
  organizationId: string
  now: Date
}

/**
 * Inserts events and their deliveries in one statement, except for repeats of events since `repeatsSince`. Returns
 * webhooks with a filter instead; `insertChosenDeliveries` follows.
 */
export async function insertPublished(
  tx: Tx,
  { organizationId, now }: Moment,
  repeatsSince: Date,
  events: readonly PublishedEvent[],
): Promise<FilteredPair[]> {
  const { ids, types, subjects, patterns } = columnsOf(events)
  const bodies = events.map(({ body }) => body)
  const keys = events.map(({ dedupeKey }) => dedupeKey)
  const { rows } = await sql<FilteredPair>`
    select event_id as "eventId", webhook_id as "webhookId", filter from publish_events(
      ${organizationId}, ${now}, ${repeatsSince}, ${ids}::uuid[], ${types}::text[], ${subjects}::text[],
      ${bodies}::text[], ${keys}::text[], ${patterns}::text[])`.execute(tx)
  return rows
}

/** Inserts a delivery for each pair. */
export async function insertChosenDeliveries(
  tx: Tx,
  { organizationId, now }: Moment,
  pairs: readonly { event: PublishedEvent; webhookId: string }[],
): Promise<void> {
  const { ids, types, subjects, patterns } = columnsOf(pairs.map(({ event }) => event))
  const webhookIds = pairs.map(({ webhookId }) => webhookId)
  await sql`
    select from owe_events(${organizationId}, ${ids}::uuid[], ${types}::text[], ${subjects}::text[],
      ${patterns}::text[], ${now}, ${webhookIds}::uuid[])`.execute(tx)
}

const columnsOf = (events: readonly PublishedEvent[]) => ({
  ids: events.map(({ id }) => id),
  types: events.map(({ type }) => type),
  subjects: events.map(({ subject }) => subject),
  patterns: events.map(({ type }) => patternsOf(type).join(' ')),
})

/** Returns the first event of each key. */
export async function findByKeys(
  db: Db,
  organizationId: string,
  keys: readonly string[],
): Promise<Map<string, { id: string; body: string }>> {
  const { rows } = await sql<{ id: string; dedupe_key: string; body: string }>`
    select id, dedupe_key, body from events
    where organization_id = ${organizationId} and dedupe_key is not null
      and dedupe_key = any(${[...keys]}::text[])`.execute(db)
  return new Map(rows.map(({ dedupe_key, ...event }) => [dedupe_key, event]))
}
