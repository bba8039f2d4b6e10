import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../platform/retention.ts'
import { deleteOld, expungeOld } from './store.ts'

export const retentionJob = defineSweep('webhooks.retention', '23 * * * *')

/** Most events in one transaction: see docs/decisions/0009-retention.md for its effect on other writers. */
const batchEvents = 200

/**
 * Expunges payloads, then deletes events with their deliveries and attempts, at the ages in the settings. Nodes may run
 * it at the same time: each row is taken by one.
 */
export async function applyRetention(
  { database: { db }, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const { payloadDays, eventDays } = config.retention
  const now = clock.now()
  const [payloads, events] = [daysBefore(now, payloadDays), daysBefore(now, eventDays)]
  await deleteInBatches(batchEvents, (limit) => expungeOld(db, payloads, now, limit), signal)
  await deleteInBatches(batchEvents, (limit) => deleteOld(db, events, limit), signal)
}
