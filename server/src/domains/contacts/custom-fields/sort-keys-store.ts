import { sql } from 'kysely'
import type { Writing } from '../../../platform/db/pending-writes.ts'

export interface Step {
  after: string | null
  isLast: boolean
}

/** The commit of a step does not wait for the disk: what a crash takes is written by the job that runs again. */
export const commitSoon = ({ db, write }: Writing): void =>
  write({ compile: () => sql`set local synchronous_commit = off`.compile(db) })

/**
 * Of the next contacts by id, held so that nobody deletes them before their keys are there. Whoever changes one is not
 * waited for and does not wait: the key that he has written stays, and one that is there is replaced by his.
 */
export async function writeSortKeys(
  { db }: Writing,
  organizationId: string,
  { id, key, type }: { id: string; key: string; type: string },
  { after, limit }: { after: string | null; limit: number },
): Promise<Step> {
  const { rows } = await sql<{ last: string | null; count: number }>`
    with part as materialized (
      select id, custom -> ${key} as value from contacts
      where organization_id = ${organizationId} and ${after ? sql`id > ${after}::uuid` : sql`true`}
      order by id limit ${sql.lit(limit)} for key share
    ), written as (
      insert into contact_sort_keys (organization_id, contact_id, field_id, key)
      select ${organizationId}::uuid, id, ${id}::uuid, custom_sort_key(${type}, value) from part
      on conflict do nothing
    )
    select (array_agg(id order by id desc))[1] as last, count(*)::integer as count from part`.execute(
    db,
  )
  const { last, count } = rows[0] ?? { last: null, count: 0 }
  return { after: last, isLast: count < limit }
}

export async function deleteSortKeys(
  { db }: Writing,
  organizationId: string,
  fieldId: string,
  limit: number,
): Promise<Step> {
  const { rows } = await sql`
    with part as materialized (
      select organization_id, contact_id, field_id from contact_sort_keys
      where organization_id = ${organizationId} and field_id = ${fieldId}::uuid
      limit ${sql.lit(limit)}
    )
    delete from contact_sort_keys k using part
    where k.organization_id = part.organization_id and k.contact_id = part.contact_id
      and k.field_id = part.field_id
    returning k.contact_id`.execute(db)
  return { after: null, isLast: rows.length < limit }
}

export const endSortWork = ({ db, write }: Writing, organizationId: string, id: string): void =>
  write(
    db
      .updateTable('contact_fields')
      .set({ sort_work: null })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )
