import { createCursors } from '../../../platform/db/cursor.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readBody } from './event-body.ts'
import { readFeed } from './feed.ts'
import { Event, EventQuery, EventTypes, presentEventTypes } from './schema.ts'
import { listEvents } from './store.ts'

const tag = 'Events'

export function eventOperations(
  { pager, keyring }: Platform,
  catalogue: () => readonly EventType[],
): readonly Operation[] {
  const cursors = createCursors(keyring)
  return [
    operation(
      {
        audience: 'token',
        effect: 'read',
        method: 'GET',
        path: '/v1/events',
        operationId: 'listEvents',
        tag,
        summary: 'List events',
        description:
          'Lists what happened in the organization, newest first; no tests. With `after` it is a feed instead: oldest first, by the beginning of the transactions, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped.',
        scope: 'webhooks:read',
        query: EventQuery,
        status: 200,
        reply: List(Event),
      },
      async (reader, { query }) => {
        const { after } = query
        if (after !== undefined) return readFeed(reader, cursors, { ...query, after })
        const { db, organizationId } = reader
        const list = { organizationId, name: 'events' }
        const page = { after: pager.after(list, query), limit: query.limit }
        const rows = await listEvents(db, organizationId, query.type, page)
        return pager.page(list, query, rows, ({ body }) => readBody(body))
      },
    ),

    operation(
      {
        audience: 'token',
        effect: 'read',
        method: 'GET',
        path: '/v1/event-types',
        operationId: 'listEventTypes',
        tag,
        summary: 'List event types',
        description: 'Lists every type of event that a webhook can subscribe to.',
        scope: 'webhooks:read',
        status: 200,
        reply: EventTypes,
      },
      async () => presentEventTypes(catalogue()),
    ),
  ]
}
