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
const reads = { tag, scope: 'webhooks:read' } as const

export function eventOperations(
  { keyring }: Pick<Platform, 'keyring'>,
  catalogue: () => readonly EventType[],
): readonly Operation[] {
  const cursors = createCursors(keyring)
  return [
    operation(
      {
        ...reads,
        method: 'GET',
        path: '/v1/events',
        operationId: 'listEvents',
        summary: 'List events',
        description:
          "Lists the events of the organization, newest first, without tests. If you lack the scope for an event's data, the data is left out and `missingScope` names the scope. Filters can be combined. With `after` the list is a feed: oldest first, in an order that never changes, and `nextCursor` is never null; pass it as `after` in the next call. An event that commits late appears later and is never skipped. A page with `hasMore` may be empty.",
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
        ...reads,
        method: 'GET',
        path: '/v1/events/{id}',
        operationId: 'getEvent',
        summary: 'Get an event',
        description:
          'Returns one event exactly as it is delivered, or without its data if you lack the scope in `missingScope`. After it is expunged, `expungedAt` has the time.',
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
        ...reads,
        method: 'GET',
        path: '/v1/event-types',
        operationId: 'listEventTypes',
        summary: 'List event types',
        description:
          'Lists every event type that a webhook can subscribe to. Your own types follow after you have published an event of them, up to 1,000.',
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

/** Most custom types that are looked up one by one. An organization with more publishes most of its events itself. */
const maxTypesApart = 100
const maxListedTypes = 1_000

/**
 * Expands a pattern of custom types for the list. Not used for the feed, which would skip events of types that are
 * newer than the expansion.
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

/** Expands a pattern of the product's types, so that each type can be looked up. */
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

/** Returns the list of events, ordered by time and then by id, so that each filter has an index in that order. */
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
