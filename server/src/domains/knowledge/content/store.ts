import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ChunksTable } from '../../../platform/db/tables.generated.ts'
import type { Chunk } from '../chunking/chunk.ts'
import { encodeFloatArray, type VectorSlot } from '../vectors/store.ts'
import type { RunContent } from '../visibility/store.ts'
import { findContentParts } from './parts-store.ts'

/** Chunks in one statement: about 2.5 MB with vectors of 1,536 dimensions. */
const chunksAtOnce = 200

/** A chunk to be stored. */
export interface ChunkDraft extends Chunk {
  /** Page that its first character is on, from 1, in a document with pages. */
  page: number | null
  /** Text that the model embeds: title and headings, then the chunk. */
  textToEmbed: string
  /** Hash of `textToEmbed`. */
  hash: Uint8Array
  /** The vector; null until the model has computed it. */
  vector: Float32Array | null
}

/** Inserts chunks. All vectors must have the same length. */
export async function insertChunks(
  db: Db,
  source: RunContent & { slot: VectorSlot },
  chunks: readonly (ChunkDraft & { id: string })[],
): Promise<void> {
  const { organizationId, baseId, sourceId, run, slot } = source
  for (let first = 0; first < chunks.length; first += chunksAtOnce) {
    const part = chunks.slice(first, first + chunksAtOnce)
    const vectors = part.map(vectorOf)
    const dimensions = vectors[0]?.length ?? 0
    await sql`
      insert into chunks (organization_id, base_id, source_id, run, id, position, text, token_count,
        headings, char_start, char_end, page, content_hash, ${sql.id(slot)})
      select o.id, ${baseId}, ${sourceId}, ${run}, chunk.id, position, text, "tokenCount",
        array(select json_array_elements_text(headings)), "charStart", "charEnd", page,
        decode(hash, 'hex'),
        (${encodeFloatArray(vectors)}::real[])[place * ${dimensions} + 1 : (place + 1) * ${dimensions}]::vector
      from organizations o, json_to_recordset(${JSON.stringify(part.map(present))}::text::json) as chunk (
        place integer, id uuid, position integer, text text, "tokenCount" integer, headings json,
        "charStart" integer, "charEnd" integer, page integer, hash text
      )
      where o.id = ${organizationId}`.execute(db)
  }
}

const present = (chunk: ChunkDraft & { id: string }, place: number) => ({
  place,
  id: chunk.id,
  position: chunk.position,
  // PostgreSQL refuses JSON with half a surrogate pair.
  text: chunk.text.toWellFormed(),
  tokenCount: chunk.tokenCount,
  headings: chunk.headings,
  charStart: chunk.charStart,
  charEnd: chunk.charEnd,
  page: chunk.page,
  hash: Buffer.from(chunk.hash).toString('hex'),
})

function vectorOf({ position, vector }: ChunkDraft): Float32Array {
  if (!vector) throw new Error(`chunk ${position} has no vector`)
  return vector
}

/** Returns the SHA-256 of the hashes of the source's visible chunks, in the order of the text. */
export async function findChunksHash(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<Buffer | null> {
  const { hash } = await shownChunks(db, organizationId, sourceId)
    .select(sql<Buffer | null>`sha256(string_agg(content_hash, '' order by position))`.as('hash'))
    .executeTakeFirstOrThrow()
  return hash && Buffer.from(hash)
}

/** Selects the source's visible chunks, which its last completed run stored. */
const shownChunks = (db: Db, organizationId: string, sourceId: string) =>
  db
    .selectFrom('chunks')
    .where('chunks.organization_id', '=', organizationId)
    .where('chunks.source_id', '=', sourceId)
    .where('chunks.run', '=', (source) =>
      source
        .selectFrom('sources')
        .select('content_run')
        .where('sources.organization_id', '=', organizationId)
        .where('sources.id', '=', sourceId),
    )

export async function findTexts(db: Db, organizationId: string, id: string) {
  const row = await db
    .selectFrom('sources')
    .select([
      'given_text',
      'content',
      'content_run',
      'title',
      'language',
      'charset',
      'published_at',
    ])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.content !== null) return row
  const content = await findContentParts(db, organizationId, id, row.content_run)
  return { ...row, content }
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

/** Lists chunks in the order of the text. */
export async function listChunks(
  db: Db,
  organizationId: string,
  sourceId: string,
  page: { afterPosition: number; limit: number },
): Promise<ChunkRow[]> {
  return shownChunks(db, organizationId, sourceId)
    .select(chunkColumns)
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
  const row = await shownChunks(db, organizationId, sourceId)
    .select('position')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.position
}

/** Finds the text of a visible chunk; undefined if its source no longer shows it. */
export async function findChunkText(
  db: Db,
  organizationId: string,
  sourceId: string,
  id: string,
): Promise<string | undefined> {
  const row = await shownChunks(db, organizationId, sourceId)
    .select('text')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.text
}
