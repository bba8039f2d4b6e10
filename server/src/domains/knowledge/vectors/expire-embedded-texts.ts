import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteInBatches } from '../../../platform/retention.ts'
import { deleteEmbeddedTextsBefore } from './store.ts'

export const expireEmbeddedTextsJob = defineSweep('knowledge.forget_vectors', '17 * * * *')

const keptForMs = 24 * 3600 * 1000
const rowsAtOnce = 1000

/** Deletes vectors kept for a run that was never retried. */
export async function expireEmbeddedTexts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptForMs)
  await deleteInBatches(rowsAtOnce, (limit) =>
    deleteEmbeddedTextsBefore(database.db, before, limit),
  )
}
