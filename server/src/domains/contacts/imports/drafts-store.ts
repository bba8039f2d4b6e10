import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ContactRow } from '../store.ts'
import type { Claim } from './holders.ts'

export interface ImportKey {
  organizationId: string
  importId: string
}

/** What a dry run would have made of some handles; a contact of null has given one back. */
export async function listDraftHolders(
  db: Db,
  { organizationId, importId }: ImportKey,
  handles: readonly Claim[],
): Promise<(Claim & { contactId: string | null })[]> {
  const [kinds, values] = [handles.map(({ kind }) => kind), handles.map(({ value }) => value)]
  const { rows } = await sql<Claim & { contactId: string | null }>`
    select h.kind, h.value, h.contact_id as "contactId"
    from unnest(${kinds}::text[], ${values}::text[]) as asked (kind, value)
    cross join lateral (
      select kind, value, contact_id from contact_import_draft_handles
      where organization_id = ${organizationId} and import_id = ${importId}
        and kind = asked.kind and value = asked.value limit 1
    ) h`.execute(db)
  return rows
}

export async function listDrafts(
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

export async function saveDrafts(
  db: Db,
  { organizationId, importId }: ImportKey,
  contacts: readonly ContactRow[],
  handles: readonly (Claim & { contactId: string | null })[],
): Promise<void> {
  const drafts = contacts.map((contact) => ({ id: contact.id, contact }))
  await sql`
    insert into contact_import_drafts (organization_id, import_id, contact_id, contact)
    select ${organizationId}, ${importId}, d.id, d.contact
    from json_to_recordset(${JSON.stringify(drafts)}::text::json) as d (id uuid, contact jsonb)
    on conflict (organization_id, import_id, contact_id) do update set contact = excluded.contact`.execute(
    db,
  )
  const column = <Name extends 'kind' | 'value' | 'contactId'>(name: Name) =>
    handles.map((one) => one[name])
  await sql`
    insert into contact_import_draft_handles (organization_id, import_id, kind, value, contact_id)
    select ${organizationId}, ${importId}, h.kind, h.value, h.contact_id
    from unnest(${column('kind')}::text[], ${column('value')}::text[], ${column('contactId')}::uuid[])
      as h (kind, value, contact_id)
    on conflict (organization_id, import_id, kind, value)
      do update set contact_id = excluded.contact_id`.execute(db)
}
