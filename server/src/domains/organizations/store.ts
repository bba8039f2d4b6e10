import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { MembersTable, OrganizationsTable } from '../../platform/db/tables.generated.ts'

export type OrganizationRow = Selectable<OrganizationsTable>

export async function insertOrganization(db: Db, row: OrganizationRow): Promise<void> {
  await db.insertInto('organizations').values(row).execute()
}

export async function findOrganization(db: Db, id: string): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateOrganization(
  db: Db,
  id: string,
  change: Updateable<OrganizationsTable>,
): Promise<OrganizationRow | undefined> {
  return db
    .updateTable('organizations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function listOrganizations(
  db: Db,
  page: { after: string | null; limit: number },
): Promise<OrganizationRow[]> {
  return db
    .selectFrom('organizations')
    .selectAll()
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
}

export async function insertMember(db: Db, member: Insertable<MembersTable>): Promise<void> {
  await db.insertInto('members').values(member).execute()
}
