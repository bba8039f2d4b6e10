import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../../platform/db/database.ts'
import { deleteRowsOf as deleteOwnedRows } from '../../../platform/db/owned-table.ts'
import { partBytesOf, storedParts } from '../../../platform/db/stored-parts.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import type { ContactRow } from '../store.ts'
import type { QueuedContactWrites } from '../writer/contact-writer.ts'
import type { Identifier } from '../writer/identifier-index.ts'
import { lockContacts } from '../writer/rows-store.ts'

export interface ImportKey {
  organizationId: string
  importId: string
}

/**
 * Returns the contacts that have or had one of the identifiers, as a dry run has left them: its drafts replace stored
 * rows.
 */
export async function loadDrafts(
  tx: Tx,
  key: ImportKey,
  identifiers: readonly Identifier[],
): Promise<ContactRow[]> {
  const stored = await lockContacts(tx, key.organizationId, { ids: [], identifiers })
  const drafted = await listDraftHolders(tx, key, identifiers)
  const drafts = await listDrafts(tx, key, [...drafted, ...stored.map(({ id }) => id)])
  const replaced = new Set(drafts.map(({ id }) => id))
  return [...drafts, ...stored.filter(({ id }) => !replaced.has(id))]
}

/** Lists the contacts to which the dry run gave one of the identifiers. */
async function listDraftHolders(
  db: Db,
  { organizationId, importId }: ImportKey,
  identifiers: readonly Identifier[],
): Promise<string[]> {
  const column = (name: keyof Identifier) => identifiers.map((one) => one[name])
  const { rows } = await sql<{ contactId: string }>`
    select h.contact_id as "contactId"
    from unnest(${column('kind')}::text[], ${column('value')}::text[]) as asked (kind, value)
    cross join lateral (
      select contact_id from contact_import_draft_handles
      where organization_id = ${organizationId} and import_id = ${importId}
        and kind = asked.kind and value = asked.value limit 1
    ) h`.execute(db)
  return rows.map(({ contactId }) => contactId)
}

async function listDrafts(
  db: Db,
  { organizationId, importId }: ImportKey,
  ids: readonly string[],
): Promise<ContactRow[]> {
  const rows = await db
    .selectFrom('contact_import_drafts')
    .select('contact')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
    .where(sql<boolean>`contact_id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(({ contact }) => {
    const row = contact as unknown as ContactRow
    return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
  })
}

/** Saves the contacts as a dry run leaves them. An identifier that a draft has released may still lead to it. */
export async function saveDrafts(
  db: Db,
  { organizationId, importId }: ImportKey,
  { inserts, updates, claimed }: QueuedContactWrites,
): Promise<void> {
  const contacts = [...inserts, ...updates.map(({ after }) => after)]
  if (contacts.length === 0) return
  const drafts = contacts.map((contact) => ({ id: contact.id, contact }))
  await sql`
    insert into contact_import_drafts (organization_id, import_id, contact_id, contact)
    select o.id, ${importId}, d.id, d.contact
    from organizations o, json_to_recordset(${JSON.stringify(drafts)}::text::json) as d (id uuid, contact jsonb)
    where o.id = ${organizationId}
    on conflict (organization_id, import_id, contact_id) do update set contact = excluded.contact`.execute(
    db,
  )
  const column = (name: 'kind' | 'value' | 'contactId') => claimed.map((one) => one[name])
  await sql`
    insert into contact_import_draft_handles (organization_id, import_id, kind, value, contact_id)
    select o.id, ${importId}, h.kind, h.value, h.contact_id
    from organizations o, unnest(${column('kind')}::text[], ${column('value')}::text[], ${column('contactId')}::uuid[])
      as h (kind, value, contact_id)
    where o.id = ${organizationId}
    on conflict (organization_id, import_id, kind, value)
      do update set contact_id = excluded.contact_id`.execute(db)
}

/** Rows of one transaction: on the embedded database each takes about 5 ms. */
const rowsAtOnce = {
  contact_import_parts: 8,
  contact_import_errors: 200,
  contact_import_changes: 200,
  contact_import_drafts: 200,
  contact_import_draft_handles: 500,
}

type ImportTable = keyof typeof rowsAtOnce

export const importTables = Object.keys(rowsAtOnce) as ImportTable[]

/** Deletes the rows of an import in these tables, in short transactions. */
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

export const importParts = storedParts({ table: 'contact_import_parts', owner: 'import_id' })

/** Reads the file of an import part by part, so that little of it is in memory. */
export function storedFile(
  database: Database,
  { organizationId, importId }: ImportKey,
  bytes: number,
): RandomFile {
  const size = partBytesOf(database)
  return {
    bytes,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const position = Math.floor(at / size)
        const part = await importParts.find(database.db, [organizationId, importId], position)
        if (!part) throw new Error('a part of an import file is missing')
        const from = at - position * size
        const piece = part.subarray(from, Math.min(part.length, from + end - at))
        if (piece.length === 0) throw new Error('a part of an import file is shorter than it was')
        yield piece
        at += piece.length
      }
    },
  }
}
