import { sql } from 'kysely'
import type { Db } from './database.ts'
import { pipelineAll } from './pipeline.ts'

/**
 * Deletes up to `limit` rows whose time in `column` is before the given time, and returns their number. One search
 * covers all organizations; a separate statement deletes the rows of each organization. Rows locked by another
 * transaction are left for the next run.
 */
export async function deleteOldRows(
  db: Db,
  table: string,
  column: string,
  before: Date,
  limit: number,
): Promise<number> {
  const isOld = sql`${sql.ref(column)} < ${before}`
  const { rows } = await sql<{ organizationId: string; places: string[] }>`
    select organization_id as "organizationId", array_agg(place) as places from (
      select organization_id, ctid::text as place from ${sql.table(table)} where ${isOld}
      order by ${sql.ref(column)} limit ${limit}
    ) as oldest group by organization_id`.execute(db)
  const counts = await pipelineAll(db, rows, async (sender, { organizationId, places }) => {
    // `is true` keeps indexes out: of an organization that the planner does not know it would read all rows instead.
    // A place may belong to another row by now, but not to an old one of another organization.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (organization_id = ${organizationId}) is true and ctid = any (array(
        select ctid from ${sql.table(table)}
        where (organization_id = ${organizationId}) is true and ${isOld} and ctid = any (${places}::text[]::tid[])
        for update skip locked))`.execute(sender)
    return Number(numAffectedRows ?? 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
