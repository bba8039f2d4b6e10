import type { Database } from '../../../platform/db/database.ts'
import { deleteRowsOf as deleteOwnedRows } from '../../../platform/db/owned-rows.ts'
import type { ImportKey } from './drafts-store.ts'

/** Rows of one transaction: on the embedded database each takes some 5 ms. */
const rowsAtOnce = {
  contact_import_parts: 8,
  contact_import_errors: 200,
  contact_import_changes: 200,
  contact_import_drafts: 200,
  contact_import_draft_handles: 500,
}

type ImportTable = keyof typeof rowsAtOnce

export const importTables = Object.keys(rowsAtOnce) as ImportTable[]

/** Deletes what an import keeps in these tables, in short transactions. */
export async function deleteRowsOf(
  { db }: Database,
  { organizationId, importId }: ImportKey,
  tables: readonly ImportTable[],
  signal?: AbortSignal,
): Promise<void> {
  const owner = { organization_id: organizationId, import_id: importId }
  for (const table of tables) {
    for (let full = true; full; ) {
      signal?.throwIfAborted()
      full = (await deleteOwnedRows(db, table, owner, rowsAtOnce[table])) === rowsAtOnce[table]
    }
  }
}
