import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Event } from '../event-log/schema.ts'
import { readDrafts } from './draft.ts'
import { EventBatch, NewEvent, NewEventBatch } from './schema.ts'
import { publishEvents } from './service.ts'

export const publishingOperations: readonly Operation[] = [
  operation(
    {
      method: 'POST',
      path: '/v1/events',
      operationId: 'publishEvents',
      tag: 'Events',
      summary: 'Publish events',
      description:
        'Publishes an event of your own, or up to 100 at once, all of them or none. They are listed, delivered, filtered, signed and kept like every other event. The whole body has at most 1 MiB. Publishing costs no credits and leaves no audit entry.',
      scope: 'events:write',
      body: Type.Union([NewEvent, NewEventBatch]),
      status: 201,
      location: '/v1/events/{id}',
      reply: Type.Union([Event, EventBatch]),
      isAudited: false,
      prepare: async ({ body }, { request }) => readDrafts(body, request.rawBody),
    },
    async (work, { body }, drafts) => {
      const events = await publishEvents(work, drafts)
      const [event] = events
      return 'events' in body || !event ? { data: events } : event
    },
  ),
]
