import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import { type ContactRow, contactRows } from '../store.ts'

/** A row in the form that a merge stores. */
export type ContactSnapshot = {
  [Name in keyof ContactRow]: ContactRow[Name] extends Date ? string : unknown
}

export interface Merge {
  id: string
  at: Date
  before: ContactSnapshot
  after: ContactSnapshot
  merged: ContactSnapshot[]
}

export async function insertMerge(
  tx: Tx,
  organizationId: string,
  survivorId: string,
  { id, at, before, after, merged }: Merge,
): Promise<void> {
  await tx
    .insertInto('contact_merges')
    .values({
      organization_id: organizationId,
      id,
      survivor_id: survivorId,
      at,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      merged: JSON.stringify(merged),
    })
    .execute()
}

/** Locks the last merge into a contact. */
const merges = ownedTable<'contact_merges', Merge>('contact_merges', {
  columns: ['id', 'at', 'before', 'after', 'merged'],
})

export const { delete: deleteMerge } = merges

/** Locks the last merge into a contact. */
export const lockLastMerge = (
  tx: Tx,
  organizationId: string,
  survivorId: string,
): Promise<Merge | undefined> =>
  merges
    .select(tx, organizationId, { survivor_id: survivorId })
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Lists merges that can no longer be undone, of all organizations. */
export const listOldMerges = (
  db: Db,
  before: Date,
  limit: number,
): Promise<{ organization_id: string; id: string }[]> =>
  db
    .selectFrom('contact_merges')
    .select(['organization_id', 'id'])
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute()

/** Points the ids, and those that led to them, to the survivor. */
export async function pointTo(
  tx: Tx,
  organizationId: string,
  survivorId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('merged_contacts')
    .values(
      ids.map((contact_id) => ({
        organization_id: organizationId,
        contact_id,
        survivor_id: survivorId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'contact_id'])
        .doUpdateSet((row) => ({ survivor_id: row.ref('excluded.survivor_id') })),
    )
    .execute()
}

/** Removes where the ids lead: they are contacts again, or deleted for good. */
export async function forgetIds(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('merged_contacts')
    .where('organization_id', '=', organizationId)
    .where('contact_id', 'in', ids)
    .execute()
}

/** Deletes the merges of a contact and of all contacts merged into it, with their undo data. */
export const deleteMergesOf = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<unknown> =>
  merges.deleting(tx, organizationId, {}).where('survivor_id', 'in', ids).execute()

export const deleteContacts = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<unknown> => contactRows.deleting(tx, organizationId, {}).where('id', 'in', ids).execute()

/** Lists the merges of a contact, and of all contacts merged into it, that can still be undone. */
export const listMergesOf = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Merge[]> =>
  merges.select(db, organizationId).where('survivor_id', 'in', ids).orderBy('id', 'desc').execute()

/** Tables with rows of a contact, and the key of a row. */
const tables: Record<string, RawBuilder<unknown>> = {
  contact_notes: sql`id::text`,
  contact_timeline: sql`id::text`,
  contact_consents: sql`id::text`,
  consent_links: sql`encode(token_hash, 'hex')`,
}

/** Moves all rows of the contacts to the survivor, and stores where they belonged. */
export async function moveTo(
  tx: Tx,
  organizationId: string,
  { mergeId, survivorId }: { mergeId: string; survivorId: string },
  ids: readonly string[],
): Promise<void> {
  await allowMoves(tx)
  for (const [kind, key] of Object.entries(tables)) {
    const table = sql.table(kind)
    await sql`insert into contact_merge_moves (organization_id, merge_id, kind, row_key, contact_id)
      select organization_id, ${mergeId}::uuid, ${kind}, ${key}, contact_id from ${table}
      where organization_id = ${organizationId} and contact_id = any(${ids}::uuid[])`.execute(tx)
    await sql`update ${table} set contact_id = ${survivorId}
      where organization_id = ${organizationId} and contact_id = any(${ids}::uuid[])`.execute(tx)
  }
}

/** Moves back the rows that still exist. */
export async function moveBack(
  tx: Tx,
  organizationId: string,
  { mergeId, survivorId }: { mergeId: string; survivorId: string },
): Promise<void> {
  await allowMoves(tx)
  for (const [kind, key] of Object.entries(tables)) {
    await sql`with moved as materialized (
        select row_key, contact_id as whose from contact_merge_moves
        where organization_id = ${organizationId} and merge_id = ${mergeId} and kind = ${kind}
      )
      update ${sql.table(kind)} set contact_id = moved.whose from moved
      where organization_id = ${organizationId} and contact_id = ${survivorId}
        and ${key} = moved.row_key`.execute(tx)
  }
}

/** Allows moving rows of the consent ledger, which is append-only otherwise. */
const allowMoves = (tx: Tx) => sql`set local capstan.consents = 'merge'`.execute(tx)
