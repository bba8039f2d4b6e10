import type { Db } from '../../../platform/db/database.ts'
import { compileFilter } from './filter.ts'
import type { Fusion } from './fusion.ts'
import { KeywordIndexes } from './keyword-indexes.ts'
import { type Highlight, highlight } from './query.ts'
import { type Ranked, type Ranking, rank } from './ranking.ts'
import { type ChunkRow, listMatchingSources, readChunks } from './store.ts'

export interface SearchRequest {
  baseId: string
  query: string
  /** The query as the base's model embeds it, of length 1; null only in keyword mode. */
  queryEmbedding: Float32Array | null
  mode: 'hybrid' | 'semantic' | 'keyword'
  limit: number
  filter?: unknown
  /** Hits below it are left out, 0 to 1. */
  minScore?: number
  fusion: Fusion
}

export interface Hit extends ChunkRow {
  /** 0 to 1, never rising from one hit to the next. */
  score: number
  /** Cosine similarity and share of the best possible BM25, 0 to 1; null for the half that was not asked. */
  scores: { semantic: number | null; keyword: number | null }
  highlights: Highlight[]
}

const indexesOfProcess = new KeywordIndexes()

/**
 * Searches one base. A search that starts after a source's chunks were committed finds them.
 *
 * @throws ApiError `validation_error` for a filter that cannot be read.
 */
export async function searchChunks(
  db: Db,
  organizationId: string,
  request: SearchRequest,
  indexes: KeywordIndexes = indexesOfProcess,
): Promise<Hit[]> {
  const once = (on: Db): Promise<Found> => searchOnce(on, organizationId, request, indexes)
  const { hits, isWhole } = await once(db)
  if (isWhole || db.isTransaction) return hits
  // A chunk was replaced after it was ranked: again, on one snapshot.
  const again = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return (await again.execute(once)).hits
}

interface Found {
  hits: Hit[]
  /** Whether every chunk that was ranked could be read. */
  isWhole: boolean
}

async function searchOnce(
  db: Db,
  organizationId: string,
  request: SearchRequest,
  indexes: KeywordIndexes,
): Promise<Found> {
  const { baseId, filter, minScore = 0 } = request
  const sources =
    filter === undefined
      ? null
      : await listMatchingSources(db, organizationId, baseId, compileFilter(filter))
  const ranking = await rank({ ...request, db, organizationId, sources, indexes })
  const ranked = ranking.ranked.filter(({ score }) => score >= minScore)
  const ids = ranked.map(({ chunkId }) => chunkId)
  const rows = await readChunks(db, organizationId, ids)
  const hits = await present(db, ranked, rows, ranking)
  return { hits, isWhole: rows.length === ranked.length }
}

async function present(
  db: Db,
  ranked: readonly Ranked[],
  rows: readonly ChunkRow[],
  { terms, dictionaries }: Ranking,
): Promise<Hit[]> {
  const rowsById = new Map(rows.map((row) => [row.chunkId, row]))
  const found = ranked.flatMap((hit) => {
    const row = rowsById.get(hit.chunkId)
    return row ? [{ hit, row }] : []
  })
  const texts = found.map(({ row }) => row.text)
  const highlights = await highlight(db, texts, terms, dictionaries)
  return found.map(({ hit, row }, index) => ({
    ...row,
    score: hit.score,
    scores: { semantic: hit.semantic, keyword: hit.keyword },
    highlights: highlights[index] ?? [],
  }))
}
