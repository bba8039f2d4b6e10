import type { Static, TSchema } from 'typebox'
import type { Writing } from '../db/pending-writes.ts'
import { EventId, newId, OrganizationId } from '../ids.ts'
import type { EmittedEvent, EventType } from './event.ts'

/** Makes an event of this moment and stores it with the work. A test is in no list of what happened. */
export function appendEvent<Data extends TSchema>(
  { db, write, organizationId, now }: Writing & { organizationId: string; now: Date },
  eventType: EventType<Data>,
  data: Static<Data>,
  { test = false }: { test?: boolean } = {},
): EmittedEvent {
  const { type, erases } = eventType
  const id = newId()
  const body = JSON.stringify({
    id: EventId.show(id),
    type,
    createdAt: now.toISOString(),
    organizationId: OrganizationId.show(organizationId),
    data,
  })
  const about = { subject: subjectOf(data), contact: contactIn(eventType, data) }
  const event = { id, organizationId, type, ...about, erases, body, createdAt: now }
  write(
    db.insertInto('events').values({
      organization_id: organizationId,
      id,
      type,
      subject: event.subject,
      body,
      erases,
      test,
      created_at: now,
    }),
  )
  return event
}

function contactIn<Data extends TSchema>(
  { summary, contactOf, describe }: EventType<Data>,
  data: Static<Data>,
): EmittedEvent['contact'] {
  const id = contactOf?.(data) ?? null
  return id === null ? null : { id, sentence: describe?.(data) ?? summary }
}

const subjectOf = (data: unknown): string | null => {
  const { id } = Object(data) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
