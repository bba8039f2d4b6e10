import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { TimePlace } from '../time-place.ts'

export interface TimelineRow extends TimePlace {
  kind: string
  ref: string
  summary: string
}

/** Not waited for: a change makes no round trip more for it. */
export const insertTimelineRow = (
  { db, write }: Writing,
  organizationId: string,
  contactId: string,
  { at, id, kind, ref, summary }: TimelineRow,
): void =>
  write({
    compile: () =>
      sql`select from add_to_timeline(${organizationId}::uuid, ${contactId}::uuid, ${at}::timestamptz,
        ${id}::uuid, ${kind}::text, ${ref}::text, ${summary}::text)`.compile(db),
  })

export const deleteTimelineRow = (
  { db, write }: Writing,
  organizationId: string,
  contactId: string,
  { at, id }: TimePlace,
): void =>
  write(
    db
      .deleteFrom('contact_timeline')
      .where('organization_id', '=', organizationId)
      .where('contact_id', '=', contactId)
      .where('at', '=', at)
      .where('id', '=', id),
  )

/** Newest first, one row more than the limit when there is another page. */
export const listTimeline = (
  db: Db,
  organizationId: string,
  contactId: string,
  { after, limit }: { after: TimePlace | null; limit: number },
): Promise<TimelineRow[]> =>
  db
    .selectFrom('contact_timeline')
    .select(['at', 'id', 'kind', 'ref', 'summary'])
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
