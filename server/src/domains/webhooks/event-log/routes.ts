import { Type } from 'typebox'
import {
  type Cursors,
  createCursors,
  type Page,
  uuidBytes,
  uuidOf,
} from '../../../platform/db/page.ts'
import { requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { EventId } from '../../../platform/ids.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { customPrefix, describeCustomType, patternsOf } from '../subscription.ts'
import { showBody } from './event-body.ts'
import { readFeed } from './feed.ts'
import { Event, EventQuery, EventTypes, EventTypesQuery, presentEventTypes } from './schema.ts'
import {
  type EventFilter,
  type EventRow,
  findEvent,
  listCustomTypes,
  listEvents,
  type Moment,
} from './store.ts'

const tag = 'Events'

export function eventOperations(
  { keyring }: Pick<Platform, 'keyring'>,
  catalogue: () => readonly EventType[],
): readonly Operation[] {
  const cursors = createCursors(keyring)
  return [
    operation(
      {
        method: 'GET',
        path: '/v1/events',
        operationId: 'listEvents',
        tag,
        summary: 'List events',
        description:
          'Lists what happened in the organization, newest first; no tests. An event whose data you lack the scope for comes without it, and `missingScope` names the scope. Filters can be combined. With `after` it is a feed instead: oldest first, in an order that never changes, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped. A page with `hasMore` may be empty.',
        scope: 'webhooks:read',
        query: EventQuery,
        reply: List(Event),
      },
      async (reader, { query }) => {
        const { after, ...page } = query
        const filter = filterOf(query, catalogue())
        if (after !== undefined)
          return readFeed(reader, cursors, { ...page, after }, filter, catalogue())
        const narrowed = await withPresentTypes(reader, filter)
        return readNewestFirst(reader, cursors, page, { filter: narrowed, catalogue: catalogue() })
      },
    ),

    operation(
      {
        method: 'GET',
        path: '/v1/events/{id}',
        operationId: 'getEvent',
        tag,
        summary: 'Get an event',
        description:
          'Returns one event, exactly as it is delivered, or without its data if you lack the scope that `missingScope` names. Once it is expunged, `expungedAt` says since when.',
        scope: 'webhooks:read',
        params: Type.Object({ id: PathId(EventId, 'Identifier of the event.') }),
        reply: Event,
      },
      async ({ db, organizationId, principal }, { params: { id } }) => {
        const row = requireFound(await findEvent(db, organizationId, id))
        return showBody(row.body, { catalogue: catalogue(), principal })
      },
    ),

    operation(
      {
        method: 'GET',
        path: '/v1/event-types',
        operationId: 'listEventTypes',
        tag,
        summary: 'List event types',
        description:
          'Lists every type of event that a webhook can subscribe to. Your own types follow once you have published an event of them, the first 1,000.',
        scope: 'webhooks:read',
        query: EventTypesQuery,
        reply: EventTypes,
      },
      async ({ db, organizationId }, { query }) => {
        const custom = await listCustomTypes(db, organizationId, maxListedTypes)
        const { type: wanted = '*' } = query
        const types = [...catalogue(), ...custom.map(describeCustomType)]
        return presentEventTypes(
          types.filter(({ type }) => patternsOf(type).includes(wanted)),
          query,
        )
      },
    ),
  ]
}

/** More of them are not looked up one by one: such an organization publishes most of its events itself. */
const maxTypesApart = 100
const maxListedTypes = 1_000

/**
 * Spells out a pattern of custom types for the list. Not for the feed: an event of a type that is new
 * since would be skipped.
 */
async function withPresentTypes(
  { db, organizationId }: ReadContext,
  filter: EventFilter,
): Promise<EventFilter> {
  const { prefix } = filter
  if (prefix === undefined) return filter
  const present = await listCustomTypes(db, organizationId, maxTypesApart + 1)
  if (present.length > maxTypesApart) return filter
  return { ...filter, types: present.filter((type) => type.startsWith(prefix)) }
}

/** A pattern of the product's types is spelled out, so that each type can be looked up. */
function filterOf(
  { type, subject, from, to }: EventQuery,
  catalogue: readonly EventType[],
): EventFilter {
  const matching = (pattern: string) =>
    catalogue.map((one) => one.type).filter((known) => patternsOf(known).includes(pattern))
  const prefix =
    type?.startsWith(customPrefix) && type.endsWith('.*') ? type.slice(0, -1) : undefined
  const types = type?.endsWith('.*') ? matching(type) : type && [type]
  return {
    ...(prefix !== undefined && { prefix }),
    subject,
    types: type === '*' || prefix !== undefined ? undefined : types || undefined,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}

/**
 * The list of events. Its order is by time, and by id within a moment, so that each filter has an index
 * in that order.
 */
async function readNewestFirst(
  { db, organizationId, principal }: ReadContext,
  cursors: Cursors,
  { limit, cursor, ...filters }: Omit<EventQuery, 'after'>,
  { filter, catalogue }: { filter: EventFilter; catalogue: readonly EventType[] },
): Promise<Page<Event>> {
  const list = { organizationId, name: 'events' }
  const after =
    cursor === undefined ? null : momentIn(cursors.read(list, filters, cursor, 24, 'cursor'))
  const rows = await listEvents(db, organizationId, filter, { after, limit })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit
  return {
    data: shown.map(({ body }) => showBody(body, { catalogue, principal })),
    hasMore,
    nextCursor: hasMore && last ? cursors.write(list, filters, momentBytes(last)) : null,
  }
}

const momentIn = (bytes: Buffer): Moment => ({
  createdAt: new Date(Number(bytes.readBigInt64BE(0))),
  id: uuidOf(bytes.subarray(8)),
})

function momentBytes({ created_at: createdAt, id }: EventRow): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigInt64BE(BigInt(createdAt.getTime()))
  return Buffer.concat([head, uuidBytes(id)])
}
