import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** An event without its body. */
export interface NewestEvent {
  id: string
  type: string
  at: Date
}

/** Most types that are looked at; an organization has about forty. */
const mostTypes = 200

/** Returns the newest event of each type, with one index lookup for each, however many events there are. */
export async function listNewestByType(db: Db, organizationId: string): Promise<NewestEvent[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select type from events where organization_id = ${organizationId} and ${after}
    order by type limit 1`
  const { rows } = await sql<NewestEvent>`
    with recursive present (type, position) as (
      (select type, 1 from (${next(sql`true`)}) as first)
      union all
      select next.type, position + 1
      from present cross join lateral (${next(sql`type > present.type`)}) as next
      where position < ${mostTypes}
    )
    select newest.id, present.type, newest.created_at as at from present
    cross join lateral (
      select id, created_at from events
      where organization_id = ${organizationId} and type = present.type and not test
      order by created_at desc, id desc limit 1) as newest`.execute(db)
  return rows
}

/** Counts events of a type after `from` and up to `to`, and stops at `limit`. */
export async function countBetween(
  db: Db,
  organizationId: string,
  { type, from, to, limit }: { type: string; from: Date; to: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from events where organization_id = ${organizationId} and type = ${type}
        and created_at > ${from} and created_at <= ${to} limit ${limit}) as made`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists the newest events of a type up to a time, with their bodies. */
export async function listUpTo(
  db: Db,
  organizationId: string,
  { type, to, limit }: { type: string; to: Date; limit: number },
): Promise<(NewestEvent & { body: string })[]> {
  const { rows } = await sql<NewestEvent & { body: string }>`
    select id, type, created_at as at, body from events
    where organization_id = ${organizationId} and type = ${type} and created_at <= ${to} and not test
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the time of the newest event of a type up to a time; undefined if there is none. */
export async function findUpTo(
  db: Db,
  organizationId: string,
  type: string,
  to: Date,
): Promise<NewestEvent | undefined> {
  const { rows } = await sql<NewestEvent>`
    select id, type, created_at as at from events
    where organization_id = ${organizationId} and type = ${type} and created_at <= ${to} and not test
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

export interface ImportSpan {
  startedAt: Date
  endedAt: Date
}

/** Returns when the newest imports ran. A running one has not ended before `now`. */
export async function listImportSpans(
  db: Db,
  organizationId: string,
  now: Date,
): Promise<ImportSpan[]> {
  const { rows } = await sql<ImportSpan>`
    select started_at as "startedAt", coalesce(ended_at, ${now}::timestamptz) as "endedAt"
    from contact_imports
    where organization_id = ${organizationId} and started_at is not null
    order by id desc limit 20`.execute(db)
  return rows
}
