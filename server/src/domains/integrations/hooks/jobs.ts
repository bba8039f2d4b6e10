import { deleteOldRows } from '../../../platform/db/old-rows.ts'
import { defineJob, type JoinRule } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../platform/retention.ts'
import { retiredDays } from './admission.ts'
import { countWaiting } from './event-store.ts'

/** What a job is told of the inbound event that it handles. */
export interface InboundEventKey {
  organizationId: string
  inboundEventId: string
}

/** Requests of one organization that were stored together. */
export interface InboundEventsKey {
  organizationId: string
  inboundEventIds: readonly string[]
}

/** Handles what was stored together. Six retries within two hours, for causes that may pass. */
export const handleInboundEvents = defineJob<InboundEventsKey>(
  'integrations.handle-inbound-events',
  { retryLimit: 6, retryDelaySeconds: 60, concurrency: 4, isInline: true },
)

/** What came meanwhile is handled with it. */
export const joinInboundEvents: JoinRule<InboundEventsKey> = {
  keyOf: ({ organizationId }) => organizationId,
  merge: (keys) => ({
    organizationId: keys[0]?.organizationId ?? '',
    inboundEventIds: keys.flatMap(({ inboundEventIds }) => inboundEventIds),
  }),
}

/** Handles an event again because a person asks for it: what is done is not repeated. */
export const replayInboundEvent = defineJob<InboundEventKey>('integrations.handle-inbound-event', {
  retryLimit: 6,
  retryDelaySeconds: 60,
  concurrency: 8,
})

export const inboundRetention = defineJob('integrations.inbound-retention', {
  schedule: '23 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const keptDays = 30
const batchRows = 500

type Dependencies = Pick<Platform, 'database' | 'clock'>

/** Deletes events, keys of duplicates and former addresses that have been kept long enough. */
export async function applyInboundRetention(
  { database: { db }, clock }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const old = [
    ['inbound_events', 'received_day', daysBefore(now, keptDays)],
    ['inbound_keys', 'expires_at', now],
    ['hook_addresses', 'retired_at', daysBefore(now, retiredDays)],
  ] as const
  for (const [table, column, before] of old) {
    const deleteSome = (limit: number) => deleteOldRows(db, table, column, before, limit)
    await deleteInBatches(batchRows, deleteSome, signal)
  }
}

const lateMinutes = 10

/** Events that wait for longer than they should, which says that jobs are not done. */
export async function describeWaiting({
  database: { db },
  clock,
}: Dependencies): Promise<string[]> {
  const before = new Date(clock.now().getTime() - lateMinutes * 60_000)
  const waiting = await countWaiting(db, before)
  if (waiting === 0) return []
  return [
    `${waiting} inbound events wait for more than ${lateMinutes} minutes: see whether a worker runs.`,
  ]
}
