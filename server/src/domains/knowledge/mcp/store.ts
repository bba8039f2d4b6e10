import type { Db } from '../../../platform/db/database.ts'

/** The base that a source is in. */
export async function findBaseOf(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sources')
    .select('base_id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', sourceId)
    .executeTakeFirst()
  return row?.base_id
}
