import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { deleteOldRows } from '../../../platform/db/old-rows.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ConnectionAuthorizationsTable } from '../../../platform/db/tables.generated.ts'

export type AuthorizationRow = Selectable<ConnectionAuthorizationsTable>

/** Earlier ones of the connection end: the last address is the one that works. */
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

/** Whether it is this browser's now: the first one that opens the address has it. */
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

/** Whether this caller is the one that uses it. */
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

/** At most `limit`; says how many. */
export const deleteExpiredAuthorizations = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'connection_authorizations', 'expires_at', now, limit)
