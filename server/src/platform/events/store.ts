import { sql } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { Writing } from '../db/pending-writes.ts'
import { insertRow } from '../db/statement.ts'
import { EventId, newId, OrganizationId } from '../ids.ts'
import { type Cause, currentCause, type EmittedEvent, type EventType, toldCause } from './event.ts'

type Emitter = Writing & { organizationId: string; now: Date }

/** An event type and the data of one event. */
export interface EventInput {
  type: EventType
  data: unknown
  /** Cause of the event. By default, the cause of the current work. */
  cause?: Cause
}

/** Creates an event with the current time and stores it in the transaction. Test events are not listed anywhere. */
export function appendEvent<Data extends TSchema>(
  emitter: Emitter,
  type: EventType<Data>,
  data: Static<Data>,
  { test = false }: { test?: boolean } = {},
): EmittedEvent {
  const event = makeEvent(emitter, type, data)
  const { id, subject, body, erases } = event
  emitter.write(
    insertRow('events', {
      organization_id: emitter.organizationId,
      id,
      type: type.type,
      subject,
      body,
      erases,
      test,
      created_at: emitter.now,
    }),
  )
  return event
}

/** Appends several events in one statement, like `appendEvent`. */
export function appendEvents(emitter: Emitter, events: readonly EventInput[]): EmittedEvent[] {
  const made = events.map(({ type, data, cause }) => makeEvent(emitter, type, data, cause))
  const column = <Name extends keyof EmittedEvent>(name: Name) => made.map((one) => one[name])
  const rows = sql`unnest(${column('id')}::uuid[], ${column('type')}::text[],
    ${column('subject')}::text[], ${column('body')}::text[], ${column('erases')}::boolean[])`
  const insert = sql`
    insert into events (organization_id, id, type, subject, body, erases, test, created_at)
    select o.id, e.id, e.type, e.subject, e.body, e.erases, false, ${emitter.now}
    from organizations o, ${rows} as e (id, type, subject, body, erases)
    where o.id = ${emitter.organizationId}`
  emitter.write({ compile: () => insert.compile(emitter.db) })
  return made
}

function makeEvent(
  { organizationId, now }: Emitter,
  eventType: EventType,
  data: unknown,
  cause?: Cause,
): EmittedEvent {
  const { type, erases, alsoErased } = eventType
  const id = newId()
  const causedBy = cause ?? currentCause()
  const body = JSON.stringify({
    id: EventId.show(id),
    type,
    createdAt: now.toISOString(),
    organizationId: OrganizationId.show(organizationId),
    ...(causedBy && { causedBy: toldCause(causedBy) }),
    data,
  })
  const subject = subjectOf(data)
  const erased = erases && subject !== null ? [subject, ...(alsoErased?.(data as never) ?? [])] : []
  const about = { subject, erased, contact: contactIn(eventType, data) }
  return { id, organizationId, type, ...about, erases, body, createdAt: now }
}

function contactIn(
  { summary, contactOf, describe }: EventType,
  data: unknown,
): EmittedEvent['contact'] {
  const id = contactOf?.(data as never) ?? null
  return id === null ? null : { id, sentence: describe?.(data as never) ?? summary }
}

const subjectOf = (data: unknown): string | null => {
  const { id } = Object(data) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
