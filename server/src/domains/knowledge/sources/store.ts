import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { BasesTable, SourcesTable } from '../../../platform/db/tables.generated.ts'
import { deleteCounts } from '../bases/removal/store.ts'
import {
  type NewestRun,
  newestRunColumns,
  type SourceRunKey,
  withNewestRun,
} from '../runs/store.ts'

/** All columns except the texts, which can have megabytes. */
const columns = [
  'sources.organization_id',
  'sources.base_id',
  'sources.id',
  'sources.parent_id',
  'sources.external_id',
  'sources.unique_key',
  'sources.name',
  'sources.type',
  'sources.url',
  'sources.status',
  'sources.run',
  'sources.chunks_count',
  'sources.content_run',
  'sources.content_hash',
  'sources.metadata',
  'sources.encoding',
  'sources.file',
  'sources.site',
  'sources.ignore_robots',
  'sources.sealed_headers',
  'sources.usage',
  'sources.warnings',
  'sources.refresh_seconds',
  'sources.when_gone',
  'sources.next_refresh_at',
  'sources.misses',
  'sources.etag',
  'sources.last_modified',
  'sources.last_fetched_at',
  'sources.last_checked_at',
  'sources.content_changed_at',
  'sources.created_at',
  'sources.updated_at',
] as const

type Column = (typeof columns)[number] extends `sources.${infer Name}` ? Name : never

type StoredSource = Pick<Selectable<SourcesTable>, Column>

/** A source with the fields that it needs from its base and its newest run. */
export type SourceRow = StoredSource &
  NewestRun &
  Pick<
    Selectable<BasesTable>,
    'embedding_model' | 'embedding_dimensions' | 'vector_slot' | 'max_tokens' | 'overlap_tokens'
  > & {
    base_updated_at: Date
    /** Chunks of the pages of a sitemap or crawl; null for other sources. */
    pages_chunks_count: number | null
  }

/** Returns the input of the newest run's job. */
export const runKeyOf = (row: Pick<SourceRow, 'organization_id' | 'id' | 'run'>): SourceRunKey => ({
  organizationId: row.organization_id,
  sourceId: row.id,
  run: row.run,
})

export type NewSourceRow = Omit<Insertable<SourcesTable>, 'organization_id' | 'base_id'>

/** A source that has no run yet. */
export type InsertedSource = Omit<SourceRow, keyof NewestRun>

