import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ContactColumns } from '../store.ts'
import type { ImportKey } from './drafts-store.ts'

/** Columns that an import wrote, before and after. A new contact has no `before`. */
export interface ImageChange {
  before: Partial<ContactColumns> | null
  after: Partial<ContactColumns>
}

/**
 * Saves the images of contacts. If an import writes a contact twice, the first `before` and the last `after` are kept.
 */
export function saveImages(
  { db, write }: Writing,
  { organizationId, importId }: ImportKey,
  images: ReadonlyMap<string, ImageChange>,
): void {
  const rows = [...images].map(([id, image]) => ({ id, ...image }))
  const insert = sql`
    insert into contact_import_changes as c (organization_id, import_id, contact_id, before, after)
    select o.id, ${importId}, i.id, i.before, i.after
    from organizations o, json_to_recordset(${JSON.stringify(rows)}::text::json) as i (id uuid, before jsonb, after jsonb)
    where o.id = ${organizationId}
    on conflict (organization_id, import_id, contact_id) do update
      set before = excluded.before || c.before, after = c.after || excluded.after`
  write({ compile: () => insert.compile(db) })
}

export interface SavedImage {
  contactId: string
  before: Partial<ContactColumns> | null
  after: Partial<ContactColumns>
}

/** Lists images in the order of contacts, after the given one. */
export async function listImages(
  db: Db,
  { organizationId, importId }: ImportKey,
  after: string,
  limit: number,
): Promise<SavedImage[]> {
  const rows = await db
    .selectFrom('contact_import_changes')
    .select(['contact_id as contactId', 'before', 'after'])
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
    .where('contact_id', '>', after)
    .orderBy('contact_id')
    .limit(limit)
    .execute()
  return rows as unknown as SavedImage[]
}

export async function deleteImages(
  db: Db,
  { organizationId, importId }: ImportKey,
  contactIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('contact_import_changes')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
    .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`)
    .execute()
}

/** Deletes the import data of a deleted contact. */
export async function forgetContact(
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<void> {
  await sql`
    delete from contact_import_changes
    where organization_id = ${organizationId} and contact_id = ${contactId} and import_id = any(array(
      select id from contact_imports where organization_id = ${organizationId} and expires_at is not null
    ))`.execute(db)
}

/** Lists the images of these contacts, newest first. */
export async function listImagesOf(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
  limit: number,
): Promise<(SavedImage & { importId: string })[]> {
  const { rows } = await sql<SavedImage & { importId: string }>`
    select import_id as "importId", contact_id as "contactId", before, after from contact_import_changes
    where organization_id = ${organizationId} and contact_id = any(${[...contactIds]}::uuid[])
      and import_id = any(array(
        select id from contact_imports where organization_id = ${organizationId} and expires_at is not null))
    order by import_id desc limit ${limit}`.execute(db)
  return rows
}
