import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'

/** Expunges the other events about the same subject, and cancels their open deliveries. */
export async function expungeAbout(tx: Tx, event: EmittedEvent): Promise<void> {
  const { organizationId, id, subject, createdAt } = event
  await sql`
    with earlier as materialized (
      select id from events
      where organization_id = ${organizationId} and subject = ${subject} and id <> ${id}
        and expunged_at is null
      order by id for no key update
    ), event as materialized (
      select coalesce(array_agg(id), '{}') as ids from earlier
    )
    select expunge(${organizationId}, ids, ${createdAt}) from event`.execute(tx)
}
