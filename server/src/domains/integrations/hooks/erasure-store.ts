import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** What came with some events, and with their duplicates: who sent them and when stays. */
export async function forgetInboundEvents(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update inbound_events set body = null, query = '', headers = '{}', provider_event_id = null, error = null
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`.execute(db)
  await sql`
    update inbound_events set query = '', headers = '{}', provider_event_id = null
    where organization_id = ${organizationId} and status = 'duplicate'
      and received_at >= (select min(received_at) from inbound_events
        where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]))
      and duplicate_of = any(${[...ids]}::uuid[])`.execute(db)
}
