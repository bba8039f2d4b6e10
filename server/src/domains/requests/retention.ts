import type { Platform } from '../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../platform/retention.ts'
import { deleteOld } from './store.ts'

const keptDays = 7
const batchRows = 1_000

export function applyRetention(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = daysBefore(clock.now(), keptDays)
  return deleteInBatches(batchRows, (limit) => deleteOld(database.db, oldest, limit), signal)
}
