import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { VectorSlot } from '../vectors/store.ts'
import { isShown } from '../visibility/store.ts'
import type { MetadataFilter } from './filter.ts'

export interface SegmentEntry {
  id: string
  sourceId: string
  dictionary: string
  bytes: number
}

export interface SearchedBase {
  /** Version that changes with each change of the searched content. */
  indexVersion: string
  vectorIndex: string | null
  vectorSlot: VectorSlot
}

export async function findSearchedBase(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<SearchedBase | null> {
  const { rows } = await sql<SearchedBase>`
    select concat(index_version, ' ', vector_set) as "indexVersion", vector_index as "vectorIndex",
      vector_slot as "vectorSlot"
    from bases where organization_id = ${organizationId} and id = ${baseId}
  `.execute(db)
  return rows[0] ?? null
}

/** Reads the segments of a base and their version, in one snapshot. */
export async function readManifest(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<{ version: string; segments: SegmentEntry[] }> {
  const { rows } = await sql<{ version: string; segments: SegmentEntry[] }>`
    select concat(index_version, ' ', vector_set) as version, coalesce((
      select json_agg(json_build_object(
        'id', id, 'sourceId', source_id, 'dictionary', dictionary, 'bytes', bytes
      ) order by id)
      from keyword_segments
      where organization_id = ${organizationId} and base_id = bases.id
        and ${isShown('keyword_segments', { organizationId, baseId })}
    ), '[]') as segments
    from bases where organization_id = ${organizationId} and id = ${baseId}
  `.execute(db)
  return rows[0] ?? { version: '', segments: [] }
}

/** Lists the dictionaries of a base whose segments are not in memory. */
export async function listDictionaries({
  db,
  organizationId,
  baseId,
}: {
  db: Db
  organizationId: string
  baseId: string
}): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ dictionary: string }>`
    select distinct dictionary from keyword_segments
    where organization_id = ${organizationId} and base_id = ${baseId}
      and ${isShown('keyword_segments', { organizationId, baseId })}
  `.execute(db)
  return new Set(rows.map(({ dictionary }) => dictionary))
}

/** Reads segments in Base64, because PGlite takes 12 times as long for the same bytes as `bytea`. */
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
    // A copy, because a buffer from Node's pool need not start at a multiple of eight.
    postings: new Uint8Array(Buffer.from(postings, 'base64')),
  }))
}

/** Packed words of chunks. */
export interface NewIndexSegment {
  dictionary: string
  chunksCount: number
  postings: Uint8Array
}

export async function insertSegment(
  db: Db,
  organizationId: string,
  segment: NewIndexSegment & { baseId: string; sourceId: string; run: number },
): Promise<void> {
  const { baseId, sourceId, run, dictionary, chunksCount, postings } = segment
  await sql`
    insert into keyword_segments
      (organization_id, base_id, source_id, run, id, dictionary, chunks_count, bytes, postings)
    values (
      ${organizationId}, ${baseId}, ${sourceId}, ${run}, gen_random_uuid(), ${dictionary}, ${chunksCount},
      ${postings.length}, ${asBuffer(postings)}
    )
  `.execute(db)
}

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, length)

/** Conditions on the sources to search. */
export interface SourceConditions {
  /** Filter on the metadata. */
  filter?: MetadataFilter | undefined
  /** Only these sources, or pages of one of them. */
  sourceIds?: readonly string[] | undefined
  types?: readonly string[] | undefined
}

