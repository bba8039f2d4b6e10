import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { customPrefix } from '../subscription.ts'

export interface EventRow {
  id: string
  created_at: Date
  body: string
}

export interface EventFilter {
  /** Types that match the type or pattern; undefined for every type. */
  types?: readonly string[] | undefined
  /** Beginning of the types; undefined for every type. */
  prefix?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Time and id of an event. */
export interface Moment {
  createdAt: Date
  id: string
}

/** Lists events, newest first, one row more than the limit if there is another page. */
export async function listEvents(
  db: Db,
  organizationId: string,
  { types, ...filter }: EventFilter,
  page: { after: Moment | null; limit: number },
): Promise<EventRow[]> {
  const { after, limit } = page
  const newest = (ofType: ReturnType<typeof sql>) => sql`
    (select id, created_at, body from events
    where organization_id = ${organizationId} and not test and ${ofType} and ${conditionOf(filter)}
      and ${after ? sql`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)` : sql`true`}
    order by created_at desc, id desc limit ${limit + 1})`
  // Reads a page of each type, so that rare types are not searched among all others.
  const parts = types?.map((type) => newest(sql`type = ${type}`)) ?? [newest(sql`true`)]
  if (parts.length === 0) return []
  const { rows } = await sql<EventRow>`
    select id, created_at, body from (${sql.join(parts, sql` union all `)}) as newest
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  return rows
}

function conditionOf({ prefix, subject, from, to }: Omit<EventFilter, 'types'>) {
  const conditions = [
    ...(prefix === undefined ? [] : [sql`starts_with(type, ${prefix})`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`created_at <= ${to}`]),
  ]
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/**
 * Lists the custom types that the organization has events of, in order, with one index lookup for each type, however
 * many events there are.
 */
export async function listCustomTypes(
  db: Db,
  organizationId: string,
  limit: number,
): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select type from events where organization_id = ${organizationId} and ${after}
    order by type limit 1`
  const { rows } = await sql<{ type: string }>`
    with recursive present (type, position) as (
      (select type, 1 from (${next(sql`type > ${customPrefix}`)}) as first)
      union all
      select next.type, position + 1 from present cross join lateral (
        ${next(sql`type > present.type`)}
      ) as next
      where position < ${limit} and starts_with(present.type, ${customPrefix})
    )
    select type from present where starts_with(type, ${customPrefix}) order by position`.execute(db)
  return rows.map(({ type }) => type)
}

/** Finds an event, including tests, because deliveries refer to them. */
export async function findEvent(
  db: Db,
  organizationId: string,
  id: string,
): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .select(['id', 'created_at', 'body'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Position of an event in the feed. Events from before migration 0037 share positions, so the id counts as well. */
export interface FeedCursor {
  position: string
  id: string
}

export const oldest: FeedCursor = { position: '0', id: '00000000-0000-0000-0000-000000000000' }

export const isBefore = (a: FeedCursor, b: FeedCursor): boolean =>
  a.position === b.position ? a.id < b.id : BigInt(a.position) < BigInt(b.position)

/** Last placed position of an organization's events. */
export interface Head extends FeedCursor {
  /** Range that was read in a database that was lost after its backup. */
  restored?: { after: bigint; at: bigint }
  /** True if there may be events without a position. */
  hasMore: boolean
}

/** Places up to `most` events that have no position yet. */
export async function placeEvents(db: Db, organizationId: string, most: number): Promise<Head> {
  const { rows } = await sql<HeadRow>`
    select * from place_events(${organizationId}, ${most})`.execute(db)
  const [row] = rows
  if (!row) return { ...oldest, hasMore: false }
  const { head, head_id: id, restored_after: after, restored_at: at, has_more: hasMore } = row
  const restored = after !== null && at !== null && { after: BigInt(after), at: BigInt(at) }
  return { position: head, id, hasMore, ...(restored && { restored }) }
}

interface HeadRow {
  head: string
  head_id: string
  restored_after: string | null
  restored_at: string | null
  has_more: boolean
}

// A literal, so that the planner sees that the partial index events_in_order fits.
const isReal = sql<boolean>`not test`

/** Lists events, oldest first, one row more than the limit if there are more. */
export async function listEventsUpTo(
  db: Db,
  organizationId: string,
  { types, ...filter }: EventFilter,
  { from, to }: { from: FeedCursor; to: FeedCursor },
  limit: number,
): Promise<(FeedCursor & { body: string })[]> {
  return db
    .selectFrom('events')
    .select([sql<string>`position`.as('position'), 'id', 'body'])
    .where('organization_id', '=', organizationId)
    .where(isReal)
    .where(sql<boolean>`(position, id) > (${from.position}::xid8, ${from.id}::uuid)`)
    .where(sql<boolean>`(position, id) <= (${to.position}::xid8, ${to.id}::uuid)`)
    .where(conditionOf(filter))
    .$if(types !== undefined, (query) =>
      query.where(sql<boolean>`type = any(${[...(types ?? [])]}::text[])`),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
}
