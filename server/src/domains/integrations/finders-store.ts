import { sql } from 'kysely'
import type { Finder } from '../../platform/finding/finder.ts'
import { tableFinder } from '../../platform/finding/table-finder-store.ts'
import { DeliveryId } from '../webhooks/index.ts'
import { AutomationId, AutomationRunId } from './automations/schema.ts'
import { ConnectionId } from './connections/schema.ts'
import { DestinationId } from './destinations/schema.ts'
import { HookId, InboundEventId } from './hooks/schema.ts'
import { SyncId, SyncRunId } from './syncs/schema.ts'

const scope = 'integrations:read'
const name = sql<string>`name`

export const integrationFinders: readonly Finder[] = [
  tableFinder({ type: 'hook', scope, table: 'hooks', ids: HookId, title: name, hint: sql`preset` }),
  tableFinder({
    type: 'inboundEvent',
    scope,
    table: 'inbound_events',
    ids: InboundEventId,
    title: sql`coalesce(event_type, 'Event')`,
    hint: sql`status`,
    parent: { id: sql`hook_id`, ids: HookId },
    byIdOnly: true,
  }),
  tableFinder({ type: 'automation', scope, table: 'automations', ids: AutomationId, title: name }),
  tableFinder({
    type: 'automationRun',
    scope,
    table: 'automation_runs',
    ids: AutomationRunId,
    title: sql`'Run'`,
    hint: sql`status`,
    parent: { id: sql`automation_id`, ids: AutomationId },
    byIdOnly: true,
  }),
  tableFinder({
    type: 'connection',
    scope,
    table: 'connections',
    ids: ConnectionId,
    title: name,
    hint: sql`account`,
  }),
  tableFinder({ type: 'sync', scope, table: 'syncs', ids: SyncId, title: name }),
  tableFinder({
    type: 'syncRun',
    scope,
    table: 'sync_runs',
    ids: SyncRunId,
    title: sql`'Run'`,
    hint: sql`status`,
    parent: { id: sql`sync_id`, ids: SyncId },
    byIdOnly: true,
  }),
  tableFinder({
    type: 'destination',
    scope,
    table: 'destinations',
    ids: DestinationId,
    title: name,
    hint: sql`type`,
  }),
  tableFinder({
    type: 'destinationDelivery',
    scope,
    table: 'deliveries',
    ids: DeliveryId,
    title: sql`event_type`,
    hint: sql`status`,
    parent: { id: sql`webhook_id`, ids: DestinationId },
    only: (organizationId) => sql`exists (select from destinations d
      where d.organization_id = ${organizationId} and d.id = deliveries.webhook_id)`,
    byIdOnly: true,
  }),
]
