import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type ContactRow, columns } from '../store.ts'
import {
  keyText,
  type Order,
  ordering,
  orderingOverall,
  type Place,
  type Stretch,
  stretchesAfter,
  within,
} from './order.ts'
import type { Predicate } from './predicate.ts'

/** Who asks, and when. */
export interface Reader {
  db: Db
  organizationId: string
  now: Date
}

export interface Search {
  organizationId: string
  predicate: Predicate
  order: Order
}

/** A contact, and its key in the order. */
export type Hit = ContactRow & { sort_key: string | null }

/** What one step looks through, one contact after the other: the first some 3 ms, the others 50 ms. */
export const firstStep = 2_000
export const laterStep = 20_000

const shown = sql.join(columns.map((name) => sql.ref(name)))

/** In the order, as many as the limit of those that fit among the next ones: a look along the index. */
export async function listNear(
  db: Db,
  search: Search,
  { stretch, after, step, limit }: Step,
): Promise<Hit[]> {
  const { predicate, order } = search
  const { rows } = await sql<Hit>`
    select ${shown}, ${keyText(order)} as sort_key
    from (${next(search, stretch, after)} limit ${sql.lit(step)}) as contacts
    where ${predicate.fits}
    order by ${ordering(order)} limit ${limit}`.execute(db)
  return rows
}

export interface Step {
  stretch: Stretch
  after: Place | null
  step: number
  limit: number
}

const next = ({ organizationId, order }: Search, stretch: Stretch, after: Place | null) => sql`
  select * from contacts
  where organization_id = ${organizationId} and ${within(order, stretch, after)}
  order by ${ordering(order)}`

/** The last contact that such a step looks at; undefined where the stretch ends before. */
export async function findStepEnd(
  db: Db,
  { organizationId, order }: Search,
  { stretch, after, step }: Omit<Step, 'limit'>,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select ${keyText(order)} as key, id from contacts
    where organization_id = ${organizationId} and ${within(order, stretch, after)}
    order by ${ordering(order)} offset ${sql.lit(step - 1)} limit 1`.execute(db)
  return rows[0]
}

/** By an index, and sorted: what few contacts fit. Its own step, because a planner that knows of the order walks along it. */
export async function listByIndex(
  db: Db,
  { organizationId, predicate: { fits, index }, order }: Search,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Hit[]> {
  const rest = stretchesAfter(order, after).map(
    (stretch) => sql`(${within(order, stretch, after)})`,
  )
  const { rows } = await sql<Hit>`
    with found as materialized (
      select id, ${order.key?.value ?? sql`null`} as key from contacts
      where organization_id = ${organizationId} and ${index} and ${fits}
        and (${sql.join(rest, sql` or `)})
    )
    select ${shown}, ${keyText(order)} as sort_key from contacts
    where organization_id = ${organizationId} and id in (
      select id from found order by ${foundOrder(order)} limit ${limit})
    order by ${orderingOverall(order)} limit ${limit}`.execute(db)
  return rows
}

const foundOrder = ({ key, direction }: Order): RawBuilder<unknown> =>
  key === null
    ? sql`id ${sql.raw(direction)}`
    : sql`key ${sql.raw(direction)} nulls last, id ${sql.raw(direction)}`

/** How many fit, at most `max`; by an index where one answers. */
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

/** How many fit among the next ones by id, and where these end. */
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

/** Runs statements that the database gives up after this time. */
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

/** Whether the database gave a statement up because of its time. */
export const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '57014'

/** What the fields of these keys hold; archived ones say nothing. */
export async function listFieldTypes(
  { db, organizationId }: Pick<Reader, 'db' | 'organizationId'>,
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

export const listSegmentFilters = (
  { db, organizationId }: Pick<Reader, 'db' | 'organizationId'>,
  ids: readonly string[],
): Promise<{ id: string; filter: unknown }[]> =>
  db
    .selectFrom('segments')
    .select(['id', 'filter'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
