import { deleteOldRows } from '../../../../platform/db/old-rows.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../../platform/retention.ts'

const keptDays = 30
const batchRows = 1_000

/** Deletes runs that began so long ago, with their steps. */
export async function deleteOldRuns(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = daysBefore(clock.now(), keptDays)
  await deleteInBatches(
    batchRows,
    (limit) => deleteOldRows(db, 'automation_runs', 'created_at', before, limit),
    signal,
  )
}
