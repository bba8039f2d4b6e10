import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import { type ContactRow, contactRows } from '../store.ts'

export interface GroupPlace {
  score: number
  id: string
}

export interface GroupRow extends GroupPlace {
  contactIds: string[]
}

/**
 * Lists groups, highest score first, one more than the limit if there is another page; with the contacts that still
 * exist.
 */
export async function listGroups(
  db: Db,
  organizationId: string,
  { after, limit }: { after: GroupPlace | null; limit: number },
): Promise<GroupRow[]> {
  const isAfter = after ? sql`(g.score, g.id) < (${after.score}, ${after.id})` : sql`true`
  const { rows } = await sql<GroupRow>`
    select g.score, g.id, present.ids as "contactIds"
    from duplicate_groups g cross join lateral (
      select array_agg(c.id order by c.id) as ids
      from duplicate_members m
      join contacts c on c.organization_id = m.organization_id and c.id = m.contact_id
      where m.organization_id = ${organizationId} and m.group_id = g.id
    ) present
    where g.organization_id = ${organizationId} and g.dismissed_at is null and ${isAfter}
      and cardinality(present.ids) > 1
    order by g.score desc, g.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export async function countGroups(db: Db, organizationId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from duplicate_groups
      where organization_id = ${organizationId} and dismissed_at is null limit ${limit}
    ) as groups`.execute(db)
  return rows[0]?.count ?? 0
}

const groups = ownedTable<'duplicate_groups', { dismissed_at: Date | null }>('duplicate_groups', {
  columns: ['dismissed_at'],
  locksReferences: true,
})

export const { lock: lockGroup } = groups

export interface DuplicateGroupMember {
  contact_id: string
  group_id: string
  score: number
}

/** Lists the members of all groups that contain one of the contacts. */
export async function listMembersBeside(
  tx: Tx,
  organizationId: string,
  contactIds: readonly string[],
): Promise<DuplicateGroupMember[]> {
  const { rows } = await sql<DuplicateGroupMember>`
    with touched as materialized (
      select distinct group_id from duplicate_members
      where organization_id = ${organizationId} and contact_id = any (${contactIds}::uuid[])
    )
    select m.contact_id, m.group_id, g.score
    from touched
    cross join lateral (
      select score from duplicate_groups
      where organization_id = ${organizationId} and id = touched.group_id limit 1
    ) g
    cross join lateral (
      select contact_id, group_id from duplicate_members
      where organization_id = ${organizationId} and group_id = touched.group_id offset 0
    ) m`.execute(tx)
  return rows
}

export async function listMemberIds(
  tx: Tx,
  organizationId: string,
  groupId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('duplicate_members')
    .select('contact_id')
    .where('organization_id', '=', organizationId)
    .where('group_id', '=', groupId)
    .orderBy('contact_id')
    .execute()
  return rows.map((row) => row.contact_id)
}

export async function deleteMembersOf(
  tx: Tx,
  organizationId: string,
  groupIds: readonly string[],
): Promise<void> {
  await sql`delete from duplicate_members
    where organization_id = ${organizationId} and group_id = any (${groupIds}::uuid[])`.execute(tx)
}

/** Saves groups and their members. Members are deleted first. */
export async function saveGroups(
  tx: Tx,
  organizationId: string,
  groups: readonly GroupRow[],
): Promise<void> {
  const members = groups.flatMap(({ id, contactIds }) => contactIds.map((one) => [one, id]))
  const column = (place: 0 | 1) => members.map((member) => member[place])
  await sql`insert into duplicate_groups (organization_id, id, score)
    select o.id, one.* from organizations o, unnest(
      ${groups.map(({ id }) => id)}::uuid[], ${groups.map(({ score }) => score)}::smallint[]) as one
    where o.id = ${organizationId}
    on conflict (organization_id, id) do update set score = excluded.score`.execute(tx)
  await sql`insert into duplicate_members (organization_id, contact_id, group_id)
    select o.id, one.* from organizations o, unnest(${column(0)}::uuid[], ${column(1)}::uuid[]) as one
    where o.id = ${organizationId}`.execute(tx)
}

export async function deleteGroups(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from duplicate_groups
    where organization_id = ${organizationId} and id = any (${ids}::uuid[])`.execute(tx)
}

export const updateDismissed = (
  tx: Tx,
  organizationId: string,
  id: string,
  at: Date,
): Promise<unknown> => groups.changing(tx, organizationId, id, { dismissed_at: at }).execute()

export const listContactsOf = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<ContactRow[]> =>
  contactRows.select(db, organizationId).where(sql<boolean>`id = any (${ids}::uuid[])`).execute()

export type ContactPair = readonly [string, string]

/** Returns the key of a pair, smaller id first. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Inserts dismissed pairs, each with the smaller id first. */
export async function insertDismissals(
  tx: Tx,
  organizationId: string,
  pairs: readonly ContactPair[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`insert into dismissed_duplicates (organization_id, contact_id, other_id)
    select o.id, one.* from organizations o, unnest(
      ${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as one
    where o.id = ${organizationId}
    on conflict do nothing`.execute(tx)
}

/** Lists the keys of dismissed pairs among the contacts, and among contacts that were merged into them. */
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
