import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { defineSealedColumn } from '../../../platform/crypto/seal.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import { storedParts } from '../../../platform/db/stored-parts.ts'
import type { ContactExportsTable } from '../../../platform/db/tables.generated.ts'
import type { Sql } from '../search/predicate.ts'
import type { ExportedColumn, ExportedRow } from './fields.ts'
import type { ExportField, ExportFormat } from './schema.ts'

export interface ExportKey {
  organizationId: string
  exportId: string
}

export type ExportRecord = Omit<
  Selectable<ContactExportsTable>,
  'status' | 'format' | 'fields' | 'filter' | 'error'
> & {
  status: 'running' | 'completed' | 'failed'
  format: ExportFormat
  fields: ExportField[]
  filter: object | null
  error: { message: string } | null
}

export const sealedPartColumn = defineSealedColumn('contact_export_parts', 'sealed_text', [
  'organization_id',
  'export_id',
  'position',
])

export const insertExport = (
  db: Db,
  record: Insertable<ContactExportsTable>,
): Promise<ExportRecord> =>
  db
    .insertInto('contact_exports')
    .values(record)
    .returningAll()
    .$castTo<ExportRecord>()
    .executeTakeFirstOrThrow()

const table = ownedTable<'contact_exports', ExportRecord>('contact_exports', {
  locksReferences: true,
})

export const findExport = (
  db: Db,
  { organizationId, exportId }: ExportKey,
): Promise<ExportRecord | undefined> => table.find(db, organizationId, exportId)

export const lockExport = (
  tx: Tx,
  { organizationId, exportId }: ExportKey,
): Promise<ExportRecord | undefined> => table.lock(tx, organizationId, exportId)

export const deleteExport = (db: Db, { organizationId, exportId }: ExportKey): Promise<boolean> =>
  table.delete(db, organizationId, exportId)

/** Lists exports, newest first, one more than the limit if there is another page. */
export const listExports = (
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<ExportRecord[]> => newestFirst(table.select(db, organizationId), page)

export async function updateExport(
  db: Db,
  { organizationId, exportId }: ExportKey,
  change: Updateable<ContactExportsTable>,
): Promise<void> {
  await db
    .updateTable('contact_exports')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', exportId)
    .execute()
}

export const exportParts = storedParts({
  table: 'contact_export_parts',
  owner: 'export_id',
  column: 'sealed_text',
})

/** One page of an export's contacts. */
interface Page {
  fits: Sql
  after: string | null
  limit: number
}

/** Condition that all contacts meet. */
export const everything: Sql = sql`true`

/** Lists contacts, oldest first, with these columns. */
export const listContactsAfter = (
  db: Db,
  organizationId: string,
  { fits, after, limit }: Page,
  columns: readonly ExportedColumn[],
): Promise<ExportedRow[]> =>
  db
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where(fits)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .$castTo<ExportedRow>()
    .execute()

/** Lists the keys of custom fields that some of the next contacts have a value for, and the last of these contacts. */
export async function listCustomKeys(
  db: Db,
  organizationId: string,
  { fits, after, limit }: Page,
): Promise<{ keys: string[]; last: string | null }> {
  const { rows } = await sql<{ keys: string[]; last: string | null }>`
    with page as materialized (
      select id, custom from contacts
      where organization_id = ${organizationId} and ${fits} and (${after}::uuid is null or id > ${after})
      order by id limit ${limit}
    )
    select array(
        select distinct key
        from (select custom from page where custom <> '{}') filled, jsonb_each_text(filled.custom)
        where value <> '') as keys,
      (select id from page order by id desc limit 1) as last`.execute(db)
  return rows[0] ?? { keys: [], last: null }
}

/** Lists expired exports of all organizations. */
export const listExpiredExports = (db: Db, now: Date, limit: number): Promise<ExportKey[]> =>
  db
    .selectFrom('contact_exports')
    .select(['organization_id as organizationId', 'id as exportId'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

/** Lists running exports of all organizations. */
export const listRunningExports = (db: Db, limit: number): Promise<ExportKey[]> =>
  db
    .selectFrom('contact_exports')
    .select(['organization_id as organizationId', 'id as exportId'])
    .where('status', '=', 'running')
    .orderBy('organization_id')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Fails exports that may contain one of the contacts: those that are being written, and those already written past it.
 * Returns them; the caller deletes their files.
 */
export async function withdrawExports(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const error = { message: 'A contact in this export was erased. Request another export.' }
  const { rows } = await sql<{ id: string }>`
    update contact_exports
    set status = 'failed', error = ${JSON.stringify(error)}, ended_at = coalesce(ended_at, ${now})
    where organization_id = ${organizationId} and (status = 'running' or status = 'completed'
      and after_id >= (select min(id::text)::uuid from unnest(${[...contactIds]}::uuid[]) as id))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
