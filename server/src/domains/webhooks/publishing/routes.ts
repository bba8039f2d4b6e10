import { Type } from 'typebox'
import { currentCause, toldCause } from '../../../platform/events/cause.ts'
import { wants } from '../../../platform/expressions/match.ts'
import { EventId, newId, OrganizationId } from '../../../platform/ids.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { daysBefore } from '../../../platform/retention.ts'
import type { Work } from '../../../platform/work.ts'
import { readBody } from '../event-log/event-body.ts'
import { Event } from '../event-log/schema.ts'
import { type Draft, readDrafts } from './draft.ts'
import { EventBatch, NewEvent, NewEventBatch, repeatDays } from './schema.ts'
import {
  type FilteredPair,
  findByKeys,
  insertChosenDeliveries,
  insertPublished,
  type PublishedEvent,
} from './store.ts'

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
      errors: ['plan_limit_reached'],
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

/** Publishes all of them or none. A repeat is answered with the first event, in the same batch as well. */
async function publishEvents(work: Work, drafts: readonly Draft[]): Promise<Event[]> {
  const { db, organizationId, now } = work
  const events = drafts.map((draft) => newEvent(work, draft))
  const rows = events.map(({ row }) => row)
  const filtered = await insertPublished(db, work, daysBefore(now, repeatDays), rows)
  if (filtered.length > 0) await oweFiltered(work, rows, filtered)
  const keys = rows.map(({ dedupeKey }) => dedupeKey).filter((key) => key !== null)
  if (keys.length === 0) return events.map(({ shown }) => shown)
  const firsts = await findByKeys(db, organizationId, keys)
  return events.map(({ row, shown }) => {
    const first = row.dedupeKey === null ? undefined : firsts.get(row.dedupeKey)
    return first === undefined || first.id === row.id ? shown : readBody(first.body)
  })
}

/** Owes events to the webhooks whose filter wants them. */
async function oweFiltered(
  work: Work,
  rows: readonly PublishedEvent[],
  filtered: readonly FilteredPair[],
): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pairs = filtered.flatMap(({ eventId, webhookId, filter }) => {
    const event = byId.get(eventId)
    return event && wants(filter, event.body) ? [{ event, webhookId }] : []
  })
  if (pairs.length > 0) await insertChosenDeliveries(work.db, work, pairs)
}

function newEvent(
  { organizationId, now }: Work,
  { data, dataText, ...draft }: Draft,
): { row: PublishedEvent; shown: Event } {
  const id = newId()
  const causedBy = currentCause()
  const head = {
    id: EventId.show(id),
    type: draft.type,
    createdAt: now.toISOString(),
    organizationId: OrganizationId.show(organizationId),
    ...(causedBy && { causedBy: toldCause(causedBy) }),
  }
  const body = `${JSON.stringify(head).slice(0, -1)},"data":${dataText}}`
  return { row: { ...draft, id, body }, shown: { ...head, data } }
}
