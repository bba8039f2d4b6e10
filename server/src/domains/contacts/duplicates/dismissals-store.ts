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

/** Keys of the pairs among the contacts that were dismissed. */
export async function listDismissed(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ one: string; other: string }>`
    select contact_id as one, other_id as other from dismissed_duplicates
    where organization_id = ${organizationId} and contact_id = any (${contactIds}::uuid[])
      and other_id = any (${contactIds}::uuid[])`.execute(db)
  return new Set(rows.map(({ one, other }) => pairKey(one, other)))
}
