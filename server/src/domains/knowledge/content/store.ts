import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ChunksTable } from '../../../platform/db/tables.generated.ts'

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
