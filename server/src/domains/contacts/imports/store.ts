import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { ContactImportsTable } from '../../../platform/db/tables.generated.ts'
import type { ImportKey } from './drafts-store.ts'
import type { ContactImport, ImportStatus, UndoResult } from './schema.ts'
import type { ImportFormat } from './table.ts'

interface TypedColumns {
  status: ImportStatus | 'uploading'
  format: ImportFormat
  columns: ContactImport['columns']
  mapping: ContactImport['mapping']
  options: ContactImport['options']
  error: ContactImport['error']
  undo: UndoResult | null
}

export type ImportRecord = Omit<Selectable<ContactImportsTable>, keyof TypedColumns> & TypedColumns

const imports = ownedTable<'contact_imports', ImportRecord>('contact_imports', {
  json: ['columns', 'mapping', 'options', 'error', 'undo'],
  locksReferences: true,
})

export type NewImport = Pick<
  ImportRecord,
  'organization_id' | 'id' | 'status' | 'file_name' | 'file_bytes' | 'created_at' | 'expires_at'
>

export async function insertImport(db: Db, record: NewImport): Promise<void> {
  await db.insertInto('contact_imports').values(record).execute()
}

export const findImport = (
  db: Db,
  { organizationId, importId }: ImportKey,
): Promise<ImportRecord | undefined> =>
  imports.select(db, organizationId, importId).where('status', '<>', 'uploading').executeTakeFirst()

/** Locks an import in any state. */
export const lockImport = (
  tx: Tx,
  { organizationId, importId }: ImportKey,
): Promise<ImportRecord | undefined> => imports.lock(tx, organizationId, importId)

/** Lists imports, newest first, one more than the limit if there is another page. */
export const listImports = (
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<ImportRecord[]> =>
  newestFirst(imports.select(db, organizationId).where('status', '<>', 'uploading'), page)

export async function updateImport(
  db: Db,
  { organizationId, importId }: ImportKey,
  change: Partial<ImportRecord>,
): Promise<void> {
  await imports.changing(db, organizationId, importId, change).execute()
}

export async function deleteImport(db: Db, { organizationId, importId }: ImportKey): Promise<void> {
  await imports.delete(db, organizationId, importId)
}

/** Lists expired imports of all organizations. */
export async function listExpiredImports(db: Db, now: Date, limit: number): Promise<ImportKey[]> {
  return db
    .selectFrom('contact_imports')
    .select(['organization_id as organizationId', 'id as importId'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Lists running imports of all organizations. */
export async function listRunningImports(
  db: Db,
  limit: number,
): Promise<(ImportKey & { run: number })[]> {
  return db
    .selectFrom('contact_imports')
    .select(['organization_id as organizationId', 'id as importId', 'run'])
    .where('status', 'in', ['running', 'undoing'])
    .orderBy('organization_id')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Empties the samples of imports that have run, because only a start needs them. Returns the ids of these imports. */
export async function forgetSamples(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update contact_imports
    set columns = (select coalesce(jsonb_agg(one || '{"samples": []}' order by at), '[]')
      from jsonb_array_elements(columns) with ordinality as list (one, at))
    where organization_id = ${organizationId} and expires_at is not null
      and status in ('completed', 'partial', 'canceled', 'failed', 'undone')
      and (options ->> 'dryRun') is distinct from 'true'
      and columns @? '$[*].samples[*]'
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
