import type { Platform } from '../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../platform/retention.ts'
import { retiredDays } from './admission.ts'
import {
  countWaiting,
  deleteExpiredKeys,
  deleteOldEvents,
  deleteRetiredAddresses,
} from './retention-store.ts'

const keptDays = 30
const batchRows = 500

type Handles = Pick<Platform, 'database' | 'clock'>

export async function applyInboundRetention(
  { database: { db }, clock }: Handles,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const [oldest, retired] = [daysBefore(now, keptDays), daysBefore(now, retiredDays)]
  await deleteInBatches(batchRows, (limit) => deleteOldEvents(db, oldest, limit), signal)
  await deleteInBatches(batchRows, (limit) => deleteExpiredKeys(db, now, limit), signal)
  await deleteInBatches(batchRows, (limit) => deleteRetiredAddresses(db, retired, limit), signal)
}

const lateMinutes = 10

/** Events that wait for longer than they should, which says that jobs are not done. */
export async function describeWaiting({ database: { db }, clock }: Handles): Promise<string[]> {
  const before = new Date(clock.now().getTime() - lateMinutes * 60_000)
  const waiting = await countWaiting(db, before)
  if (waiting === 0) return []
  return [
    `${waiting} inbound events wait for more than ${lateMinutes} minutes: see whether a worker runs.`,
  ]
}
