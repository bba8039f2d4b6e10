import { Type } from 'typebox'
import { createCursors } from '../../../platform/db/cursor.ts'
import { notFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { EventId } from '../../../platform/ids.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { patternsOf } from '../subscription.ts'
import { readBody } from './event-body.ts'
import { readFeed } from './feed.ts'
import { readNewestFirst } from './newest-first.ts'
import { Event, EventQuery, EventTypes, presentEventTypes } from './schema.ts'
import { type EventFilter, findEvent } from './store.ts'

const tag = 'Events'

export function eventOperations(
  { keyring }: Pick<Platform, 'keyring'>,
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
          'Lists what happened in the organization, newest first; no tests. Filters can be combined. With `after` it is a feed instead: oldest first, by the beginning of the transactions, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped.',
        scope: 'webhooks:read',
        query: EventQuery,
        status: 200,
        reply: List(Event),
      },
      async (reader, { query }) => {
        const { after, ...page } = query
        const filter = filterOf(query, catalogue())
        if (after !== undefined) return readFeed(reader, cursors, { ...page, after }, filter)
        return readNewestFirst(reader, cursors, page, filter)
      },
    ),

    operation(
      {
        audience: 'token',
        effect: 'read',
        method: 'GET',
        path: '/v1/events/{id}',
        operationId: 'getEvent',
        tag,
        summary: 'Get an event',
        description:
          'Returns one event, exactly as it is delivered. Once it is expunged, `expungedAt` says since when.',
        scope: 'webhooks:read',
        params: Type.Object({ id: PathId(EventId, 'Identifier of the event.') }),
        status: 200,
        reply: Event,
      },
      async ({ db, organizationId }, { params: { id } }) => {
        const row = await findEvent(db, organizationId, id)
        if (!row) throw notFound()
        return readBody(row.body)
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

/** A pattern is spelled out, so that each type can be looked up. */
function filterOf(
  { type, subject, from, to }: EventQuery,
  catalogue: readonly EventType[],
): EventFilter {
  const matching = (pattern: string) =>
    catalogue.map((one) => one.type).filter((known) => patternsOf(known).includes(pattern))
  const types = type?.endsWith('.*') ? matching(type) : type && [type]
  return {
    subject,
    types: type === '*' ? undefined : types || undefined,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}
