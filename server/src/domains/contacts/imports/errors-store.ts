import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { handlesOf } from '../handles/forms.ts'
import type { Sql } from '../search/predicate.ts'
import type { ContactRow } from '../store.ts'
import type { FaultyRow } from './apply-rows.ts'
import type { ImportKey } from './drafts-store.ts'

/** Replaces characters that the database cannot store by visible ones. */
const storable = (text: string): string => text.replaceAll('\0', '\u2400').toWellFormed()

export async function saveErrors(
  db: Db,
  { organizationId, importId }: ImportKey,
  faulty: readonly FaultyRow[],
): Promise<void> {
  const rows = faulty.map(({ number, line, cells, faults }) => ({
    number,
    line,
    cells: cells.map(storable),
    column: faults[0]?.column,
    code: faults[0]?.code,
    message: storable(faults.map(({ message }) => message).join(' ')),
  }))
  await sql`
    insert into contact_import_errors
      (organization_id, import_id, row_number, line, column_name, code, message, cells)
    select o.id, ${importId}, e.number, e.line, e.column, e.code, e.message, e.cells
    from organizations o, json_to_recordset(${JSON.stringify(rows)}::text::json) as e (
      number integer, line integer, "column" text, code text, message text, cells jsonb)
    where o.id = ${organizationId}
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

/** Lists errors in the order of the file, after the given one. */
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

/**
 * Condition for rows that name a contact: by an address, an external id, its name, or a number with the same ending,
 * because people write numbers in many ways.
 */
function namesContact(row: ContactRow): Sql {
  const { name, first_name, last_name } = row
  const fullName = [first_name, last_name].filter(Boolean).join(' ')
  const handles = handlesOf(row)
  const emails = handles.filter(({ kind }) => kind === 'email').map(({ value }) => value)
  const ids = [row.external_id, ...row.merged_identifiers.map(({ value }) => value)]
  const texts = [...ids, name, fullName].filter((text) => text !== null && text !== '')
  const numbers = handles.filter(({ kind }) => kind === 'phone').map(({ value }) => value.slice(1))
  return sql`exists (
    select from jsonb_array_elements_text(cells) as cell
    cross join lateral (select ltrim(regexp_replace(cell, '\\D', '', 'g'), '0') as digits) as number
    where exists (select from unnest(${emails}::text[]) as email where strpos(lower(cell), email) > 0)
      or exists (select from unnest(${texts}::text[]) as text where lower(trim(cell)) = lower(text))
      or length(digits) >= 6
        and exists (select from unnest(${numbers}::text[]) as whole where right(whole, length(digits)) = digits)
  )`
}

export async function deleteErrorsAbout(
  db: Db,
  organizationId: string,
  row: ContactRow,
): Promise<void> {
  await sql`delete from contact_import_errors
    where organization_id = ${organizationId} and ${namesContact(row)}`.execute(db)
}

export async function listErrorsAbout(
  db: Db,
  organizationId: string,
  row: ContactRow,
  limit: number,
): Promise<{ importId: string; line: number; cells: string[] }[]> {
  const { rows } = await sql<{ importId: string; line: number; cells: string[] }>`
    select import_id as "importId", line, cells from contact_import_errors
    where organization_id = ${organizationId} and ${namesContact(row)}
    order by import_id desc, row_number limit ${limit}`.execute(db)
  return rows
}
