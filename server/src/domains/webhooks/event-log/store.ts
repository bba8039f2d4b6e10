import type { Db } from '../../../platform/db/database.ts'

export interface EventRow {
  id: string
  body: string
}

/** What happened, newest first; one row more than the limit when there is another page. */
export async function listEvents(
  db: Db,
  organizationId: string,
  type: string | undefined,
  page: { after: string | null; limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(['id', 'body'])
    .where('organization_id', '=', organizationId)
    .where('test', '=', false)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
}
