import { defineJob } from '../../../platform/jobs/jobs.ts'

/** What a job is told of the inbound event that it handles. */
export interface InboundEventKey {
  organizationId: string
  inboundEventId: string
  /** Asked for by a person: what is done already is not done again. */
  replay?: boolean
}

/** Handles a stored event. Six retries within two hours, for causes that may pass. */
export const handleInboundEvent = defineJob<InboundEventKey>('integrations.handle-inbound-event', {
  retryLimit: 6,
  retryDelaySeconds: 60,
  concurrency: 8,
})

export const inboundRetention = defineJob('integrations.inbound-retention', {
  schedule: '23 * * * *',
  retryLimit: 0,
  concurrency: 1,
})
