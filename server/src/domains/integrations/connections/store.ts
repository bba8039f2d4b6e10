import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { deleteOldRows } from '../../../platform/db/old-rows.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type {
  ConnectionAuthorizationsTable,
  ConnectionsTable,
} from '../../../platform/db/tables.generated.ts'
import type { AuthType } from '../providers/index.ts'
import type { ConnectionConfig, ConnectionError, ConnectionStatus } from './schema.ts'

interface TypedColumns {
  status: ConnectionStatus
  auth_type: AuthType
  config: ConnectionConfig
  last_error: ConnectionError | null
}

export type ConnectionRow = Omit<Selectable<ConnectionsTable>, keyof TypedColumns> & TypedColumns

const connections = ownedTable<'connections', ConnectionRow>('connections', {
  json: ['config', 'last_error'],
})

/** Store functions of connections. `deleteConnection` also deletes its authorizations. */
export const {
  insert: insertConnection,
  update: updateConnection,
  find: findConnection,
  lock: lockConnection,
  remove: deleteConnection,
} = connections

export const listConnections = (
  db: Db,
  organizationId: string,
  { provider }: { provider?: string | undefined },
  page: PageOf,
): Promise<ConnectionRow[]> =>
  newestFirst(
    connections
      .select(db, organizationId)
      .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? '')),
    page,
  )

/** Locks the definition against changes until the transaction ends. False if it does not exist any more. */
export async function shareDefinition(
  tx: Tx,
  organizationId: string,
  key: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('providers')
    .select('key')
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Claims the refresh of that version of the credentials: one caller across all nodes, until the lease ends. If it dies,
 * the next caller claims after the lease has expired.
 */
export async function claimRefresh(
  db: Db,
  organizationId: string,
  id: string,
  { version, now, until }: { version: number; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await connections
    .changing(
      db,
      organizationId,
      { id, credential_version: version },
      { refresh_lease_until: until },
    )
    .where(sql<boolean>`(refresh_lease_until is null or refresh_lease_until <= ${now})`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stores the time before which nobody sends requests to the provider. */
export async function keepWait(
  db: Db,
  organizationId: string,
  id: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ wait_until: sql<Date>`greatest(wait_until, ${until}::timestamptz)` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** Stores the time of the last successful response, at most once a minute. */
export const keepSuccess = (
  db: Db,
  organizationId: string,
  id: string,
  now: Date,
): Promise<unknown> =>
  connections
    .changing(db, organizationId, id, { last_ok_at: now })
    .where(
      sql<boolean>`(last_ok_at is null or last_ok_at <= ${now}::timestamptz - interval '1 minute')`,
    )
    .execute()

/** Lists due checks of all organizations. */
export const listDueChecks = async (
  db: Db,
  now: Date,
  limit: number,
): Promise<{ organizationId: string; connectionId: string }[]> => {
  const { rows } = await sql<{ organizationId: string; connectionId: string }>`
    select organization_id as "organizationId", id as "connectionId" from connections
    where check_at <= ${now} order by check_at limit ${limit}`.execute(db)
  return rows
}

export type AuthorizationRow = Selectable<ConnectionAuthorizationsTable>

/** Inserts an authorization and ends earlier ones of the connection: only the last URL works. */
const authorizations = ownedTable<'connection_authorizations', AuthorizationRow>(
  'connection_authorizations',
)

/** Inserts an authorization and ends earlier ones of the connection: only the last URL works. */
export function replaceAuthorization(writing: Writing, row: AuthorizationRow): void {
  const { organization_id, connection_id } = row
  authorizations.remove(writing, organization_id, { connection_id })
  authorizations.insert(writing, row)
}

export const findAuthorization = (
  db: Db,
  organizationId: string,
  stateHash: Buffer,
): Promise<AuthorizationRow | undefined> =>
  authorizations.find(db, organizationId, { state_hash: stateHash })

/** Binds an authorization to the first browser that opens it. Returns true if that is this browser. */
export async function bindAuthorization(
  db: Db,
  { organization_id, id }: AuthorizationRow,
  browserHash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await authorizations
    .changing(db, organization_id, { id, browser_hash: null }, { browser_hash: browserHash })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Claims the use of an authorization. Returns true for one caller only. */
export const claimAuthorization = (
  db: Db,
  { organization_id, id }: AuthorizationRow,
): Promise<boolean> => authorizations.delete(db, organization_id, id)

/** Deletes up to `limit` expired authorizations. Returns how many. */
export const deleteExpiredAuthorizations = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'connection_authorizations', 'expires_at', now, limit)
