import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../platform/db/owned-table.ts'
import type { BackupsTable } from '../../platform/db/tables.generated.ts'

export type BackupRow = Selectable<BackupsTable>

export async function insertBackup(db: Db, id: string, now: Date): Promise<BackupRow> {
  return db
    .insertInto('backups')
    .values({ id, status: 'running', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findBackup(db: Db, id: string): Promise<BackupRow | undefined> {
  return db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findRunningBackup(db: Db): Promise<BackupRow | undefined> {
  return db.selectFrom('backups').selectAll().where('status', '=', 'running').executeTakeFirst()
}

export async function updateBackup(
  db: Db,
  id: string,
  change: Updateable<BackupsTable>,
): Promise<void> {
  await db.updateTable('backups').set(change).where('id', '=', id).execute()
}

/** Newest first; one row more than the limit when there is another page. */
export async function listBackups(db: Db, page: PageOf): Promise<BackupRow[]> {
  return newestFirst(db.selectFrom('backups').selectAll(), page)
}
