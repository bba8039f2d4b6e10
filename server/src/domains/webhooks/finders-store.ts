import { sql } from 'kysely'
import type { Finder } from '../../platform/finding/finder.ts'
import { tableFinder } from '../../platform/finding/table-finder-store.ts'
import { bareId, EventId } from '../../platform/ids.ts'
import { DeliveryId } from './schema.ts'

const scope = 'webhooks:read'

export const webhookFinders: readonly Finder[] = [
  tableFinder({
    type: 'webhook',
    scope,
    table: 'webhooks',
    ids: bareId,
    title: sql`coalesce(nullif(description, ''), url)`,
    hint: sql`case when description <> '' then url end`,
    only: () => sql`transport is null`,
  }),
  tableFinder({
    type: 'event',
    scope,
    table: 'events',
    ids: EventId,
    title: sql`type`,
    byIdOnly: true,
  }),
  tableFinder({
    type: 'delivery',
    scope,
    table: 'deliveries',
    ids: DeliveryId,
    title: sql`event_type`,
    hint: sql`status`,
    parent: { id: sql`webhook_id`, ids: bareId },
    only: (
      organizationId,
    ) => sql`exists (select from webhooks w where w.organization_id = ${organizationId}
      and w.id = deliveries.webhook_id and w.transport is null)`,
    byIdOnly: true,
  }),
]
