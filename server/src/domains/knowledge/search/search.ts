import type { Db } from '../../../platform/db/database.ts'
import { embeddedText } from '../vectors/embed.ts'
import type { QueriedBase } from './candidates.ts'
import { compileFilter } from './filter.ts'
import type { Ranks } from './fusion.ts'
import { type Highlight, highlight } from './query.ts'
import {
  type Folded,
  foldDuplicates,
  type Mode,
  type Ranked,
  type Ranking,
  rank,
} from './ranking.ts'
import { type Reranker, rerankDepth } from './reranker.ts'
import type { SearchIndexes } from './search-indexes.ts'
import {
  type ContextRow,
  findAdjacentChunks,
  findChunks,
  listMatchingSources,
  type SearchedChunkRow,
} from './store.ts'

export interface SearchRequest {
  bases: readonly Omit<QueriedBase, 'sources'>[]
  query: string
  mode: Mode
  limit: number
  /** Filter on the metadata of sources. */
  filter?: unknown
  /** Sources to search, with the pages of those that are sites. */
  sourceIds?: readonly string[]
  sourceTypes?: readonly string[]
  /** Minimum score of a hit, 0 to 1. */
  minScore?: number
  /** Number of chunks to return on either side of a hit. */
  context?: number
  /** True if equal texts count once. */
  folds?: boolean
  /** Reranks the best results; null keeps their order. */
  reranker?: Reranker | null
}

/** Chunks before and after a hit in its source, in the order of the text. */
interface Context {
  before: ContextRow[]
  after: ContextRow[]
}

export interface Hit extends SearchedChunkRow {
  /** Score from 0 to 1, never increasing from one hit to the next. */
  score: number
  scores: Ranked['scores'] & { rerank: number | null }
  ranks: Ranks
  highlights: Highlight[]
  /** Context; null if not requested. */
  context: Context | null
  duplicates: { chunkId: string; sourceId: string }[]
}

export interface SearchOutcome {
  hits: Hit[]
  /** True if a reranker decided the order. */
  isReranked: boolean
  /** True if the query has only stop words and symbols. */
  isBare: boolean
}

/**
 * Searches bases as if they were one. A search that starts after a source's chunks were committed finds them.
 *
 * @throws ApiError `validation_error` for an invalid filter.
 */
export async function searchChunks(
  db: Db,
  organizationId: string,
  request: SearchRequest,
  indexes: SearchIndexes,
): Promise<SearchOutcome> {
  const once = (on: Db): Promise<Attempt> => attempt({ db: on, organizationId, indexes }, request)
  const first = await once(db)
  // A chunk was replaced after it was ranked: search again on one snapshot.
  const onSnapshot = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(once)
  const { found, ranking } = first.isWhole || db.isTransaction ? first : await onSnapshot()
  const { ordered, isReranked } = await rerankHits(request, found)
  const { minScore = 0, limit } = request
  const kept = ordered.filter(({ score }) => score >= minScore).slice(0, limit)
  const texts = kept.map(({ text }) => text)
  const highlights = await highlight(db, texts, ranking.terms, ranking.dictionaries)
  const hits = kept.map((hit, index) => ({ ...hit, highlights: highlights[index] ?? [] }))
  return { hits, isReranked, isBare: ranking.isBare }
}

type RankedHit = Folded<Omit<Hit, 'highlights' | 'duplicates'>>

interface Attempt {
  found: RankedHit[]
  ranking: Ranking
  /** True if every ranked chunk could be read with its context. */
  isWhole: boolean
}

interface SearchPlace {
  db: Db
  organizationId: string
  indexes: SearchIndexes
}

/** Extra chunks read to replace folded ones; more are read if these are not enough. */
const foldDepth = 10
const maxDepth = 1_000

async function attempt(place: SearchPlace, request: SearchRequest): Promise<Attempt> {
  const { db, organizationId } = place
  const { context = 0, folds = false, reranker = null, minScore = 0 } = request
  const bases = await withSources(place, request)
  const wanted = reranker ? Math.max(request.limit, rerankDepth) : request.limit
  for (let depth = wanted + (folds ? foldDepth : 0); ; depth = Math.min(depth * 4, maxDepth)) {
    const ranking = await rank({ ...request, ...place, bases, limit: depth })
    // A reranker has scores of its own.
    const ranked = ranking.ranked.filter(({ score }) => reranker || score >= minScore)
    const ids = ranked.map(({ chunkId }) => chunkId)
    const rows = await findChunks(db, organizationId, ids)
    const joined = joinRows(ranked, rows)
    const hits = folds ? foldDuplicates(joined) : joined.map((hit) => ({ ...hit, duplicates: [] }))
    const isEnough = hits.length >= wanted || ranked.length < depth || depth === maxDepth
    if (!isEnough) continue
    const found = hits.slice(0, wanted)
    const isRead = rows.length === ranked.length
    if (context === 0) return { found, ranking, isWhole: isRead }
    const contexts = await contextsOf(db, organizationId, found, context)
    return {
      found: found.map((hit, index) => ({ ...hit, context: contexts[index] ?? null })),
      ranking,
      isWhole: isRead && contexts.every((around) => around !== null),
    }
  }
}

async function withSources(
  { db, organizationId }: SearchPlace,
  { bases, filter, sourceIds, sourceTypes: types }: SearchRequest,
): Promise<QueriedBase[]> {
  const isAny = filter === undefined && !sourceIds && !types
  if (isAny) return bases.map((base) => ({ ...base, sources: null }))
  const compiled = filter === undefined ? undefined : compileFilter(filter)
  const queried: QueriedBase[] = []
  for (const base of bases) {
    const conditions = { filter: compiled, sourceIds, types }
    const sources = await listMatchingSources(db, organizationId, base.id, conditions)
    queried.push({ ...base, sources })
  }
  return queried
}

function joinRows(ranked: readonly Ranked[], rows: readonly SearchedChunkRow[]) {
  const rowsById = new Map(rows.map((row) => [row.chunkId, row]))
  return ranked.flatMap(({ chunkId, score, scores, ranks }) => {
    const row = rowsById.get(chunkId)
    return row
      ? [
          {
            ...row,
            score,
            scores: { ...scores, rerank: null as number | null },
            ranks,
            context: null as Context | null,
          },
        ]
      : []
  })
}

/** Reads the context of each chunk; null for a chunk that is no longer at its position. */
export async function contextsOf(
  db: Db,
  organizationId: string,
  chunks: readonly Pick<SearchedChunkRow, 'chunkId' | 'sourceId' | 'position'>[],
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

/** Sorts hits by the reranker's scores; unchanged without a reranker or if it failed. */
async function rerankHits(
  { query, reranker }: SearchRequest,
  found: RankedHit[],
): Promise<{ ordered: RankedHit[]; isReranked: boolean }> {
  const texts = found.map(({ text, headings }) => embeddedText(text, { headings }))
  const scores = (await reranker?.rerank(query, texts)) ?? null
  if (!scores) return { ordered: found, isReranked: false }
  const ordered = found.map((hit, index) => {
    const score = scores[index] ?? 0
    return { ...hit, score, scores: { ...hit.scores, rerank: score } }
  })
  return { ordered: ordered.sort((one, other) => other.score - one.score), isReranked: true }
}
