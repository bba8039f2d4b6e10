import { sql } from 'kysely'
import type { Db } from './database.ts'
import { pipelineAll } from './pipeline.ts'

/**
 * Deletes up to `limit` rows whose time in `column` is before the given time, and returns their number. One search
 * covers all organizations; the SQL function `delete_old_rows` deletes those of each. Rows locked by another
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
    const { rows: deleted } = await sql<{ count: number }>`
      select delete_old_rows(${table}, ${column}, ${organizationId}, ${before},
        ${places}::text[]::tid[]) as count`.execute(sender)
    return deleted[0]?.count ?? 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
