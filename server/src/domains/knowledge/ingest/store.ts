import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ChunksTable } from '../../../platform/db/tables.generated.ts'

/** Rows in one statement; a vector of 1,536 takes about 20 KB as text. */
const rowsPerStatement = 200

export async function insertChunks(db: Db, rows: readonly Insertable<ChunksTable>[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsPerStatement) {
    await db
      .insertInto('chunks')
      .values(rows.slice(first, first + rowsPerStatement))
      .execute()
  }
}

export async function deleteChunks(db: Db, organizationId: string, sourceId: string): Promise<void> {
  await db
    .deleteFrom('chunks')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .execute()
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
    rows.map(({ content_hash, embedding }) => [Buffer.from(content_hash).toString('hex'), embedding]),
  )
}
