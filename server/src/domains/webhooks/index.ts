import type { Domain } from '../../platform/domain.ts'
import type { EventType } from '../../platform/events/event.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliveryOperations } from './deliveries/routes.ts'
import { insertDeliveries } from './deliveries/store.ts'
import { Dispatcher } from './dispatch/dispatcher.ts'
import { eventOperations } from './event-log/routes.ts'
import { webhookDisabled, webhookFailing, webhookTest } from './events.ts'
import { webhookOperations } from './routes.ts'

/** `catalogue` gives the event types of all domains: this one knows none of them. */
export function webhooks(platform: Platform, catalogue: () => readonly EventType[]): Domain {
  const dispatcher = new Dispatcher(platform)
  return {
    operations: [
      ...webhookOperations(platform, catalogue),
      ...deliveryOperations(platform, catalogue),
      ...eventOperations(platform.pager, catalogue),
    ],
    events: [webhookTest, webhookFailing, webhookDisabled],
    onEvent: (work, event) => insertDeliveries(work.db, event),
    start: () => dispatcher.start(),
    drain: () => dispatcher.drain(),
  }
}
