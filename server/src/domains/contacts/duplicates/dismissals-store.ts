import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

export type ContactPair = readonly [string, string]

/** The smaller id first. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Each with the smaller id first. */
export async function insertDismissals(
  tx: Tx,
  organizationId: string,
  pairs: readonly ContactPair[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`insert into dismissed_duplicates (organization_id, contact_id, other_id)
    select ${organizationId}, * from unnest(
      ${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[])
    on conflict do nothing`.execute(tx)
}

/** Keys of the pairs among the contacts that were dismissed, or of those that were merged into them. */
export async function listDismissed(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ one: string; other: string }>`
    with known as materialized (
      select id, id as stands_for from unnest(${contactIds}::uuid[]) as id
      union all
      select contact_id, survivor_id from merged_contacts
      where organization_id = ${organizationId} and survivor_id = any (${contactIds}::uuid[])
    )
    select a.stands_for as one, b.stands_for as other
    from dismissed_duplicates d
    join known a on a.id = d.contact_id
    join known b on b.id = d.other_id
    where d.organization_id = ${organizationId}
      and d.contact_id = any (array(select id from known))`.execute(db)
  return new Set(rows.map(({ one, other }) => pairKey(one, other)))
}
