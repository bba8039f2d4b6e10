import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { readLargeBytes } from '../../../platform/db/large-bytes.ts'
import type { ImportKey } from './drafts-store.ts'

export async function insertPart(
  db: Db,
  { organizationId, importId }: ImportKey,
  part: { position: number; bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('contact_import_parts')
    .values({ organization_id: organizationId, import_id: importId, ...part })
    .execute()
}

export const findPart = (
  db: Db,
  { organizationId, importId }: ImportKey,
  position: number,
): Promise<Buffer | null> =>
  readLargeBytes(
    db,
    sql`select bytes from contact_import_parts
      where organization_id = ${organizationId} and import_id = ${importId} and position = ${position}`,
  )

export type ImportTable =
  | 'contact_import_parts'
  | 'contact_import_errors'
  | 'contact_import_changes'
  | 'contact_import_drafts'
  | 'contact_import_draft_handles'

/** Deletes some rows of an import; returns how many. */
export async function deleteImportRows(
  db: Db,
  table: ImportTable,
  { organizationId, importId }: ImportKey,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} as own using (
      select ctid as place from ${sql.table(table)}
      where organization_id = ${organizationId} and import_id = ${importId} limit ${limit}
    ) as part
    where own.organization_id = ${organizationId} and own.ctid = part.place`.execute(db)
  return Number(numAffectedRows)
}
