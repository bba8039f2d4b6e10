import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'
import { EventId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { contactCreated } from '../events.ts'
import { ContactId } from '../ids.ts'
import type { TimePlace } from './schema.ts'

export interface TimelineRow extends TimePlace {
  kind: string
  ref: string
  summary: string
}

/** Inserts a row without waiting, so that a change needs no additional round trip. */
const insertTimelineRow = (
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

/** Inserts rows of contacts that the transaction has just created: nobody else can lock or delete them. */
const insertFirstRows = (
  { db, write }: Writing,
  organizationId: string,
  entries: readonly ContactEntry[],
): void =>
  write({
    compile: () =>
      sql`insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
        select o.id, entry.* from organizations o, ${recordOf(entries)}
        where o.id = ${organizationId}`.compile(db),
  })

/** Inserts each entry as `insertTimelineRow` does, in one statement. */
const insertTimelineRows = (
  { db, write }: Writing,
  organizationId: string,
  entries: readonly ContactEntry[],
): void =>
  write({
    compile: () =>
      sql`insert into contact_timeline (organization_id, contact_id, at, id, kind, ref, summary)
        select o.id, entry.* from organizations o, ${recordOf(entries)}
        cross join lateral (
          select from contacts c where c.organization_id = ${organizationId}::uuid and c.id = entry.contact_id
          limit 1 for key share
        ) there
        where o.id = ${organizationId}
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

/** Lists the timeline, newest first, one row more than the limit if there is another page. */
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

/** Returns the bodies of events that have not been expunged. */
export const listEventBodies = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<{ id: string; body: string }[]> =>
  db
    .selectFrom('events')
    .select(['id', 'body'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('expunged_at', 'is', null)
    .execute()

/** Returns the last event of these kinds before a place of the timeline, unless it has been expunged. */
export async function findEarlierState(
  db: Db,
  organizationId: string,
  contactId: string,
  { at, id }: TimePlace,
  kinds: readonly string[],
): Promise<{ id: string; body: string } | undefined> {
  const earlier = await db
    .selectFrom('contact_timeline')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .where(sql<boolean>`(at, id) < (${at}::timestamptz, ${id}::uuid)`)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [event] = earlier ? await listEventBodies(db, organizationId, [earlier.id]) : []
  return event
}

const maxSummary = 200

export const addToTimeline = (work: Work, contactId: string, row: TimelineRow): void =>
  insertTimelineRow(work, work.organizationId, contactId, {
    ...row,
    summary: shortened(row.summary),
  })

/** Returns the first line, cut to the length of a list row. */
function shortened(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1)
  const characters = [...line]
  return characters.length <= maxSummary ? line : `${characters.slice(0, maxSummary - 1).join('')}…`
}

/**
 * Records events of all domains in the timelines of the contacts that they name. Events that name none are left out.
 */
export async function recordEvents(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  const entries = events.flatMap(({ id, type, createdAt, contact }) => {
    const contactId = contact && ContactId.read(contact.id)
    if (!contactId) return []
    const summary = shortened(contact.sentence)
    return [{ contactId, at: createdAt, id, kind: type, ref: EventId.show(id), summary }]
  })
  const { made = [], changed = [], activity = [] } = Object.groupBy(entries, sortOf)
  if (made.length > 1) insertFirstRows(work, work.organizationId, made)
  if (changed.length > 1) insertTimelineRows(work, work.organizationId, changed)
  const single = [made, changed].flatMap((some) => (some.length === 1 ? some : []))
  single.push(...activity)
  // In the order of contacts, as every writer of many does, because an activity locks its contact.
  for (const entry of single.sort((a, b) => (a.contactId < b.contactId ? -1 : 1))) {
    insertTimelineRow(work, work.organizationId, entry.contactId, entry)
  }
}

/**
 * Returns the kind of a row. Changes of the contact itself do not move `last_activity_at`; everything else does, as in
 * `add_to_timeline`.
 */
const sortOf = ({ kind }: Pick<TimelineRow, 'kind'>): 'made' | 'changed' | 'activity' => {
  if (kind === contactCreated.type) return 'made'
  return kind.startsWith('contact.') ? 'changed' : 'activity'
}
