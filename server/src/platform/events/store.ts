import type { Static, TSchema } from 'typebox'
import type { Tx } from '../db/database.ts'
import { EventId, newId, OrganizationId } from '../ids.ts'
import type { EmittedEvent, EventType } from './event.ts'

/** Makes an event of this moment and keeps it. A test is in no list of what happened. */
export async function appendEvent<Data extends TSchema>(
  tx: Tx,
  { organizationId, now }: { organizationId: string; now: Date },
  { type, erases }: EventType<Data>,
  data: Static<Data>,
  { test = false }: { test?: boolean } = {},
): Promise<EmittedEvent> {
  const id = newId()
  const body = JSON.stringify({
    id: EventId.show(id),
    type,
    createdAt: now.toISOString(),
    organizationId: OrganizationId.show(organizationId),
    data,
  })
  const event = { id, organizationId, type, subject: subjectOf(data), erases, body, createdAt: now }
  await tx
    .insertInto('events')
    .values({
      organization_id: organizationId,
      id,
      type,
      subject: event.subject,
      body,
      erases,
      test,
      created_at: now,
    })
    .execute()
  return event
}

const subjectOf = (data: unknown): string | null => {
  const { id } = Object(data) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
