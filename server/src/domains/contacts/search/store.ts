import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type ContactRow, columns } from '../store.ts'
import {
  keyText,
  ordering,
  orderingOverall,
  type SearchCursor,
  type SearchOrder,
  type Stretch,
  stretchesAfter,
  within,
} from './order.ts'
import type { Predicate } from './predicate.ts'

/** Organization and time of a search. */
export interface SearchContext {
  db: Db
  organizationId: string
  now: Date
}

export interface Search {
  organizationId: string
  predicate: Predicate
  order: SearchOrder
}

/** A contact, and its key in the order. */
export type ContactHit = ContactRow & { sort_key: string | null }

/** Contacts that one step scans: the first step takes about 3 ms, later ones 50 ms. */
export const firstStep = 2_000
export const laterStep = 20_000

/** First step of a walk that looks up each contact by its key, before an index is tried. */
export const firstWalk = 500

const columnNames = sql.join(columns.map((name) => sql.ref(name)))

/** Lists the matches among the next contacts in the order, up to the limit, by walking the index. */
export async function listNear(
  db: Db,
  search: Search,
  { limit, ...part }: SearchStep,
): Promise<ContactHit[]> {
  const { predicate, order } = search
  const walked = order.walk?.walked ?? order
  const { rows } = await sql<ContactHit>`
    select ${columnNames}, ${keyText(walked)} as sort_key
    from (${next(search, part)}) as contacts
    where ${predicate.fits}
    order by ${ordering(walked)} limit ${limit}`.execute(db)
  return rows
}

export interface SearchStep {
  stretch: Stretch
  after: SearchCursor | null
  step: number
  limit: number
}

/** Reads contact by contact if the keys are in their own table, so that no plan reads all contacts for some of them. */
function next(search: Search, part: Omit<SearchStep, 'limit'>): RawBuilder<unknown> {
  const { walk } = search.order
  const rows = sql`${following(search, part)} limit ${sql.lit(part.step)}`
  return walk
    ? sql`select contacts.*, walked.key as walked_key from (select * ${rows}) as walked
        cross join lateral (select * from contacts
          where organization_id = ${search.organizationId} and id = walked.contact_id limit 1) as contacts`
    : sql`select * ${rows}`
}

/** Returns the rows of the stretch after the position, in the order. */
function following(
  { organizationId, order }: Search,
  { stretch, after }: Pick<SearchStep, 'stretch' | 'after'>,
): RawBuilder<unknown> {
  const walk = order.walk ?? { rows: sql`contacts where true`, order }
  return sql`from ${walk.rows}
    and organization_id = ${organizationId} and ${within(walk.order, stretch, after)}
    order by ${ordering(walk.order)}`
}

/** Returns the last contact that such a step scans; undefined if the stretch ends before. */
export async function findStepEnd(
  db: Db,
  search: Search,
  part: Omit<SearchStep, 'limit'>,
): Promise<SearchCursor | undefined> {
  const order = search.order.walk?.order ?? search.order
  // Its name differs from the sort column: `order by "key"` would sort these texts.
  const { rows } = await sql<{ at_key: string | null; at_id: string }>`
    select ${keyText(order)} as at_key, ${order.id} as at_id ${following(search, part)}
    offset ${sql.lit(part.step - 1)} limit 1`.execute(db)
  return rows[0] && { key: rows[0].at_key, id: rows[0].at_id }
}

/**
 * Lists rare matches by an index, and sorts them. A step of its own, because a planner that knows the order would walk
 * along it. Each contact is then looked up by its key alone: for an organization without statistics, the planner cannot
 * tell the indexes apart, and a join read up to all contacts for each.
 */
export async function listByIndex(
  db: Db,
  { organizationId, predicate: { fits, index }, order }: Search,
  { after, limit }: { after: SearchCursor | null; limit: number },
): Promise<ContactHit[]> {
  const isWhole = after === null && order.range === null
  const rest = stretchesAfter(order, after).map((stretch) =>
    isWhole ? sql`true` : sql`(${within(order, stretch, after)})`,
  )
  const { rows } = await sql<ContactHit>`
    with found as materialized (
      select id, ${order.key?.value ?? sql`null`} as key from contacts
      where organization_id = ${organizationId} and ${index} and ${fits}
        and (${sql.join(rest, sql` or `)})
    )
    select ${columnNames}, ${keyText(order)} as sort_key
    from (select id as found_id from found order by ${foundOrder(order)} limit ${limit}) as page
    cross join lateral (
      select * from contacts where organization_id = ${organizationId} and id >= found_id order by id limit 1
    ) as contacts
    where id = found_id
    order by ${orderingOverall(order)} limit ${limit}`.execute(db)
  return rows
}

const foundOrder = ({ key, direction }: SearchOrder): RawBuilder<unknown> =>
  key === null
    ? sql`id ${sql.raw(direction)}`
    : sql`key ${sql.raw(direction)} nulls last, id ${sql.raw(direction)}`

/** Counts the matches, up to `max`, by an index if there is one. */
export async function countHits(
  db: Db,
  { organizationId, predicate: { fits, index } }: Search,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from contacts
      where organization_id = ${organizationId} and ${index ?? sql`true`} and ${fits}
      limit ${sql.lit(max)}
    ) as hits`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the matches among the next contacts by id, and returns where they end. */
export async function countNear(
  db: Db,
  { organizationId, predicate: { fits } }: Search,
  after: string | null,
): Promise<{ count: number; end: string | null }> {
  const { rows } = await sql<{ count: number; walked: number; end: string | null }>`
    select (count(*) filter (where ${fits}))::integer as count, count(*)::integer as walked,
      (array_agg(id order by id desc))[1] as "end"
    from (
      select * from contacts
      where organization_id = ${organizationId} and ${after ? sql`id > ${after}::uuid` : sql`true`}
      order by id limit ${sql.lit(laterStep)}
    ) as contacts`.execute(db)
  const { count, walked, end } = rows[0] ?? { count: 0, walked: 0, end: null }
  return { count, end: walked === laterStep ? end : null }
}

/** Runs statements that the database cancels after this time. */
export const withTimeout = <T>(
  db: Db,
  timeoutMs: number,
  run: (db: Db) => Promise<T>,
): Promise<T> =>
  db.isTransaction
    ? run(db)
    : db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(Math.max(1, Math.ceil(timeoutMs)))}`.execute(
          tx,
        )
        return run(tx)
      })

/** Returns true if the database canceled a statement because of its time. */
export const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '57014'

/** Returns the types of the fields with these keys. Archived fields are left out. */
export async function listFieldTypes(
  { db, organizationId }: Pick<SearchContext, 'db' | 'organizationId'>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contact_fields')
    .select(['key', 'type'])
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('is_archived', '=', false)
    .execute()
  return new Map(rows.map(({ key, type }) => [key, type]))
}

/** Finds a field by its key, with the pending work on its order. */
export const findSortField = (
  { db, organizationId }: Pick<SearchContext, 'db' | 'organizationId'>,
  key: string,
): Promise<{ id: string; is_sortable: boolean; sort_work: string | null } | undefined> =>
  db
    .selectFrom('contact_fields')
    .select(['id', 'is_sortable', 'sort_work'])
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .executeTakeFirst()

export const listSegmentFilters = (
  { db, organizationId }: Pick<SearchContext, 'db' | 'organizationId'>,
  ids: readonly string[],
): Promise<{ id: string; filter: unknown }[]> =>
  db
    .selectFrom('segments')
    .select(['id', 'filter'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
