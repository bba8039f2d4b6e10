import { Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { currentCause, toldCause } from '../../../platform/events/event.ts'
import { wants } from '../../../platform/expressions/filter.ts'
import { EventId, newId, OrganizationId } from '../../../platform/ids.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { daysBefore } from '../../../platform/retention.ts'
import type { Work } from '../../../platform/work.ts'
import { parseExactly, readBody } from '../event-log/event-body.ts'
import { Event } from '../event-log/schema.ts'
import {
  EventBatch,
  maxDataBytes,
  maxSubjectLength,
  NewEvent,
  NewEventBatch,
  repeatDays,
} from './schema.ts'
import {
  type FilteredPair,
  findByKeys,
  insertChosenDeliveries,
  insertPublished,
  type PublishedEvent,
} from './store.ts'

/** A validated event to publish. */
interface Draft {
  type: string
  subject: string | null
  /** Key that identifies a repeat. */
  dedupeKey: string | null
  data: NewEvent['data']
  /** Bytes of the data as they are delivered. */
  dataText: string
}

export const publishingOperations: readonly Operation[] = [
  operation(
    {
      method: 'POST',
      path: '/v1/events',
      operationId: 'publishEvents',
      tag: 'Events',
      summary: 'Publish events',
      description:
        'Publishes one event of your own, or up to 100 together, all of them or none. They are listed, delivered, filtered, signed and stored like every other event. The whole body can have up to 1 MiB. Publishing costs no credits and leaves no audit log entry.',
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

/** Publishes all events or none. A repeat returns the first event, also within one batch. */
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

/** Creates deliveries to the webhooks whose filter matches. */
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

/** @throws ApiError that names the field if data is too large */
function readDrafts(body: NewEvent | NewEventBatch, bytes: Buffer | undefined): Draft[] {
  const sent = exactly(body, bytes)
  return 'events' in sent
    ? sent.events.map((event, index) => readDraft(event, `events.${index}.data`))
    : [readDraft(sent, 'data')]
}

/** Parses the body again with exact numbers, if a double may print another one. */
function exactly<Body>(body: Body, bytes: Buffer | undefined): Body {
  const text = bytes?.toString()
  return text !== undefined && /\d[.eE]|\d{16}|-0/.test(text) ? (parseExactly(text) as Body) : body
}

function readDraft({ type, subject, data, id }: NewEvent, field: string): Draft {
  const dataText = JSON.stringify(data)
  const bytes = Buffer.byteLength(dataText)
  if (bytes > maxDataBytes) {
    const message = `${field} has ${bytes} bytes, and the limit is ${maxDataBytes}. Send a link to large content instead.`
    throw new ApiError('validation_error', message, { field })
  }
  return { type, subject: subject ?? idIn(data), dedupeKey: id ?? null, data, dataText }
}

const idIn = ({ id }: NewEvent['data']): string | null =>
  typeof id === 'string' && id.length > 0 && id.length <= maxSubjectLength ? id : null
