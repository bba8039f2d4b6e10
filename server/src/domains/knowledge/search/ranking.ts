import type { Db } from '../../../platform/db/database.ts'
import { type Fusion, fuse } from './fusion.ts'
import type { KeywordHit } from './keyword-index.ts'
import type { KeywordIndexes } from './keyword-indexes.ts'
import { type ParsedQuery, parseQuery } from './query.ts'
import {
  findNearest,
  findNearestByIndex,
  findSearchedBase,
  type Neighbour,
  readSimilarities,
} from './store.ts'
import { vectorIndexThreshold } from './vector-index.ts'

export interface RankRequest {
  db: Db
  organizationId: string
  baseId: string
  query: string
  queryEmbedding: Float32Array | null
  mode: 'hybrid' | 'semantic' | 'keyword'
  limit: number
  fusion: Fusion
  indexes: KeywordIndexes
  /** The sources that a filter lets pass; null without one. */
  sources: readonly { id: string; chunksCount: number }[] | null
}

export interface Ranked {
  chunkId: string
  score: number
  semantic: number | null
  keyword: number | null
}

export interface Ranking {
  /** Best first, at most `limit`. */
  ranked: Ranked[]
  /** What to highlight, and by which dictionaries. */
  terms: ReadonlySet<string>
  dictionaries: ReadonlySet<string>
}

/** Candidates of each half that a weighted fusion looks at, at least. */
const fusionDepth = 100
/** Chunks beyond the limit that may yet come in by a tie. */
const tieDepth = 16

export async function rank(request: RankRequest): Promise<Ranking> {
  const { db, organizationId, baseId, indexes, limit } = request
  const dictionaries = await indexes.with(db, organizationId, baseId, (index) => index.dictionaries)
  const query = await parseQuery(db, request.query, dictionaries)
  const ranked = await candidates(request, query)
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      (other.semantic ?? 0) - (one.semantic ?? 0) ||
      (one.chunkId < other.chunkId ? -1 : 1),
  )
  return { ranked: ranked.slice(0, limit), terms: query.terms, dictionaries }
}

function candidates(request: RankRequest, query: ParsedQuery): Promise<Ranked[]> {
  if (request.mode === 'semantic') return bySemantics(request, null)
  if (request.mode === 'keyword') return byKeywords(request, query)
  return request.fusion.kind === 'weighted'
    ? byBoth(request, query, request.fusion.semanticWeight)
    : byKeywordsFirst(request, query)
}

async function bySemantics(request: RankRequest, keyword: number | null): Promise<Ranked[]> {
  const nearest = await findNeighbours(request, request.limit)
  return nearest.map(({ chunkId, similarity }) => {
    const semantic = share(similarity)
    return { chunkId, score: semantic, semantic, keyword }
  })
}

async function byKeywords(request: RankRequest, query: ParsedQuery): Promise<Ranked[]> {
  const hits = await findByKeywords(request, query, request.limit)
  return hits.map(({ chunkId, score }) => ({ chunkId, score, semantic: null, keyword: score }))
}

async function byKeywordsFirst(request: RankRequest, query: ParsedQuery): Promise<Ranked[]> {
  const hits = await findByKeywords(request, query, request.limit + tieDepth)
  if (hits.length === 0) return bySemantics(request, 0)
  const similarities = await similaritiesOf(request, hits)
  return hits.map(({ chunkId, score }) => ({
    chunkId,
    score,
    semantic: share(similarities.get(chunkId)),
    keyword: score,
  }))
}

async function byBoth(
  request: RankRequest,
  query: ParsedQuery,
  semanticWeight: number,
): Promise<Ranked[]> {
  const depth = Math.max(fusionDepth, request.limit)
  const nearest = await findNeighbours(request, depth)
  const known = new Map(nearest.map(({ chunkId, similarity }) => [chunkId, similarity]))
  const hits = await findByKeywords(request, query, depth, [...known.keys()])
  const others = await similaritiesOf(
    request,
    hits.filter(({ chunkId }) => !known.has(chunkId)),
  )
  const keywords = new Map(hits.map(({ chunkId, score }) => [chunkId, score]))
  const all = [...new Map([...known, ...others])].map(([chunkId, similarity]) => ({
    chunkId,
    semantic: share(similarity),
    keyword: keywords.get(chunkId) ?? 0,
  }))
  const scores = fuse(all, semanticWeight)
  return all.map((candidate, index) => ({ ...candidate, score: scores[index] ?? 0 }))
}

const share = (similarity: number | undefined): number => Math.min(1, Math.max(0, similarity ?? 0))

function findByKeywords(
  { db, organizationId, baseId, indexes, sources }: RankRequest,
  { words }: ParsedQuery,
  limit: number,
  also: readonly string[] = [],
): Promise<KeywordHit[]> {
  const sourceIds = sources && new Set(sources.map(({ id }) => id))
  return indexes.with(db, organizationId, baseId, (index) =>
    index.search({ words, limit, sourceIds, also }),
  )
}

async function findNeighbours(request: RankRequest, limit: number): Promise<Neighbour[]> {
  const { db, organizationId, baseId, sources, queryEmbedding } = request
  if (!queryEmbedding) throw new Error(`A search in ${request.mode} mode takes the query's vector.`)
  const sourceIds = sources?.map(({ id }) => id) ?? null
  const wanted = { embedding: queryEmbedding, limit, sourceIds }
  const passing = sources?.reduce((sum, { chunksCount }) => sum + chunksCount, 0) ?? Infinity
  const base = await findSearchedBase(db, organizationId, baseId)
  return base?.vectorIndex && passing > vectorIndexThreshold
    ? findNearestByIndex(db, organizationId, baseId, wanted)
    : findNearest(db, organizationId, baseId, wanted)
}

async function similaritiesOf(
  { db, organizationId, queryEmbedding }: RankRequest,
  hits: readonly KeywordHit[],
): Promise<Map<string, number>> {
  if (!queryEmbedding) return new Map()
  const ids = hits.map(({ chunkId }) => chunkId)
  const near = await readSimilarities(db, organizationId, ids, queryEmbedding)
  return new Map(near.map(({ chunkId, similarity }) => [chunkId, similarity]))
}
