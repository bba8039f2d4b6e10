import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CompiledFilter } from './filter.ts'

export interface SegmentEntry {
  id: string
  sourceId: string
  dictionary: string
  bytes: number
}

export interface SearchedBase {
  indexVersion: string
  vectorIndex: string | null
}

export async function findSearchedBase(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<SearchedBase | null> {
  const { rows } = await sql<SearchedBase>`
    select index_version as "indexVersion", vector_index as "vectorIndex"
    from bases where organization_id = ${organizationId} and id = ${baseId}
  `.execute(db)
  return rows[0] ?? null
}

/** The segments of a base and the version that they make up, in one snapshot. */
export async function readManifest(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<{ version: string; segments: SegmentEntry[] }> {
  const { rows } = await sql<{ version: string; segments: SegmentEntry[] }>`
    select index_version as version, coalesce((
      select json_agg(json_build_object(
        'id', id, 'sourceId', source_id, 'dictionary', dictionary, 'bytes', bytes
      ) order by id)
      from keyword_segments
      where organization_id = bases.organization_id and base_id = bases.id
    ), '[]') as segments
    from bases where organization_id = ${organizationId} and id = ${baseId}
  `.execute(db)
  return rows[0] ?? { version: '', segments: [] }
}

/** Base64, because PGlite takes 12 times as long for the same bytes as `bytea`. */
export async function readSegments(
  db: Db,
  organizationId: string,
  baseId: string,
  ids: readonly string[],
): Promise<{ id: string; postings: Uint8Array }[]> {
  const { rows } = await sql<{ id: string; postings: string }>`
    select id, encode(postings, 'base64') as postings from keyword_segments
    where organization_id = ${organizationId} and base_id = ${baseId} and id = any(${ids}::uuid[])
  `.execute(db)
  return rows.map(({ id, postings }) => ({
    id,
    // A copy of its own: a buffer from Node's pool need not start where eight divides.
    postings: new Uint8Array(Buffer.from(postings, 'base64')),
  }))
}

export async function insertSegment(
  db: Db,
  organizationId: string,
  segment: {
    baseId: string
    sourceId: string
    dictionary: string
    chunksCount: number
    postings: Uint8Array
  },
): Promise<void> {
  const { baseId, sourceId, dictionary, chunksCount, postings } = segment
  await sql`
    insert into keyword_segments
      (organization_id, base_id, source_id, id, dictionary, chunks_count, bytes, postings)
    values (
      ${organizationId}, ${baseId}, ${sourceId}, gen_random_uuid(), ${dictionary}, ${chunksCount},
      ${postings.length}, decode(${Buffer.from(postings).toString('base64')}, 'base64')
    )
  `.execute(db)
}

export async function deleteSegments(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<void> {
  await sql`
    delete from keyword_segments
    where organization_id = ${organizationId} and source_id = ${sourceId}
  `.execute(db)
}

/** Sources with chunks whose metadata pass a filter, and how many chunks each has. */
export async function listMatchingSources(
  db: Db,
  organizationId: string,
  baseId: string,
  filter: CompiledFilter,
): Promise<{ id: string; chunksCount: number }[]> {
  const { rows } = await sql<{ id: string; chunksCount: number }>`
    select sources.id, sum(segments.chunks_count)::integer as "chunksCount"
    from sources
    join keyword_segments as segments
      on segments.organization_id = sources.organization_id and segments.source_id = sources.id
    where sources.organization_id = ${organizationId} and sources.base_id = ${baseId}
      and ${filter(sql`sources.metadata`)}
    group by sources.id
  `.execute(db)
  return rows
}

export interface ChunkRow {
  chunkId: string
  sourceId: string
  sourceName: string
  url: string | null
  text: string
  headings: string[]
  page: number | null
  charStart: number
  charEnd: number
}

/** The given chunks in no particular order; those that are gone are left out. */
export async function readChunks(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<ChunkRow[]> {
  if (ids.length === 0) return []
  // Materialized: without statistics (the embedded database gathers none by itself) the planner
  // would walk all sources of the organization.
  const { rows } = await sql<ChunkRow>`
    with found as materialized (
      select id, source_id, text, headings, page, char_start, char_end from chunks
      where organization_id = ${organizationId} and id = any(${ids}::uuid[])
    )
    select found.id as "chunkId", source_id as "sourceId", sources.name as "sourceName",
      sources.url, text, headings, page, char_start as "charStart", char_end as "charEnd"
    from found
    join sources on sources.organization_id = ${organizationId} and sources.id = source_id
  `.execute(db)
  return rows
}

export interface Neighbour {
  chunkId: string
  /** Cosine similarity to the query's vector, -1 to 1. */
  similarity: number
}

/** The nearest chunks, best first, every vector compared; of the given sources only unless null. */
export async function findNearest(
  db: Db,
  organizationId: string,
  baseId: string,
  request: { embedding: Float32Array; limit: number; sourceIds: readonly string[] | null },
): Promise<Neighbour[]> {
  const { embedding, limit, sourceIds } = request
  const ofSources = sourceIds ? sql`and source_id = any(${sourceIds}::uuid[])` : sql``
  const { rows } = await sql<Neighbour>`
    select id as "chunkId", -distance as similarity from (
      select id, embedding <#> ${vectorLiteral(embedding)}::vector as distance from chunks
      where organization_id = ${organizationId} and base_id = ${baseId} ${ofSources}
    ) as compared
    order by distance, id limit ${limit}
  `.execute(db)
  return rows
}

/** How near each of the given chunks is. */
export async function readSimilarities(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  embedding: Float32Array,
): Promise<Neighbour[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Neighbour>`
    select id as "chunkId", -(embedding <#> ${vectorLiteral(embedding)}::vector) as similarity
    from chunks where organization_id = ${organizationId} and id = any(${ids}::uuid[])
  `.execute(db)
  return rows
}

/** Six decimals are more than half precision keeps, and a third shorter than all of them. */
export const vectorLiteral = (vector: Float32Array): string =>
  `[${Array.from(vector, (value) => Math.round(value * 1e6) / 1e6).join(',')}]`

/**
 * The nearest chunks through the base's HNSW index: approximate, 2 ms where comparing 100,000 vectors
 * takes 56. The iterative scan goes on until `limit` chunks have passed the filter.
 */
export async function findNearestByIndex(
  db: Db,
  organizationId: string,
  baseId: string,
  request: { embedding: Float32Array; limit: number; sourceIds: readonly string[] | null },
): Promise<Neighbour[]> {
  if (!db.isTransaction) {
    return db.transaction().execute((tx) => findNearestByIndex(tx, organizationId, baseId, request))
  }
  const { embedding, limit, sourceIds } = request
  const type = sql.raw(`halfvec(${embedding.length})`)
  const ofSources = sourceIds ? sql`and source_id = any(${sourceIds}::uuid[])` : sql``
  await sql`select set_config('hnsw.iterative_scan', 'relaxed_order', true),
    set_config('hnsw.ef_search', ${String(Math.max(100, limit))}, true)`.execute(db)
  const { rows } = await sql<Neighbour>`
    with found as materialized (
      select id, embedding from chunks
      where organization_id = ${organizationId} and base_id = ${baseId} ${ofSources}
      order by embedding::${type} <#> ${vectorLiteral(embedding)}::${type} limit ${limit}
    )
    select id as "chunkId", -(embedding <#> ${vectorLiteral(embedding)}::vector) as similarity
    from found order by similarity desc, id
  `.execute(db)
  return rows
}
