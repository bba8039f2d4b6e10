import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../platform/db/owned-table.ts'
import type { OrganizationsTable } from '../../platform/db/tables.generated.ts'

export type OrganizationRow = Selectable<OrganizationsTable>

export async function insertOrganization(
  db: Db,
  row: Insertable<OrganizationsTable>,
): Promise<void> {
  await db.insertInto('organizations').values(row).execute()
}

export async function findOrganization(db: Db, id: string): Promise<OrganizationRow | undefined> {
  return db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .where(isThere)
    .executeTakeFirst()
}

/** An organization that is being removed is treated as deleted. */
const isThere = sql<boolean>`organizations.id not in (select organization_id from organization_removals)`

export async function updateOrganization(
  db: Db,
  id: string,
  change: Updateable<OrganizationsTable>,
): Promise<OrganizationRow | undefined> {
  return db
    .updateTable('organizations')
    .set(change)
    .where('id', '=', id)
    .where(isThere)
    .returningAll()
    .executeTakeFirst()
}

export async function listOrganizations(db: Db, page: PageOf): Promise<OrganizationRow[]> {
  return newestFirst(db.selectFrom('organizations').selectAll().where(isThere), page)
}

interface OwnedOrganizations {
  /** Number of organizations that the person owns, or created and somebody else owns now. */
  count: number
  /** Whether the person created one of them. */
  hasCreated: boolean
}

/** The person's row is held: of two organizations that are created at once, one sees the other. */
export async function lockOwnedOrganizations(
  db: Tx,
  personId: string,
): Promise<OwnedOrganizations> {
  await sql`select from people where id = ${personId} for no key update`.execute(db)
  const { rows } = await sql<OwnedOrganizations>`
    select count(*)::integer as count,
      coalesce(bool_or(made_by = ${personId}), false) as "hasCreated"
    from organizations
    where ${isThere} and (made_by = ${personId} or id in (
      select organization_id from members where person_id = ${personId} and role = 'owner'))`.execute(
    db,
  )
  return rows[0] ?? { count: 0, hasCreated: false }
}

/** From the commit on, the organization refuses its tokens and its members. */
export async function closeOrganization(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('organization_removals')
    .values({ organization_id: id, asked_at: now })
    .execute()
  for (const table of ['tokens', 'members', 'invitations'] as const) {
    await db.deleteFrom(table).where('organization_id', '=', id).execute()
  }
}

export async function listRemovals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('organization_removals')
    .select('organization_id')
    .orderBy('asked_at')
    .execute()
  return rows.map((row) => row.organization_id)
}

export async function deleteOrganization(db: Db, id: string): Promise<void> {
  await db.deleteFrom('organizations').where('id', '=', id).execute()
}

export async function deleteRemoval(db: Db, id: string): Promise<void> {
  await db.deleteFrom('organization_removals').where('organization_id', '=', id).execute()
}
