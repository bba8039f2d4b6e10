import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface RunRow {
  organizationId: string
  sourceId: string
  run: number
}

/** Runs of an organization that have not ended, counted up to `most`. */
export async function countUnfinishedRuns(
  db: Db,
  organizationId: string,
  most: number,
): Promise<number> {
  const some = unfinished(db).where('organization_id', '=', organizationId).limit(most)
  const { waiting } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Runs of a base's sources that have not ended. */
export async function listUnfinishedRunsOfBase(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<RunRow[]> {
  return unfinished(db)
    .where('organization_id', '=', organizationId)
    .where('base_id', '=', baseId)
    .execute()
}

/** Runs of all organizations that have not ended, in a stable order, from the one after `after` on. */
export async function listUnfinishedRuns(
  db: Db,
  after: RunRow | null,
  limit: number,
): Promise<RunRow[]> {
  let query = unfinished(db).orderBy('organization_id').orderBy('id').limit(limit)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('organization_id', 'id'), '>', tuple(after.organizationId, after.sourceId)),
    )
  }
  return query.execute()
}

const unfinished = (db: Db) =>
  db
    .selectFrom('sources')
    .select(['organization_id as organizationId', 'id as sourceId', 'run'])
    .where('status', 'in', ['queued', 'processing'])

export interface DueSource {
  organizationId: string
  sourceId: string
}

/** Sources whose time has come, the same number of each organization before more of any. */
export async function listDueSources(
  db: Db,
  now: Date,
  { limit, ofOneOrganization }: { limit: number; ofOneOrganization: number },
): Promise<DueSource[]> {
  const { rows } = await sql<DueSource>`
    select organization_id as "organizationId", id as "sourceId" from (
      select organization_id, id, next_refresh_at,
        row_number() over (partition by organization_id order by next_refresh_at) as place
      from sources
      where next_refresh_at <= ${now} and status in ('completed', 'failed')
    ) due
    where place <= ${ofOneOrganization}
    order by place, next_refresh_at limit ${limit}`.execute(db)
  return rows
}

/** The sentence of the first page of a sitemap or crawl that failed. */
export async function findFirstFailedPage(
  db: Db,
  organizationId: string,
  parentId: string,
): Promise<{ url: string | null; error: string | null } | undefined> {
  return db
    .selectFrom('sources')
    .select(['url', 'error'])
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', parentId)
    .where('status', '=', 'failed')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
