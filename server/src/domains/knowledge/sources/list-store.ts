import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { containing } from '../../../platform/db/like-pattern.ts'
import { listResembling } from '../../../platform/finding/resembling-store.ts'
import { presentable, type SourceRow } from './store.ts'

type SourceFilter = Partial<Record<'status' | 'type' | 'parentId' | 'q', string | undefined>> & {
  warnings?: boolean | undefined
}

/** Sources that are checked for a text one by one before an index is used. */
const maxWalked = 200

const statuses = ['queued', 'processing', 'completed', 'failed']

/** Lists sources, newest first, with one more than the limit if there is another page. */
export async function listSources(
  db: Db,
  organizationId: string,
  baseId: string,
  { status, type, parentId, q, warnings }: SourceFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<SourceRow[]> {
  const place = [
    sql`organization_id = ${organizationId} and base_id = ${baseId}`,
    ...(after === null ? [] : [sql`id < ${after}`]),
  ]
  const filters = [
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(parentId === undefined ? [] : [sql`parent_id = ${parentId}`]),
    ...(warnings === undefined ? [] : [warnings ? hasWarning : sql`not (${hasWarning})`]),
  ]
  const ofStatus = status === undefined ? [] : [sql`status = ${status}`]
  const inOrder = sql`order by id desc limit ${limit + 1}`
  const read = (ids: ReturnType<typeof sql>) =>
    presentable(db, organizationId)
      .where(sql<boolean>`sources.id = any(array(select id from ${ids} as page ${inOrder}))`)
      .orderBy('sources.id', 'desc')
      .execute()
  if (q === undefined) {
    // The index of a site's pages has the order of the list after the status.
    const chosen = status === undefined && parentId !== undefined ? statuses : [status]
    const parts = chosen.map((one) => {
      const ofOne = one === undefined ? [] : [sql`status = ${one}`]
      return sql`(select id from sources where ${and([...place, ...filters, ...ofOne])} ${inOrder})`
    })
    return read(sql`(${sql.join(parts, sql` union all `)})`)
  }
  // Like contacts: a text that many sources have is found near the beginning of the list.
  const fits = [...filters, ...ofStatus, sql`${searched} like lower(${containing(q)})`]
  const near = await read(sql`(select id from (
      select * from sources where ${and(place)} order by id desc limit ${maxWalked}
    ) as sources where ${and(fits)})`)
  if (near.length > limit) return near
  return read(sql`(with found as materialized (
      select id from sources where ${and([...place, ...fits])}
    ) select id from found)`)
}

export type NamedSource = Pick<SourceRow, 'id' | 'base_id' | 'name' | 'url'>

const named = (db: Db, organizationId: string) =>
  db
    .selectFrom('sources')
    .select(['id', 'base_id', 'name', 'url'])
    .where('organization_id', '=', organizationId)
    // A deleted base takes its sources along later.
    .where(sql<boolean>`exists (select from bases b
      where b.organization_id = ${organizationId} and b.id = sources.base_id)`)

export const findSourceNamed = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<NamedSource | undefined> =>
  named(db, organizationId).where('id', '=', id).executeTakeFirst()

/**
 * Lists sources of all bases by a part of the name or address; if none has it, by their words, longer ones with at most
 * one typo. A text too short for the index is looked for in the newest sources only.
 */
export async function listSourcesNamed(
  db: Db,
  organizationId: string,
  text: string,
  limit: number,
): Promise<NamedSource[]> {
  const fits = sql<boolean>`${searched} like lower(${containing(text)})`
  const newest = named(db, organizationId).orderBy('id', 'desc').limit(maxWalked)
  const near = await db
    .selectFrom(newest.as('sources'))
    .selectAll()
    .where(fits)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (near.length === limit || !/[\p{L}\p{N}]{3}/u.test(text)) return near
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id from sources where organization_id = ${organizationId} and ${fits}
    ) select id from found order by id desc limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const similar =
    ids.length > 0
      ? ids
      : await listResembling(
          db,
          { table: 'sources', organizationId, search: searched },
          text,
          limit,
        )
  if (similar.length === 0) return []
  return named(db, organizationId).where('id', 'in', similar).orderBy('id', 'desc').execute()
}

/** Same expression as in the index sources_with_warnings. */
const hasWarning = sql`warnings @> '[{"severity": "warning"}]'`

/** Same expression as in the index sources_found. */
const searched = sql`lower(name || ' ' || coalesce(url, ''))`

const and = (conditions: readonly ReturnType<typeof sql>[]) =>
  sql`${sql.join(conditions, sql` and `)}`
