import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { FailedRow } from './apply-rows.ts'
import type { ImportKey } from './drafts-store.ts'

/** What the database cannot hold is shown as the sign for it. */
const storable = (text: string): string => text.replaceAll('\0', '\u2400').toWellFormed()

export async function saveErrors(
  db: Db,
  { organizationId, importId }: ImportKey,
  failed: readonly FailedRow[],
): Promise<void> {
  const rows = failed.map(({ number, line, cells, refusal }) => ({
    number,
    line,
    cells: cells.map(storable),
    column: refusal.column,
    code: refusal.code,
    message: storable(refusal.message),
  }))
  await sql`
    insert into contact_import_errors
      (organization_id, import_id, row_number, line, column_name, code, message, cells)
    select ${organizationId}, ${importId}, e.number, e.line, e.column, e.code, e.message, e.cells
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as e (
      number integer, line integer, "column" text, code text, message text, cells jsonb)
    on conflict (organization_id, import_id, row_number) do nothing`.execute(db)
}

export interface SavedError {
  number: number
  line: number
  column: string | null
  code: string
  message: string
  cells: string[]
}

/** In the order of the file, after one of them. */
export async function listErrors(
  db: Db,
  { organizationId, importId }: ImportKey,
  after: number,
  limit: number,
): Promise<SavedError[]> {
  const rows = await db
    .selectFrom('contact_import_errors')
    .select(['row_number as number', 'line', 'column_name as column', 'code', 'message', 'cells'])
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
    .execute()
  return rows as unknown as SavedError[]
}
