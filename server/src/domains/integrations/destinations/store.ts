import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { DestinationsTable } from '../../../platform/db/tables.generated.ts'
import type { Place } from '../../webhooks/index.ts'
import type { DestinationType } from './schema.ts'
import type { DestinationConfig } from './settings-schema.ts'

/** What waits for the next batch. */
export interface Gathered {
  /** The place before the first of them. */
  after: Place
  first: Place
  last: Place
  events: number
  bytes: number
  /** When the first one was found, in ISO 8601. */
  since: string
}

interface Parsed {
  type: DestinationType
  config: DestinationConfig
  gathered: Gathered | null
}

export type DestinationRow = Omit<Selectable<DestinationsTable>, keyof Parsed> & Parsed
type Columns<T> = Omit<T, keyof Parsed> & Partial<Parsed>

const written = ({ config, gathered, ...row }: Columns<Updateable<DestinationsTable>>) => ({
  ...row,
  ...(config !== undefined && { config: JSON.stringify(config) }),
  ...(gathered !== undefined && { gathered: gathered && JSON.stringify(gathered) }),
})

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('destinations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$castTo<DestinationRow>()

export const insertDestination = ({ db, write }: Writing, row: DestinationRow): void =>
  write(db.insertInto('destinations').values(written(row) as Insertable<DestinationsTable>))

export const findDestination = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<DestinationRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

/** Locked until the end of the transaction. */
export const lockDestination = (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<DestinationRow | undefined> =>
  select(tx, organizationId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Undefined where another node gathers for it just now. */
export const takeGathering = (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<DestinationRow | undefined> =>
  select(tx, organizationId)
    .where('id', '=', id)
    .where('gathers', '=', true)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

export const listDestinations = (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<DestinationRow[]> =>
  select(db, organizationId)
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

/** Of all organizations: those that take many events at once. */
export const listGathering = (db: Db): Promise<{ organization_id: string; id: string }[]> =>
  db
    .selectFrom('destinations')
    .select(['organization_id', 'id'])
    .where(sql<boolean>`gathers`)
    .orderBy('organization_id')
    .execute()

/** Organizations where one that gathers has subscribed by one of the patterns. */
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

export const updateDestination = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
  change: Columns<Updateable<DestinationsTable>>,
): void =>
  write(
    db
      .updateTable('destinations')
      .set(written(change) as Updateable<DestinationsTable>)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )
