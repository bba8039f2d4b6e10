import { defineJob, type Join } from '../../../platform/jobs/jobs.ts'

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
export const joinInboundEvents: Join<InboundEventsKey> = {
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
