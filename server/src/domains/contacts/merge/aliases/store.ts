import type { Db } from '../../../../platform/db/database.ts'

/** The contact that an id of a merged one leads to; undefined for every other id. */
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
