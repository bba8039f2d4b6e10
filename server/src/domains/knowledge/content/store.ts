import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ChunksTable } from '../../../platform/db/tables.generated.ts'
import { encodeFloatArray } from '../vectors/encode-float-array.ts'
import type { VectorSlot } from '../vectors/vector-slot.ts'
import type { ChunkDraft } from './chunk-draft.ts'

/** Chunks in one statement: of a vector of 1,536 each some 2.5 MB. */
const chunksAtOnce = 200

/** All vectors have the same length. */
export async function insertChunks(
  db: Db,
  source: { organizationId: string; baseId: string; sourceId: string; slot: VectorSlot },
  chunks: readonly (ChunkDraft & { id: string })[],
): Promise<void> {
  const { organizationId, baseId, sourceId, slot } = source
  for (let first = 0; first < chunks.length; first += chunksAtOnce) {
    const part = chunks.slice(first, first + chunksAtOnce)
    const vectors = part.map(vectorOf)
    const dimensions = vectors[0]?.length ?? 0
    await sql`
      insert into chunks (organization_id, base_id, source_id, id, position, text, token_count,
        headings, char_start, char_end, page, content_hash, ${sql.id(slot)})
      select ${organizationId}, ${baseId}, ${sourceId}, id, position, text, "tokenCount",
        array(select json_array_elements_text(headings)), "charStart", "charEnd", page,
        decode(hash, 'hex'),
        (${encodeFloatArray(vectors)}::real[])[place * ${dimensions} + 1 : (place + 1) * ${dimensions}]::vector
      from json_to_recordset(${JSON.stringify(part.map(present))}::text::json) as chunk (
        place integer, id uuid, position integer, text text, "tokenCount" integer, headings json,
        "charStart" integer, "charEnd" integer, page integer, hash text
      )`.execute(db)
  }
}

const present = (chunk: ChunkDraft & { id: string }, place: number) => ({
  place,
  id: chunk.id,
  position: chunk.position,
  // Half a surrogate pair is no JSON to PostgreSQL.
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

export async function deleteChunks(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<void> {
  await db
    .deleteFrom('chunks')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .execute()
}

/** Of what was embedded for each chunk, in the order of the text. */
export async function listChunkHashes(
  db: Db,
  organizationId: string,
  sourceId: string,
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('chunks')
    .select('content_hash')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .orderBy('position')
    .execute()
  return rows.map(({ content_hash: hash }) => Buffer.from(hash))
}

export async function findTexts(db: Db, organizationId: string, id: string) {
  return db
    .selectFrom('sources')
    .select(['given_text', 'content', 'title', 'language', 'charset', 'published_at'])
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

export async function insertFilePart(
  db: Db,
  organizationId: string,
  part: { sourceId: string; position: number; bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('source_files')
    .values({
      organization_id: organizationId,
      source_id: part.sourceId,
      position: part.position,
      bytes: part.bytes,
    })
    .execute()
}

/** The bytes of an upload; empty when the source has none. */
export async function findFile(db: Db, organizationId: string, sourceId: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('source_files')
    .select('bytes')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .orderBy('position')
    .execute()
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}
