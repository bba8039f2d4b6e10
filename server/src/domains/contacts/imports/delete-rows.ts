import type { Database } from '../../../platform/db/database.ts'
import type { ImportKey } from './drafts-store.ts'
import { deleteImportRows, type ImportTable } from './parts-store.ts'

/** Rows of one transaction: on the embedded database each takes some 5 ms. */
const rowsAtOnce: Record<ImportTable, number> = {
  contact_import_parts: 8,
  contact_import_errors: 200,
  contact_import_changes: 200,
  contact_import_drafts: 200,
  contact_import_draft_handles: 500,
}

export const importTables = Object.keys(rowsAtOnce) as ImportTable[]

/** Deletes what an import keeps in these tables, in short transactions. */
export async function deleteRowsOf(
  { db }: Database,
  key: ImportKey,
  tables: readonly ImportTable[],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) {
    for (let full = true; full; ) {
      signal?.throwIfAborted()
      full = (await deleteImportRows(db, table, key, rowsAtOnce[table])) === rowsAtOnce[table]
    }
  }
}
