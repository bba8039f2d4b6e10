import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../../platform/db/owned-table.ts'
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

const documents = ['columns', 'mapping', 'options', 'error', 'undo'] as const

/** Returns the columns of a change. Documents are written as JSON. */
function columnsOf(change: Partial<ImportRecord>): Updateable<ContactImportsTable> {
  const entries = Object.entries(change).map(([name, value]) => [
    name,
    (documents as readonly string[]).includes(name) && value !== null
      ? JSON.stringify(value)
      : value,
  ])
  return Object.fromEntries(entries)
}

export type NewImport = Pick<
  ImportRecord,
  'organization_id' | 'id' | 'status' | 'file_name' | 'file_bytes' | 'created_at' | 'expires_at'
>

export async function insertImport(db: Db, record: NewImport): Promise<void> {
  await db.insertInto('contact_imports').values(record).execute()
}

const selectOne = (db: Db, { organizationId, importId }: ImportKey) =>
  db
    .selectFrom('contact_imports')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', importId)
    .$castTo<ImportRecord>()

export const findImport = (db: Db, key: ImportKey): Promise<ImportRecord | undefined> =>
  selectOne(db, key).where('status', '<>', 'uploading').executeTakeFirst()

/** Locks an import in any state. */
export const lockImport = (db: Db, key: ImportKey): Promise<ImportRecord | undefined> =>
  selectOne(db, key).forUpdate().executeTakeFirst()

/** Lists imports, newest first, one more than the limit if there is another page. */
export async function listImports(
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<ImportRecord[]> {
  return newestFirst(
    db
      .selectFrom('contact_imports')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('status', '<>', 'uploading')
      .$castTo<ImportRecord>(),
    page,
  )
}

export async function updateImport(
  db: Db,
  { organizationId, importId }: ImportKey,
  change: Partial<ImportRecord>,
): Promise<void> {
  await db
    .updateTable('contact_imports')
    .set(columnsOf(change))
    .where('organization_id', '=', organizationId)
    .where('id', '=', importId)
    .execute()
}

export async function deleteImport(db: Db, { organizationId, importId }: ImportKey): Promise<void> {
  await db
    .deleteFrom('contact_imports')
    .where('organization_id', '=', organizationId)
    .where('id', '=', importId)
    .execute()
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
