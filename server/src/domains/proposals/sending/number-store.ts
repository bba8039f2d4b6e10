import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

/**
 * Takes the next count of a series. The row stays locked until the transaction ends, so that one that fails takes
 * none and nobody gets the same: draw as late in it as you can.
 */
export async function drawCount(tx: Tx, organizationId: string, series: string): Promise<number> {
  const row = await tx
    .insertInto('number_series')
    .values({ organization_id: organizationId, series, next: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'series'])
        .doUpdateSet({ next: sql<number>`number_series.next + 1` }),
    )
    .returning(sql<number>`next - 1`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether a proposal has the number already, which a change of pattern could lead to. */
export async function isNumberTaken(
  tx: Tx,
  organizationId: string,
  number: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('proposals')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('number', '=', number)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
