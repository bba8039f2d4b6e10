import type { Db } from '../db/database.ts'

/** What the plan of the organization says of uploads; undefined where it says nothing. */
export async function findMaxUploadBytes(
  db: Db,
  organizationId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('organizations')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select('plans.max_upload_bytes')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst()
  return row?.max_upload_bytes ?? undefined
}
