import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteOld, expungeOld } from './store.ts'

export const retentionJob = defineJob('webhooks.retention', {
  schedule: '23 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** So many events in one transaction: see docs/decisions/0009-retention.md for what one holds up. */
const batchEvents = 200

/**
 * Expunges payloads, then deletes events with their deliveries and attempts, as old as the settings
 * say. Nodes may run it at the same time: each row is taken by one.
 */
export async function applyRetention(
  { database: { db }, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const { payloadDays, eventDays } = config.retention
  const now = clock.now()
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  await inBatches(() => expungeOld(db, daysAgo(payloadDays), now, batchEvents), signal)
  await inBatches(() => deleteOld(db, daysAgo(eventDays), batchEvents), signal)
}

async function inBatches(next: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  let count = batchEvents
  while (count === batchEvents && !signal?.aborted) count = await next()
}
