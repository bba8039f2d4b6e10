import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type {
  BasesTable,
  ChunksTable,
  SourcesTable,
} from '../../../platform/db/tables.generated.ts'

/** Everything but the texts, which can be megabytes. */
const columns = [
  'sources.organization_id',
  'sources.base_id',
  'sources.id',
  'sources.name',
  'sources.type',
  'sources.url',
  'sources.status',
  'sources.stage',
  'sources.percent',
  'sources.error',
  'sources.run',
  'sources.chunks_count',
  'sources.content_hash',
  'sources.metadata',
  'sources.etag',
  'sources.last_modified',
  'sources.last_fetched_at',
  'sources.created_at',
  'sources.updated_at',
] as const

type Column = (typeof columns)[number] extends `sources.${infer Name}` ? Name : never

type StoredSource = Pick<Selectable<SourcesTable>, Column>

export type SourceRow = StoredSource &
  Pick<
    Selectable<BasesTable>,
    'embedding_model' | 'embedding_dimensions' | 'max_tokens' | 'overlap_tokens'
  > & { base_updated_at: Date }

export async function insertSource(
  db: Db,
  base: Selectable<BasesTable>,
  source: Omit<Insertable<SourcesTable>, 'organization_id' | 'base_id'>,
): Promise<SourceRow> {
  const stored = await db
    .insertInto('sources')
    .values({ ...source, organization_id: base.organization_id, base_id: base.id })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const { embedding_model, embedding_dimensions, max_tokens, overlap_tokens } = base
  const settings = { embedding_model, embedding_dimensions, max_tokens, overlap_tokens }
  return { ...stored, ...settings, base_updated_at: base.updated_at }
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
 * Holds the source for the rest of the transaction; its base is named where a client named it. The
 * base is held first, like where a base is deleted, so that the two never wait for each other.
 */
export async function lockSource(
  db: Tx,
  organizationId: string,
  id: string,
  baseId?: string,
): Promise<SourceRow | undefined> {
  return presentable(db, organizationId)
    .where('sources.id', '=', id)
    .$if(baseId !== undefined, (query) => query.where('sources.base_id', '=', baseId as string))
    .forKeyShare('bases')
    .forUpdate('sources')
    .executeTakeFirst()
}

export type SourceChange = Partial<Omit<StoredSource, 'metadata'>> & {
  metadata?: unknown
  texts?: Pick<Selectable<SourcesTable>, 'content' | 'title' | 'language'>
}

/** Returns the source as it is then; for one that is held. */
export async function updateSource(
  db: Tx,
  row: SourceRow,
  { texts, metadata = row.metadata, ...change }: SourceChange,
): Promise<SourceRow> {
  await db
    .updateTable('sources')
    .set({ ...change, ...texts, metadata: JSON.stringify(metadata) })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute()
  return { ...row, ...change, metadata: metadata as SourceRow['metadata'] }
}

/** Its chunks and its part of the index go with it. */
export async function deleteSource(db: Db, organizationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('sources')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export interface RunRow {
  organizationId: string
  sourceId: string
  run: number
}

/** Runs of a base's sources that have not ended. */
export async function listRunsOfBase(
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
export async function listRuns(db: Db, after: RunRow | null, limit: number): Promise<RunRow[]> {
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

export async function listSources(
  db: Db,
  organizationId: string,
  baseId: string,
  filter: { status: string | undefined; type: string | undefined },
  page: { after: string | null; limit: number },
): Promise<SourceRow[]> {
  let query = presentable(db, organizationId)
    .where('sources.base_id', '=', baseId)
    .orderBy('sources.id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== null) query = query.where('sources.id', '<', page.after)
  if (filter.status !== undefined) query = query.where('sources.status', '=', filter.status)
  if (filter.type !== undefined) query = query.where('sources.type', '=', filter.type)
  return query.execute()
}

export async function findTexts(db: Db, organizationId: string, id: string) {
  return db
    .selectFrom('sources')
    .select(['given_text', 'content', 'title', 'language'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

const chunkColumns = [
  'id',
  'position',
  'text',
  'token_count',
  'headings',
  'char_start',
  'char_end',
  'page',
] as const

export type ChunkRow = Pick<Selectable<ChunksTable>, (typeof chunkColumns)[number]>

/** In the order of the text. */
export async function listChunks(
  db: Db,
  organizationId: string,
  sourceId: string,
  page: { afterPosition: number; limit: number },
): Promise<ChunkRow[]> {
  return db
    .selectFrom('chunks')
    .select(chunkColumns)
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .where('position', '>', page.afterPosition)
    .orderBy('position')
    .limit(page.limit + 1)
    .execute()
}

export async function findChunkPosition(
  db: Db,
  organizationId: string,
  sourceId: string,
  id: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('chunks')
    .select('position')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.position
}

const presentable = (db: Db, organizationId: string) =>
  db
    .selectFrom('sources')
    .innerJoin('bases', (join) =>
      join
        .onRef('bases.organization_id', '=', 'sources.organization_id')
        .onRef('bases.id', '=', 'sources.base_id'),
    )
    .select(columns)
    .select([
      'bases.embedding_model',
      'bases.embedding_dimensions',
      'bases.max_tokens',
      'bases.overlap_tokens',
      'bases.updated_at as base_updated_at',
    ])
    .where('sources.organization_id', '=', organizationId)
