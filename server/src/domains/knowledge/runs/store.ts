import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../../platform/db/owned-table.ts'
import type { SourceRunsTable } from '../../../platform/db/tables.generated.ts'

export type SourceRunRow = Selectable<SourceRunsTable>

/** Key of the run that a job works on. */
export interface SourceRunKey {
  organizationId: string
  sourceId: string
  /** Number of the run. */
  run: number
}

/** Columns of the newest run that a source shows. */
export const newestRunColumns = [
  'source_runs.stage',
  'source_runs.percent',
  'source_runs.done',
  'source_runs.total',
  'source_runs.stages',
  'source_runs.error',
  'source_runs.failure_code',
  'source_runs.failure_stage',
  'source_runs.retryable',
] as const

type Column = (typeof newestRunColumns)[number] extends `source_runs.${infer Name}` ? Name : never

export type NewestRun = Pick<SourceRunRow, Column>

/** Number of runs kept for each source: two days of a source that is refreshed each hour. */
const runsKept = 50

/** Adds the next run of a source and deletes the oldest one beyond the limit. */
export async function insertRun(db: Tx, run: Insertable<SourceRunsTable>): Promise<NewestRun> {
  const inserted = await db
    .insertInto('source_runs')
    .values(run)
    .returning(newestRunColumns)
    .executeTakeFirstOrThrow()
  if (run.number > runsKept) {
    await db
      .deleteFrom('source_runs')
      .where('organization_id', '=', run.organization_id)
      .where('source_id', '=', run.source_id)
      .where('number', '<=', run.number - runsKept)
      .execute()
  }
  return inserted
}

type Document = 'stages' | 'usage'

export type RunChange = Partial<Omit<SourceRunRow, Document>> & Partial<Record<Document, object>>

/** Updates a run. The caller must have locked its source. */
export async function updateRun(
  db: Tx,
  { organizationId, sourceId, run }: SourceRunKey,
  { stages, usage, ...change }: RunChange,
): Promise<void> {
  const columns: Updateable<SourceRunsTable> = {
    ...change,
    ...(stages && { stages: JSON.stringify(stages) }),
    ...(usage && { usage: JSON.stringify(usage) }),
  }
  await db
    .updateTable('source_runs')
    .set(columns)
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .where('number', '=', run)
    .execute()
}

/** Lists runs, newest first, with one more than the limit if there are more. */
export async function listRuns(
  db: Db,
  organizationId: string,
  sourceId: string,
  page: PageOf,
): Promise<SourceRunRow[]> {
  const runs = db
    .selectFrom('source_runs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
  return newestFirst(runs, page)
}

/** Counts the unfinished runs of an organization, up to `most`. */
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

/** Lists unfinished runs of all organizations in a stable order, after the run `after`. */
export async function listUnfinishedRuns(
  db: Db,
  after: SourceRunKey | null,
  limit: number,
): Promise<SourceRunKey[]> {
  let query = unfinished(db).orderBy('organization_id').orderBy('source_id').limit(limit)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('organization_id', 'source_id'),
        '>',
        tuple(after.organizationId, after.sourceId),
      ),
    )
  }
  return query.execute()
}

/** Limit for all organizations together, so that a backlog does not make a scrape slow. */
const maxCounted = 100_000

/** Reads the backlog of all organizations. */
export async function readBacklog(
  db: Db,
): Promise<{ queued: number; processing: number; oldestQueuedAt: Date | null }> {
  const { rows } = await sql<{ queued: number; processing: number; oldestQueuedAt: Date | null }>`
    select count(*) filter (where status = 'queued')::integer as queued,
      count(*) filter (where status = 'processing')::integer as processing,
      min(queued_at) filter (where status = 'queued') as "oldestQueuedAt"
    from (
      select status, queued_at from source_runs where status in ('queued', 'processing')
      limit ${sql.lit(maxCounted)}
    ) as unfinished`.execute(db)
  return rows[0] ?? { queued: 0, processing: 0, oldestQueuedAt: null }
}

const unfinished = (db: Db) =>
  db
    .selectFrom('source_runs')
    .select(['organization_id as organizationId', 'source_id as sourceId', 'number as run'])
    .where('status', 'in', ['queued', 'processing'])

export interface DueSource {
  organizationId: string
  sourceId: string
}

/** Lists sources whose next run is due, the same number for each organization before more for any of them. */
export async function listDueSources(
  db: Db,
  now: Date,
  { limit, ofOneOrganization }: { limit: number; ofOneOrganization: number },
): Promise<DueSource[]> {
  const { rows } = await sql<DueSource>`
    select organization_id as "organizationId", id as "sourceId" from (
      select organization_id, id, next_refresh_at,
        row_number() over (partition by organization_id order by next_refresh_at) as turn
      from sources
      where next_refresh_at <= ${now} and status in ('completed', 'failed')
    ) due
    where turn <= ${ofOneOrganization}
    order by turn, next_refresh_at limit ${limit}`.execute(db)
  return rows
}

/** Lists sources of a base whose newest run failed, with one of the codes if any are given, oldest first. */
export async function listFailedSources(
  db: Db,
  organizationId: string,
  baseId: string,
  codes: readonly string[] | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  return withNewestRun(db)
    .select('sources.id')
    .where('sources.organization_id', '=', organizationId)
    .where('sources.base_id', '=', baseId)
    .where('sources.status', '=', 'failed')
    .$if(codes !== undefined, (query) => query.where('failure_code', 'in', codes as string[]))
    .orderBy('sources.id')
    .limit(limit)
    .execute()
}

/** Finds the first page of a sitemap or crawl that failed, and its error. */
export async function findFirstFailedPage(
  db: Db,
  organizationId: string,
  parentId: string,
): Promise<{ url: string | null; error: string | null } | undefined> {
  return withNewestRun(db)
    .select(['sources.url', 'source_runs.error'])
    .where('sources.organization_id', '=', organizationId)
    .where('sources.parent_id', '=', parentId)
    .where('sources.status', '=', 'failed')
    .orderBy('sources.id')
    .limit(1)
    .executeTakeFirst()
}

/** Selects every source with its newest run. */
export const withNewestRun = (db: Db) =>
  db
    .selectFrom('sources')
    .innerJoin('source_runs', (join) =>
      join
        .onRef('source_runs.organization_id', '=', 'sources.organization_id')
        .onRef('source_runs.source_id', '=', 'sources.id')
        .onRef('source_runs.number', '=', 'sources.run'),
    )
