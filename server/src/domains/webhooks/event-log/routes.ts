import type { Pager } from '../../../platform/db/page.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { type Operation, read } from '../../../platform/http/operation.ts'
import { List } from '../../../platform/http/schemas.ts'
import { Event, EventQuery, EventTypes, presentEventTypes } from './schema.ts'
import { listEvents } from './store.ts'

const tag = 'Events'

export const eventOperations = (
  pager: Pager,
  catalogue: () => readonly EventType[],
): readonly Operation[] => [
  read(
    {
      method: 'GET',
      path: '/v1/events',
      operationId: 'listEvents',
      tag,
      summary: 'List events',
      description: 'Lists what happened in the organization, newest first; no tests.',
      scope: 'webhooks:read',
      query: EventQuery,
      status: 200,
      reply: List(Event),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'events' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listEvents(db, organizationId, query.type, page)
      return pager.page(list, query, rows, ({ body }) => JSON.parse(body) as Event)
    },
  ),

  read(
    {
      method: 'GET',
      path: '/v1/event-types',
      operationId: 'listEventTypes',
      tag,
      summary: 'List event types',
      description: 'Lists every type of event that an endpoint can subscribe to.',
      scope: 'webhooks:read',
      status: 200,
      reply: EventTypes,
    },
    async () => presentEventTypes(catalogue()),
  ),
]
