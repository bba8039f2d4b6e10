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

export const {
  insert: insertConnection,
  update: updateConnection,
  find: findConnection,
  lock: lockConnection,
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

/** Deletes a connection with its authorizations. */
export const deleteConnection = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
): void =>
  write(
    db.deleteFrom('connections').where('organization_id', '=', organizationId).where('id', '=', id),
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
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ refresh_lease_until: until })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('credential_version', '=', version)
    .where(sql<boolean>`(refresh_lease_until is null or refresh_lease_until <= ${now})`)
    .executeTakeFirst()
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
export async function keepSuccess(
  db: Db,
  organizationId: string,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ last_ok_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where(
      sql<boolean>`(last_ok_at is null or last_ok_at <= ${now}::timestamptz - interval '1 minute')`,
    )
    .execute()
}

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
export function replaceAuthorization({ db, write }: Writing, row: AuthorizationRow): void {
  write(
    db
      .deleteFrom('connection_authorizations')
      .where('organization_id', '=', row.organization_id)
      .where('connection_id', '=', row.connection_id),
  )
  write(db.insertInto('connection_authorizations').values(row))
}

export const findAuthorization = (
  db: Db,
  organizationId: string,
  stateHash: Buffer,
): Promise<AuthorizationRow | undefined> =>
  db
    .selectFrom('connection_authorizations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()

/** Binds an authorization to the first browser that opens it. Returns true if that is this browser. */
export async function bindAuthorization(
  db: Db,
  { organization_id, id }: AuthorizationRow,
  browserHash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connection_authorizations')
    .set({ browser_hash: browserHash })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('browser_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Claims the use of an authorization. Returns true for one caller only. */
export async function claimAuthorization(
  db: Db,
  { organization_id, id }: AuthorizationRow,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('connection_authorizations')
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes up to `limit` expired authorizations. Returns how many. */
export const deleteExpiredAuthorizations = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'connection_authorizations', 'expires_at', now, limit)