/** Inserts a source; undefined if the base has one with the same unique key. */
export async function insertSource(
  db: Db,
  base: Selectable<BasesTable>,
  source: NewSourceRow,
): Promise<InsertedSource | undefined> {
  const stored = await db
    .insertInto('sources')
    .values({ ...source, organization_id: base.organization_id, base_id: base.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!stored) return undefined
  const isSite = stored.type === 'sitemap' || stored.type === 'crawl'
  return {
    ...stored,
    embedding_model: base.embedding_model,
    embedding_dimensions: base.embedding_dimensions,
    vector_slot: base.vector_slot,
    max_tokens: base.max_tokens,
    overlap_tokens: base.overlap_tokens,
    base_updated_at: base.updated_at,
    pages_chunks_count: isSite ? 0 : null,
  }
}

export async function findSource(
  db: Db,
  organizationId: string,
  baseId: string,
  id: string,
): Promise<SourceRow | undefined> {
  return presentable(db, organizationId)
    .where('sources.base_id', '=', baseId)
    .where('sources.id', '=', id)
    .executeTakeFirst()
}

/**
 * Locks the source until the transaction ends; `baseId` if a client named the base. It locks the base first, like the
 * deletion of a base, so that the two cannot deadlock. It reads the source in a separate statement, because one that
 * waited for a lock would still see the previous run.
 */
export async function lockSource(
  db: Tx,
  organizationId: string,
  id: string,
  baseId?: string,
): Promise<SourceRow | undefined> {
  const locked = await db
    .selectFrom('sources')
    .innerJoin('bases', (join) =>
      join
        .onRef('bases.organization_id', '=', 'sources.organization_id')
        .onRef('bases.id', '=', 'sources.base_id'),
    )
    .select(['sources.id', 'sources.base_id'])
    .where('sources.organization_id', '=', organizationId)
    .where('sources.id', '=', id)
    .$if(baseId !== undefined, (query) => query.where('sources.base_id', '=', baseId as string))
    .forKeyShare('bases')
    .forUpdate('sources')
    .executeTakeFirst()
  return locked && findSource(db, organizationId, locked.base_id, id)
}

/** Columns of type jsonb, which are sent to the database as text. */
const documents = ['metadata', 'usage', 'site', 'file', 'warnings'] as const
type Document = (typeof documents)[number]

export type SourceChange = Partial<Omit<StoredSource, Document>> &
  Partial<Record<Document, unknown>> & {
    texts?: Partial<
      Pick<
        Selectable<SourcesTable>,
        'given_text' | 'content' | 'title' | 'language' | 'charset' | 'published_at'
      >
    >
  }

/** Updates a source and returns the new row. The caller must have locked it. */
export async function updateSource(
  db: Tx,
  row: SourceRow,
  { texts, ...change }: SourceChange,
): Promise<SourceRow> {
  const encoded = documents.flatMap((name) =>
    change[name] === undefined ? [] : [[name, jsonOf(change[name])]],
  )
  const columns = { ...change, ...Object.fromEntries(encoded), ...texts }
  if (Object.keys(columns).length > 0) {
    await db
      .updateTable('sources')
      .set(columns)
      .where('organization_id', '=', row.organization_id)
      .where('id', '=', row.id)
      .execute()
  }
  return { ...row, ...change } as SourceRow
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Deletes a source and its runs. Its content stays hidden until it is deleted in batches. */
export async function deleteSource(db: Db, organizationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('sources')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
  await deleteCounts(db, organizationId, [id])
}

/** Finds the text that a source was added with. */
export async function findGivenText(
  db: Db,
  { organization_id: organizationId, id }: Pick<SourceRow, 'organization_id' | 'id'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('sources')
    .select('given_text')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.given_text ?? null
}

/** Lists pages of a sitemap or crawl that have not ended. */
export async function listUnfinishedPages(
  db: Db,
  organizationId: string,
  parentId: string,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('sources')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', parentId)
    .where('status', 'in', ['queued', 'processing'])
    .orderBy('id')
    .execute()
}

/** Selects all fields that a response shows of a source. */
export const presentable = (db: Db, organizationId: string) =>
  withNewestRun(db)
    .innerJoin('bases', (join) =>
      join
        .onRef('bases.organization_id', '=', 'sources.organization_id')
        .onRef('bases.id', '=', 'sources.base_id'),
    )
    .select(columns)
    .select(newestRunColumns)
    .select([
      'bases.embedding_model',
      'bases.embedding_dimensions',
      'bases.vector_slot',
      'bases.max_tokens',
      'bases.overlap_tokens',
      'bases.updated_at as base_updated_at',
      sql<number | null>`case when sources.type in ('sitemap', 'crawl') then (
        select coalesce(sum(c.chunks), 0)::integer from source_counts c
        where c.organization_id = ${organizationId} and c.owner_id = sources.id
      ) end`.as('pages_chunks_count'),
    ])
    .where('sources.organization_id', '=', organizationId)

/** Finds a site, or a page of one, in an existing base, without a lock. */
export async function findSourceSummary(db: Db, organizationId: string, id: string) {
  return withNewestRun(db)
    .select([
      'sources.id',
      'sources.base_id',
      'sources.type',
      'sources.url',
      'sources.site',
      'sources.run',
      'sources.status',
      'source_runs.stage',
      'sources.sealed_headers',
    ])
    .where('sources.organization_id', '=', organizationId)
    .where('sources.id', '=', id)
    .where(sql<boolean>`exists (select from bases where organization_id = ${organizationId}
      and bases.id = sources.base_id)`)
    .executeTakeFirst()
}

/** Returns the base of a source. */
export async function findBaseOf(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sources')
    .select('base_id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', sourceId)
    .executeTakeFirst()
  return row?.base_id
}
