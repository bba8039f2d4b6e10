import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { stopOnLoss } from '../people/index.ts'
import { deliveryOperations } from './deliveries/routes.ts'
import { createDeliveries } from './deliveries/schedule.ts'
import { Dispatcher } from './dispatch/dispatcher.ts'
import { describeBacklog, watchBacklog } from './dispatch/metrics.ts'
import { stopEndpoint } from './dispatch/trouble.ts'
import { eraseEarlier, erasureJob, finishErasures } from './erasure/erasure.ts'
import { listPayloadsAbout } from './erasure/store.ts'
import { eventOperations } from './event-log/routes.ts'
import { webhookFinders } from './finders-store.ts'
import { healthOperations } from './health/routes.ts'
import { publishingOperations } from './publishing/routes.ts'
import { applyRetention, retentionJob } from './retention/retention.ts'
import { webhookOperations } from './routes.ts'
import { AttemptId, DeliveryId, webhookDisabled, webhookFailing, webhookTest } from './schema.ts'
import { secretColumns } from './secret.ts'
import { headersColumn } from './shape.ts'
import { listEndpointsOf, listSubscribers } from './store.ts'
import { patternsOf } from './subscription.ts'

export { readRetryAfter } from './deliveries/schedule.ts'
export {
  Attempt,
  Delivery,
  DeliveryQuery,
  missingScope,
  Replayed,
  ReplayRequest,
  TestRequest,
} from './deliveries/schema.ts'
export { listEndpointDeliveries } from './deliveries/service.ts'
export {
  addEndpoint,
  changeEndpoint,
  type Endpoint,
  findEndpoint,
  findEndpoints,
  getEndpointDelivery,
  oweEndpoint,
  replayEndpoint,
  takeOverEndpoint,
  testEndpoint,
} from './endpoints/endpoints.ts'
export { expungePublished, listPublished } from './erasure/store.ts'
export { type EventHead, readHead, showBody } from './event-log/event-body.ts'
export { findFeedHead, followFeed, followFeedTo } from './event-log/follow.ts'
export { type FeedCursor, findEvent } from './event-log/store.ts'
export { maxDataBytes } from './publishing/schema.ts'
export type { DisabledReason } from './schema.ts'
export { DeliveryId } from './schema.ts'
export { removeEndpoint } from './service.ts'
export {
  customTypePattern,
  describeCustomType,
  maxTypeLength,
  patternsOf,
  readScopesOf,
  requireKnown,
} from './subscription.ts'

/** Notifies customers' servers of events. The catalogue lists the event types of all domains. */
export const webhooks: Domain = {
  name: 'webhooks',
  tags: {
    Webhooks: 'Subscriptions that post events to your own server, and the delivery log.',
    Events: 'Event types, the list of events, and a feed that misses none.',
  },
  scopes: ['webhooks:read', 'webhooks:write', 'events:write'],
  roles: { member: ['webhooks:read'] },
  limits: [
    { resource: 'webhooks', description: 'Webhooks and destinations together. Null for no limit.' },
    {
      resource: 'publishedEvents',
      period: 'month',
      description: 'Events published in a month. Null for no limit.',
    },
    {
      resource: 'publishedBytes',
      period: 'month',
      unit: 'bytes',
      description: 'Bytes of the events published in a month. Null for no limit.',
    },
  ],
  sealedColumns: [...Object.values(secretColumns), headersColumn],
  ids: [DeliveryId, AttemptId],
  events: [webhookTest, webhookFailing, webhookDisabled],
  open(platform, catalogue) {
    const { events } = catalogue
    const dispatcher = new Dispatcher({ ...platform, catalogue })
    return {
      operations: [
        ...webhookOperations(platform, () => events),
        ...deliveryOperations(platform, () => events),
        ...healthOperations,
        ...eventOperations(platform, () => events),
        ...publishingOperations,
      ],
      jobs: [
        handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal)),
        handle(erasureJob, () => finishErasures(platform)),
      ],
      on: {
        '*': createDeliveries,
        async erasure(work, events) {
          for (const event of events) await eraseEarlier(work, event)
        },
      },
      onLoss: stopOnLoss(catalogue, {
        list: ({ db, organizationId }, { id }) => listEndpointsOf(db, organizationId, id),
        stop: (work, row, reason) => stopEndpoint({ catalogue }, work, row, reason),
      }),
      listSubscribers: (types) => listSubscribers(platform.database.db, types.flatMap(patternsOf)),
      recordsAbout: async ({ db, organizationId }, subjects, limit) => ({
        records: { events: await listPayloadsAbout(db, organizationId, subjects, limit) },
      }),
      concerns: () => describeBacklog(platform),
      background: [
        { runsOn: 'worker', start: () => dispatcher.start() },
        { runsOn: 'worker', start: async () => watchBacklog(platform) },
      ],
      finders: webhookFinders,
      drain: () => dispatcher.drain(),
    }
  },
}
