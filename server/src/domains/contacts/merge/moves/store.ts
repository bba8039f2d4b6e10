import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** What hangs under a contact, and what a row of it is known by. */
const tables: Record<string, RawBuilder<unknown>> = {
  contact_notes: sql`id::text`,
  contact_timeline: sql`id::text`,
  contact_consents: sql`id::text`,
  consent_links: sql`encode(token_hash, 'hex')`,
}

/** Moves all that hangs under the contacts to the survivor, and remembers whose it was. */
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

/** Moves back what is still there. */
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

/** The ledger of consents is otherwise as it was written. */
const allowMoves = (tx: Tx) => sql`select set_config('capstan.consents', 'merge', true)`.execute(tx)
