import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Steps } from './schema.ts'

/** Finds out which first steps are done: one index lookup each. */
export async function findSteps(db: Db, organizationId: string): Promise<Steps> {
  const { rows } = await sql<Steps>`
    select exists (select from contacts where organization_id = ${organizationId}) as contact,
      exists (select from proposals where organization_id = ${organizationId}) as proposal,
      exists (select from proposals where organization_id = ${organizationId} and sent_at is not null) as sent,
      exists (select from proposals where organization_id = ${organizationId}
        and status in ('accepted', 'countersigned')) as signed`.execute(db)
  return rows[0] ?? { contact: false, proposal: false, sent: false, signed: false }
}
