import type { Db } from '../../../platform/db/database.ts'
import type { VectorSlot } from '../vectors/store.ts'
import type { Fusion } from './fusion.ts'
import { type KeywordHit, pooled, type Statistics } from './keyword-index.ts'
import { findSimilarities, type Neighbour } from './nearest.ts'
import { findNeighbours } from './neighbours.ts'
import type { ParsedQuery } from './query.ts'
import type { SearchIndexes } from './search-indexes.ts'

/** A base as input of one search. */
export interface QueriedBase {
  id: string
  /** Model of the base. Similarities are comparable only between bases of one model. */
  model: string
  /** The query embedded by the base's model, of length 1; null only in keyword mode. */
  queryEmbedding: Float32Array | null
  /** Column of the base's vectors when the query was embedded. */
  vectorSlot: VectorSlot
  fusion: Fusion
  /** Sources that match a filter; null without a filter. */
  sources: readonly { id: string; chunksCount: number }[] | null
}

export interface SearchScope {
  db: Db
  organizationId: string
  bases: readonly QueriedBase[]
  indexes: SearchIndexes
}

/** A chunk with its scores; the score of an unused half is null. */
export interface Candidate {
  chunkId: string
  base: QueriedBase
  semantic: number | null
  keyword: number | null
}

/** Finds the best chunks of each base by BM25, with the statistics of all bases together. */
export async function findByKeywords(
  scope: SearchScope,
  query: ParsedQuery,
  limit: number,
): Promise<Candidate[]> {
  const statistics = await statisticsOf(scope, query)
  const found: Candidate[] = []
  for (const base of scope.bases) {
    for (const { chunkId, score } of await searchKeywords(scope, base, {
      query,
      limit,
      statistics,
    })) {
      found.push({ chunkId, base, semantic: null, keyword: score })
    }
  }
  return found
}

/** Finds the nearest chunks of each base. */
export async function findByVectors(scope: SearchScope, limit: number): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const base of scope.bases) {
    for (const { chunkId, similarity } of await nearestOf(scope, base, limit)) {
      found.push({ chunkId, base, semantic: share(similarity), keyword: null })
    }
  }
  return found
}

/** Finds the best chunks of each half in each base, with both scores. */
export async function findByBoth(
  scope: SearchScope,
  query: ParsedQuery,
  limit: number,
): Promise<Candidate[]> {
  const statistics = await statisticsOf(scope, query)
  const found: Candidate[] = []
  for (const base of scope.bases) {
    const nearest = await nearestOf(scope, base, limit)
    const known = new Map(nearest.map(({ chunkId, similarity }) => [chunkId, similarity]))
    const also = [...known.keys()]
    const hits = await searchKeywords(scope, base, { query, limit, statistics, also })
    const others = hits.filter(({ chunkId }) => !known.has(chunkId))
    const similarities = await similaritiesOf(scope, base, others)
    const keywords = new Map(hits.map(({ chunkId, score }) => [chunkId, score]))
    for (const [chunkId, similarity] of new Map([...known, ...similarities])) {
      const keyword = keywords.get(chunkId) ?? 0
      found.push({ chunkId, base, semantic: share(similarity), keyword })
    }
  }
  return found
}

/** Adds the similarities to the query to the candidates. */
export async function withSimilarities(
  scope: SearchScope,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const known = new Map<string, number>()
  for (const base of scope.bases) {
    const ofBase = candidates.filter((candidate) => candidate.base === base)
    for (const [id, similarity] of await similaritiesOf(scope, base, ofBase)) {
      known.set(id, similarity)
    }
  }
  return candidates.map((candidate) => ({
    ...candidate,
    semantic: share(known.get(candidate.chunkId)),
  }))
}

const share = (similarity: number | undefined): number => Math.min(1, Math.max(0, similarity ?? 0))

/** Returns undefined for a single base, which has its own. */
async function statisticsOf(
  { db, organizationId, bases, indexes }: SearchScope,
  { words }: ParsedQuery,
): Promise<Statistics | undefined> {
  if (bases.length === 1) return undefined
  const parts: Statistics[] = []
  const terms = termsOf(words)
  for (const { id: baseId } of bases) {
    const place = { db, organizationId, baseId }
    parts.push(await indexes.keywords.with(place, terms, (index) => index.statistics(words)))
  }
  return pooled(parts)
}

const termsOf = (words: ParsedQuery['words']): number[] => words.flatMap(({ terms }) => terms)

interface KeywordSearch {
  query: ParsedQuery
  limit: number
  statistics: Statistics | undefined
  also?: readonly string[]
}

function searchKeywords(
  { db, organizationId, indexes }: SearchScope,
  { id: baseId, sources }: QueriedBase,
  { query: { words }, limit, statistics, also = [] }: KeywordSearch,
): Promise<KeywordHit[]> {
  const sourceIds = sources && new Set(sources.map((source) => source.id))
  const request = { words, limit, sourceIds, also, ...(statistics && { statistics }) }
  const place = { db, organizationId, baseId }
  return indexes.keywords.with(place, termsOf(words), (index) => index.search(request))
}

async function nearestOf(
  { db, organizationId, indexes }: SearchScope,
  { id: baseId, sources, queryEmbedding: embedding, vectorSlot: slot }: QueriedBase,
  limit: number,
): Promise<Neighbour[]> {
  if (!embedding) throw new Error('The query has no vector, which only keyword mode allows.')
  const sourceIds = sources?.map((source) => source.id) ?? null
  const passingChunks = sources?.reduce((sum, { chunksCount }) => sum + chunksCount, 0) ?? Infinity
  const request = { embedding, slot, limit, sourceIds, passingChunks }
  return findNeighbours({ db, organizationId, baseId }, request, indexes.signs)
}

async function similaritiesOf(
  { db, organizationId }: SearchScope,
  { queryEmbedding, vectorSlot: slot }: QueriedBase,
  chunks: readonly { chunkId: string }[],
): Promise<Map<string, number>> {
  if (!queryEmbedding) return new Map()
  const ids = chunks.map(({ chunkId }) => chunkId)
  const near = await findSimilarities(db, organizationId, ids, { embedding: queryEmbedding, slot })
  return new Map(near.map(({ chunkId, similarity }) => [chunkId, similarity]))
}
