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

type ContactEntry = TimelineRow & { contactId: string }

const recordOf = (entries: readonly ContactEntry[]) => {
  const column = <Name extends keyof ContactEntry>(name: Name) => entries.map((one) => one[name])
  const times = entries.map(({ at }) => at.toISOString())
  return sql`unnest(${column('contactId')}::uuid[], ${times}::timestamptz[], ${column('id')}::uuid[],
      ${column('kind')}::text[], ${column('ref')}::text[], ${column('summary')}::text[])
    as entry (contact_id, at, id, kind, ref, summary)`
}

/** Of contacts that the transaction has just made: nobody else can lock or delete them. */
export const insertFirstRows = (
  { db, write }: Writing,
  organizationId: string,
  entries: readonly ContactEntry[],
): void =>
  write({
    compile: () =>
      sql`insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
        select ${organizationId}::uuid, entry.* from ${recordOf(entries)}`.compile(db),
  })

/** As `insertTimelineRow`, for each entry, in one statement. */
export const insertTimelineRows = (
  { db, write }: Writing,
  organizationId: string,
  entries: readonly ContactEntry[],
): void =>
  write({
    compile: () =>
      sql`insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
        select ${organizationId}::uuid, entry.* from ${recordOf(entries)}
        cross join lateral (
          select from contacts c where c.organization_id = ${organizationId}::uuid and c.id = entry.contact_id
          limit 1 for key share
        ) there
        on conflict do nothing`.compile(db),
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
