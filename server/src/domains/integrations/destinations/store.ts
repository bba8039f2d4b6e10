import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { DestinationsTable } from '../../../platform/db/tables.generated.ts'
import type { Endpoint, FeedCursor } from '../../webhooks/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { type Destination, DestinationId, type DestinationType } from './schema.ts'
import type { DestinationConfig } from './settings-schema.ts'

/** Events that wait for the next batch. */
export interface Gathered {
  /** Position before the first of them. */
  after: FeedCursor
  first: FeedCursor
  last: FeedCursor
  events: number
  bytes: number
  /** Time when the first one was found, in ISO 8601. */
  since: string
}

interface Parsed {
  type: DestinationType
  config: DestinationConfig
  gathered: Gathered | null
}

export type DestinationRow = Omit<Selectable<DestinationsTable>, keyof Parsed> & Parsed

const destinations = ownedTable<'destinations', DestinationRow>('destinations', {
  json: ['config', 'gathered'],
})

export const {
  insert: insertDestination,
  update: updateDestination,
  find: findDestination,
  lock: lockDestination,
} = destinations

/** Undefined if another node is collecting for it now. */
export const takeGathering = (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<DestinationRow | undefined> =>
  destinations
    .select(tx, organizationId, { id, gathers: true })
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

export const listDestinations = (
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<DestinationRow[]> => newestFirst(destinations.select(db, organizationId), page)

/** Returns the types and groups of events that are sent through a connection. */
export async function listEventsBy(
  db: Db,
  organizationId: string,
  connectionId: string,
): Promise<string[]> {
  const rows = await destinations
    .select(db, organizationId, { connection_id: connectionId })
    .execute()
  return rows.flatMap(({ events }) => events)
}

/** Lists the destinations with batches, of all organizations. */
export const listGathering = (db: Db): Promise<{ organization_id: string; id: string }[]> =>
  db
    .selectFrom('destinations')
    .select(['organization_id', 'id'])
    .where(sql<boolean>`gathers`)
    .orderBy('organization_id')
    .execute()

/** Lists organizations with a destination that collects events and subscribes by one of the patterns. */
export async function listGatheringSubscribers(
  db: Db,
  patterns: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('destinations')
    .select('organization_id')
    .distinct()
    .where(sql<boolean>`gathers and events && ${[...patterns]}::text[]`)
    .execute()
  return rows.map(({ organization_id }) => organization_id)
}

/** Returns a destination with its engine data. */
export const presentDestination = (
  row: DestinationRow,
  { enabled, disabledReason, author, stoppedReason, unconfirmed }: Omit<Endpoint, 'id'>,
): Destination => ({
  id: DestinationId.show(row.id),
  type: row.type,
  name: row.name,
  events: row.events,
  filter: row.filter,
  enabled,
  disabledReason,
  ...{ author, stoppedReason, unconfirmed },
  connectionId: row.connection_id === null ? null : ConnectionId.show(row.connection_id),
  config: row.config,
  secretFields: row.secret_fields,
  template: row.template,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
