import { deleteOldRows } from '../../../platform/db/old-rows.ts'
import { defineJob, defineSweep, type JoinRule } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../../platform/retention.ts'
import { retiredDays } from './admission.ts'
import { countWaiting } from './event-store.ts'

/** Payload of a job that handles one inbound event. */
export interface InboundEventKey {
  organizationId: string
  inboundEventId: string
}

/** Requests of one organization that were stored together. */
export interface InboundEventsKey {
  organizationId: string
  inboundEventIds: readonly string[]
}

/** Handles events that were stored together. Retries temporary failures six times within two hours. */
export const handleInboundEvents = defineJob<InboundEventsKey>(
  'integrations.handle-inbound-events',
  { retryLimit: 6, retryDelaySeconds: 60, concurrency: 4, isInline: true },
)

/** Joins events that arrived meanwhile. */
export const joinInboundEvents: JoinRule<InboundEventsKey> = {
  keyOf: ({ organizationId }) => organizationId,
  merge: (keys) => ({
    organizationId: keys[0]?.organizationId ?? '',
    inboundEventIds: keys.flatMap(({ inboundEventIds }) => inboundEventIds),
  }),
}

/** Handles an event again on request. Finished actions are not repeated. */
export const replayInboundEvent = defineJob<InboundEventKey>('integrations.handle-inbound-event', {
  retryLimit: 6,
  retryDelaySeconds: 60,
  concurrency: 8,
})

export const inboundRetention = defineSweep('integrations.inbound-retention', '23 * * * *')

const keptDays = 30
const batchRows = 500

type Dependencies = Pick<Platform, 'database' | 'clock'>

/** Deletes events, keys of duplicates and former URLs after their retention time. */
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

/** Warns about events that wait too long, which means that jobs are not running. */
export async function describeWaiting({
  database: { db },
  clock,
}: Dependencies): Promise<string[]> {
  const before = new Date(clock.now().getTime() - lateMinutes * 60_000)
  const waiting = await countWaiting(db, before)
  if (waiting === 0) return []
  return [
    `${waiting} inbound events have waited for more than ${lateMinutes} minutes. Check whether a worker is running.`,
  ]
}
