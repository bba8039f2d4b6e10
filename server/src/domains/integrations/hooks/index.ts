import type { Catalogue, OpenDomain } from '../../../platform/domain.ts'
import { handle } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stopOnLoss } from '../../people/index.ts'
import { Door } from './door.ts'
import { doorOperations } from './door-routes.ts'
import { inboundEventOperations } from './event-routes.ts'
import { inboundFailed, inboundReceived, inboundRejected } from './event-schema.ts'
import { applyInboundRetention, describeWaiting, inboundRetention } from './jobs.ts'
import { hookOperations } from './routes.ts'
import { HookId, InboundEventId, InboundRefusalId } from './schema.ts'
import { sealedColumns } from './secrets.ts'
import { stopHook } from './service.ts'
import { listHooksOf } from './store.ts'

export { fieldsIn } from './captured.ts'
export { forgetInboundEvents, readInboundRecords } from './erasure-store.ts'
export {
  findInboundEvent,
  type HandledEvent,
  lockInboundEvent,
  lockUnhandled,
  type SettledEvent,
  type Settlement,
  settleInboundEvents,
} from './handling.ts'
export {
  handleInboundEvents,
  type InboundEventKey,
  type InboundEventsKey,
  joinInboundEvents,
  replayInboundEvent,
} from './jobs.ts'
export { HookId, InboundEventId } from './schema.ts'
export { findHook } from './store.ts'

/** Declarations of hooks for the domain. */
export const hookDeclarations = {
  tags: {
    Hooks: 'URLs that other services post to, and the verification of senders.',
    'Inbound events': 'Events that hooks received, their results, and replays.',
  },
  limits: [
    { resource: 'hooks', description: 'Null for no limit; 0 is a limit.' },
    {
      resource: 'inboundEvents',
      period: 'month',
      description:
        'Events of hooks in a month. Events above the limit are held. Null for no limit.',
    },
    {
      resource: 'inboundBytes',
      period: 'month',
      unit: 'bytes',
      description:
        'Bytes of hook events in a month. Above the limit, requests get 402. Null for no limit.',
    },
  ],
  ids: [HookId, InboundEventId, InboundRefusalId],
  events: [inboundReceived, inboundFailed, inboundRejected],
  sealedColumns: Object.values(sealedColumns),
} as const

export const openHooks = (platform: Platform, catalogue: Pick<Catalogue, 'roles'>) =>
  ({
    operations: [
      ...doorOperations(new Door(platform)),
      ...hookOperations(platform),
      ...inboundEventOperations(platform),
    ],
    jobs: [
      handle(inboundRetention, (_nothing, { signal }) => applyInboundRetention(platform, signal)),
    ],
    concerns: () => describeWaiting(platform),
    onLoss: stopOnLoss(catalogue, {
      list: ({ db, organizationId }, { id }) => listHooksOf(db, organizationId, id),
      stop: (work, row, reason) => stopHook(work, row, reason),
    }),
  }) satisfies OpenDomain
