import type { Db } from '../db/database.ts'
import type { EmittedEvent } from './event.ts'

export async function insertEvent(db: Db, event: EmittedEvent & { body: string }): Promise<void> {
  await db
    .insertInto('events')
    .values({
      organization_id: event.organizationId,
      id: event.id,
      type: event.type,
      subject: event.subject,
      body: event.body,
      created_at: event.createdAt,
    })
    .execute()
}
