import type { Db } from '../../../platform/db/database.ts'
import { type ChunkRow, type ContextRow, findAdjacentChunks } from './store.ts'

/** The chunks before and after a hit in its source, in the order of the text. */
export interface Context {
  before: ContextRow[]
  after: ContextRow[]
}

/** The context of each chunk; null for a chunk that is no longer at its position. */
export async function contextsOf(
  db: Db,
  organizationId: string,
  chunks: readonly Pick<ChunkRow, 'chunkId' | 'sourceId' | 'position'>[],
  reach: number,
): Promise<(Context | null)[]> {
  const rows = await findAdjacentChunks(db, organizationId, chunks, reach)
  const bySource = Map.groupBy(
    rows.sort((one, other) => one.position - other.position),
    ({ sourceId }) => sourceId,
  )
  return chunks.map(({ chunkId, sourceId, position }) => {
    const near = (bySource.get(sourceId) ?? []).filter(
      (row) => Math.abs(row.position - position) <= reach,
    )
    const isThere = near.some((row) => row.chunkId === chunkId)
    return isThere
      ? {
          before: near.filter((row) => row.position < position),
          after: near.filter((row) => row.position > position),
        }
      : null
  })
}
