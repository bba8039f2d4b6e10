import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { type ProposalRow, proposalRows } from '../store.ts'

/**
 * Draws the next count of a series. The row stays locked until the transaction ends, so that a failed transaction draws
 * none and no two draw the same. Draw as late in the transaction as you can.
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

/** Returns true if a proposal already has the number, which can happen after a change of the pattern. */
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

/** Finds the number of the revisions that were sent. */
export async function findNumberOf(
  tx: Tx,
  organizationId: string,
  rootId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('proposals')
    .select('number')
    .where('organization_id', '=', organizationId)
    .where('root_id', '=', rootId)
    .where('number', 'is not', null)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? undefined
}

/** Locks other revisions that were sent and have not ended, newest first. */
export const lockOpenRevisions = (
  tx: Tx,
  organizationId: string,
  rootId: string,
  except: string,
): Promise<ProposalRow[]> =>
  proposalRows
    .select(tx, organizationId, { root_id: rootId })
    .where('id', '<>', except)
    .where('status', 'in', ['sent', 'viewed', 'signing'])
    .orderBy('revision', 'desc')
    .forUpdate()
    .execute()
