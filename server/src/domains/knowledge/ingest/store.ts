import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Piece } from './digest.ts'
import { wireVector } from './wire-vector.ts'

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const rowsPerStatement = 200

export async function insertChunks(
  db: Db,
  { organizationId, baseId, sourceId }: Record<'organizationId' | 'baseId' | 'sourceId', string>,
  chunks: readonly (Piece & { id: string })[],
): Promise<void> {
  const rows = chunks.map((chunk) => ({
    organization_id: organizationId,
    base_id: baseId,
    source_id: sourceId,
    id: chunk.id,
    position: chunk.position,
    text: chunk.text,
    token_count: chunk.tokenCount,
    headings: chunk.headings,
    char_start: chunk.charStart,
    char_end: chunk.charEnd,
    content_hash: Buffer.from(chunk.hash),
    embedding: sql<string>`${wireVector(vectorOf(chunk))}`,
  }))
  for (let first = 0; first < rows.length; first += rowsPerStatement) {
    await db
      .insertInto('chunks')
      .values(rows.slice(first, first + rowsPerStatement))
      .execute()
  }
}

function vectorOf({ position, vector }: Piece): Float32Array {
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

/** Vectors that this source's chunks have, by the hash of what was embedded. */
export async function findEmbeddings(
  db: Db,
  organizationId: string,
  sourceId: string,
  hashes: readonly Buffer[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('chunks')
    .select(['content_hash', sql<string>`embedding::text`.as('embedding')])
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .where('content_hash', 'in', hashes)
    .execute()
  return new Map(
    rows.map(({ content_hash, embedding }) => [
      Buffer.from(content_hash).toString('hex'),
      embedding,
    ]),
  )
}
