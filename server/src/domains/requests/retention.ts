import type { Platform } from '../../platform/platform.ts'
import { deleteOld } from './store.ts'

const keptDays = 7
const batchRows = 1_000

export async function applyRetention({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - keptDays * 86_400_000)
  let count = batchRows
  while (count === batchRows) count = await deleteOld(database.db, oldest, batchRows)
}
