import type { Insertable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditEntriesTable } from '../db/tables.generated.ts'

export async function insertEntry(db: Db, entry: Insertable<AuditEntriesTable>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute()
}
