import type { Endpoint } from '../../webhooks/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { DestinationId } from './ids.ts'
import type { Destination } from './schema.ts'
import type { DestinationRow } from './store.ts'

/** With what the delivery engine knows of it. */
export const presentDestination = (
  row: DestinationRow,
  { enabled, disabledReason, author, stoppedReason, unconfirmed }: Omit<Endpoint, 'id'>,
): Destination => ({
  id: DestinationId.show(row.id),
  type: row.type,
  name: row.name,
  events: row.events,
  filter: row.filter,
  enabled,
  disabledReason,
  ...{ author, stoppedReason, unconfirmed },
  connectionId: row.connection_id === null ? null : ConnectionId.show(row.connection_id),
  config: row.config,
  secretFields: row.secret_fields,
  template: row.template,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
