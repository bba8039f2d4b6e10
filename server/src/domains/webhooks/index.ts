import type { Domain } from '../../platform/domain.ts'
import type { EventType } from '../../platform/events/event.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDeliveries } from './deliveries/create.ts'
import { deliveryOperations } from './deliveries/routes.ts'
import { Dispatcher } from './dispatch/dispatcher.ts'
import { describeBacklog, watchBacklog } from './dispatch/metrics.ts'
import { eraseEarlier, erasureJob, finishErasures } from './erasure/erasure.ts'
import { eventOperations } from './event-log/routes.ts'
import { webhookDisabled, webhookFailing, webhookTest } from './events.ts'
import { healthOperations } from './health/routes.ts'
import { applyRetention, retentionJob } from './retention/retention.ts'
import { webhookOperations } from './routes.ts'

/** `catalogue` gives the event types of all domains: this one knows none of them. */
export function webhooks(platform: Platform, catalogue: () => readonly EventType[]): Domain {
  const dispatcher = new Dispatcher(platform)
  return {
    operations: [
      ...webhookOperations(platform, catalogue),
      ...deliveryOperations(platform, catalogue),
      ...healthOperations,
      ...eventOperations(platform, catalogue),
    ],
    events: [webhookTest, webhookFailing, webhookDisabled],
    jobs: [
      handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal)),
      handle(erasureJob, () => finishErasures(platform)),
    ],
    async onEvent(work, event) {
      await createDeliveries(work.db, event)
      await eraseEarlier(work, event)
    },
    concerns: () => describeBacklog(platform),
    async start() {
      await using stack = new AsyncDisposableStack()
      stack.use(await dispatcher.start())
      stack.use(watchBacklog(platform))
      return stack.move()
    },
    drain: () => dispatcher.drain(),
  }
}
