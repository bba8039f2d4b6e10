import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Sql } from '../search/predicate.ts'
import { type ContactRow, columns } from '../store.ts'

/** Contacts with ids after `after`, up to `end`; up to the last if `end` is null. */
export interface Range {
  after: string | null
  end: string | null
}

export interface MembershipQuery {
  organizationId: string
  segmentId: string
  /** Condition of the segment. */
  fits: Sql
}

/** A contact that has entered or left the segment. */
export type MembershipChange = ContactRow & { is_in: boolean }

const columnNames = sql.join(columns.map((name) => sql.ref(name)))

const within = (column: string, { after, end }: Range): Sql => sql`(
  ${after ? sql`${sql.ref(column)} > ${after}::uuid` : sql`true`}
  and ${end ? sql`${sql.ref(column)} <= ${end}::uuid` : sql`true`})`

/** Finds the contact at this distance after the position; null if there are fewer. */
export async function findRangeEnd(
  db: Db,
  organizationId: string,
  after: string | null,
  count: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Lists the changes of a range. `offset` forces one index lookup for each contact; otherwise the query would read the
 * whole segment or organization.
 */
export async function listChanges(
  db: Db,
  { organizationId, segmentId, fits }: MembershipQuery,
  range: Range,
  limit: number,
): Promise<MembershipChange[]> {
  const { rows } = await sql<MembershipChange>`
    select ${columnNames}, is_in from (
      select *, ${fits} as is_in from contacts
      where organization_id = ${organizationId} and ${within('id', range)}
    ) as contacts
    where is_in <> exists (select from segment_members m
      where m.organization_id = ${organizationId} and m.segment_id = ${segmentId}::uuid
        and m.contact_id = contacts.id offset 0)
    order by id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function addMembers(
  db: Db,
  { organizationId, segmentId }: Pick<MembershipQuery, 'organizationId' | 'segmentId'>,
  contactIds: readonly string[],
): Promise<void> {
  await sql`insert into segment_members (organization_id, segment_id, contact_id)
    select o.id, ${segmentId}::uuid, one.id from organizations o, unnest(${contactIds}::uuid[]) as one (id)
    where o.id = ${organizationId}
    on conflict do nothing`.execute(db)
}

export async function removeMembers(
  db: Db,
  { organizationId, segmentId }: Pick<MembershipQuery, 'organizationId' | 'segmentId'>,
  contactIds: readonly string[],
): Promise<void> {
  await sql`delete from segment_members where organization_id = ${organizationId}
    and segment_id = ${segmentId}::uuid and contact_id = any(${contactIds}::uuid[])`.execute(db)
}

/**
 * Removes members of the range that no longer exist. Their deletion was reported already. `offset` as in `listChanges`.
 */
export async function removeGone(
  db: Db,
  { organizationId, segmentId }: Pick<MembershipQuery, 'organizationId' | 'segmentId'>,
  range: Range,
): Promise<void> {
  await sql`delete from segment_members m where m.organization_id = ${organizationId}
    and m.segment_id = ${segmentId}::uuid and ${within('m.contact_id', range)}
    and not exists (select from contacts c
      where c.organization_id = ${organizationId} and c.id = m.contact_id offset 0)`.execute(db)
}

/** Removes some members of segments that are deleted or were never compared. Returns how many. */
export async function removeStrays(db: Db, organizationId: string, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from segment_members as own using (
      select ctid as place from segment_members m
      where organization_id = ${organizationId} and not exists (select from segments s
        where s.organization_id = ${organizationId} and s.id = m.segment_id
          and s.compared_at is not null)
      limit ${sql.lit(limit)}
    ) as part
    where own.organization_id = ${organizationId} and own.ctid = part.place
    returning contact_id`.execute(db)
  return rows.length
}

export const listSegmentIds = async (db: Db, organizationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('segments')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const saveComparison = (
  db: Db,
  organizationId: string,
  segmentId: string,
  at: Date,
): Promise<unknown> =>
  sql`update segments set compared_at = ${at} where organization_id = ${organizationId}
    and id = ${segmentId}::uuid`.execute(db)

/** Forgets comparisons after the last subscription ends: from now on differences are no events. */
export const forgetComparisons = (db: Db, organizationId: string): Promise<unknown> =>
  sql`update segments set compared_at = null where organization_id = ${organizationId}
    and compared_at is not null`.execute(db)

/** Lists organizations with a compared segment. */
export const listCompared = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('segments')
    .select('organization_id')
    .distinct()
    .where('compared_at', 'is not', null)
    .execute()
  return rows.map(({ organization_id }) => organization_id)
}
