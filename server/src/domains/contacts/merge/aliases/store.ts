import type { Db } from '../../../../platform/db/database.ts'

/** Returns the survivor that a merged contact's id leads to; undefined for other ids. */
export async function findSurvivorId(
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('merged_contacts')
    .select('survivor_id')
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  return row?.survivor_id
}