/** Lists sources with chunks that match the conditions, and the number of chunks of each. */
export async function listMatchingSources(
  db: Db,
  organizationId: string,
  baseId: string,
  { filter, sourceIds, types }: SourceConditions,
): Promise<{ id: string; chunksCount: number }[]> {
  const isOneOf = sql`(sources.id = any(${sourceIds}::uuid[]) or parent_id = any(${sourceIds}::uuid[]))`
  const conditions = [
    ...(filter ? [filter(sql`sources.metadata`)] : []),
    ...(sourceIds ? [isOneOf] : []),
    ...(types ? [sql`sources.type = any(${types}::text[])`] : []),
  ]
  const { rows } = await sql<{ id: string; chunksCount: number }>`
    select sources.id, sum(segments.chunks_count)::integer as "chunksCount"
    from sources
    join keyword_segments as segments
      on segments.organization_id = sources.organization_id and segments.source_id = sources.id
    where sources.organization_id = ${organizationId} and sources.base_id = ${baseId}
      and ${isShown('segments', { organizationId, baseId })}
      and ${sql.join(conditions, sql` and `)}
    group by sources.id
  `.execute(db)
  return rows
}

export interface SearchedChunkRow {
  chunkId: string
  baseId: string
  sourceId: string
  /** Position among the chunks of its source, from 0. */
  position: number
  sourceName: string
  url: string | null
  text: string
  headings: string[]
  page: number | null
  charStart: number
  charEnd: number
}

/** Reads the given chunks in no particular order; deleted ones are left out. */
export async function findChunks(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<SearchedChunkRow[]> {
  if (ids.length === 0) return []
  // Each is the first in an order that only one index has. Otherwise the planner cannot choose among several indexes
  // that begin with an organization unknown to its statistics, and reads all its sources for each chunk.
  const { rows } = await sql<SearchedChunkRow>`
    select found.id as "chunkId", found.base_id as "baseId", source_id as "sourceId", position,
      sources.name as "sourceName", sources.url, text, headings, page, char_start as "charStart", char_end as "charEnd"
    from (select distinct id from unnest(${ids}::uuid[]) as id) as asked
    cross join lateral (
      select * from chunks where organization_id = ${organizationId} and id >= asked.id order by id limit 1
    ) as found
    cross join lateral (
      select id, name, url from sources
      where organization_id = ${organizationId} and id >= found.source_id order by id limit 1
    ) as sources
    where found.id = asked.id and sources.id = found.source_id
  `.execute(db)
  return rows
}

/** A chunk near a hit in its source. */
export interface ContextRow {
  chunkId: string
  position: number
  text: string
  page: number | null
  charStart: number
  charEnd: number
}

/** Finds the given chunks, and those up to `reach` positions away in their sources. */
export async function findAdjacentChunks(
  db: Db,
  organizationId: string,
  chunks: readonly { sourceId: string; position: number }[],
  reach: number,
): Promise<(ContextRow & { sourceId: string })[]> {
  const places = new Map<string, { sourceId: string; position: number }>()
  for (const { sourceId, position } of chunks) {
    for (let place = position - reach; place <= position + reach; place++) {
      places.set(`${sourceId} ${place}`, { sourceId, position: place })
    }
  }
  const positions = [...places.values()]
  const { rows } = await sql<ContextRow & { sourceId: string }>`
    with positions as materialized (
      select * from unnest(${positions.map(({ sourceId }) => sourceId)}::uuid[],
        ${positions.map(({ position }) => position)}::integer[]) as place (source_id, position)
    )
    select chunks.id as "chunkId", source_id as "sourceId", position, text, page,
      char_start as "charStart", char_end as "charEnd"
    from positions join chunks using (source_id, position)
    join sources on sources.organization_id = chunks.organization_id
      and sources.id = chunks.source_id and sources.content_run = chunks.run
    where chunks.organization_id = ${organizationId}
  `.execute(db)
  return rows
}

export interface SourceDescription {
  id: string
  parentId: string | null
  name: string
  url: string | null
  metadata: Record<string, unknown>
}

export async function findSourceDescriptions(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<SourceDescription[]> {
  const { rows } = await sql<SourceDescription>`
    select id, parent_id as "parentId", name, url, metadata from sources
    where organization_id = ${organizationId} and id = any(${ids}::uuid[])
  `.execute(db)
  return rows
}
