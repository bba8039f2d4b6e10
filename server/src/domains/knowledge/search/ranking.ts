import {
  type Candidate,
  findByBoth,
  findByKeywords,
  findByVectors,
  type SearchScope,
  withSimilarities,
} from './candidates.ts'
import { fuseRanks, fuseScores, type Ranks, ranksOf } from './fusion.ts'
import { type ParsedQuery, parseQuery } from './query.ts'
import { dictionaryOf } from './stems.ts'

export type Mode = 'hybrid' | 'semantic' | 'keyword'

export interface RankRequest extends SearchScope {
  query: string
  mode: Mode
  limit: number
}

export interface Ranked {
  chunkId: string
  score: number
  /** Cosine similarity, and share of the best possible BM25, 0 to 1; null for an unused half. */
  scores: { semantic: number | null; keyword: number | null }
  ranks: Ranks
}

export interface Ranking {
  /** Ranked chunks, best first, up to `limit`. */
  ranked: Ranked[]
  /** Terms to highlight, and their dictionaries. */
  terms: ReadonlySet<string>
  isBare: boolean
  dictionaries: ReadonlySet<string>
}

/** Minimum of candidates from each half for a fusion. */
const fusionDepth = 100
/** Extra chunks beyond the limit that a tie may bring in. */
const tieDepth = 16

/**
 * Ranks the chunks of all bases as if they were one base: BM25 uses the statistics of all, and similarities are
 * compared directly; those of different models by how far they stand out.
 */
export async function rank(request: RankRequest): Promise<Ranking> {
  const { db, organizationId, bases, indexes, limit } = request
  const dictionaries = new Set<string>()
  for (const { id: baseId } of bases) {
    const ofBase = await indexes.keywords.dictionaries({ db, organizationId, baseId })
    for (const dictionary of ofBase) dictionaries.add(dictionary)
  }
  if (dictionaries.size === 0) dictionaries.add(dictionaryOf(null))
  const query = await parseQuery(db, request.query, dictionaries)
  // A chunk that shares neither words nor meaning with the query is no result, even if there are few results.
  const ranked = (await candidatesOf(request, query)).filter(
    ({ scores: { semantic, keyword } }) => (semantic ?? 0) > 0 || (keyword ?? 0) > 0,
  )
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      (other.scores.semantic ?? 0) - (one.scores.semantic ?? 0) ||
      (one.chunkId < other.chunkId ? -1 : 1),
  )
  return { ranked: ranked.slice(0, limit), terms: query.terms, isBare: query.isBare, dictionaries }
}

async function candidatesOf(request: RankRequest, query: ParsedQuery): Promise<Ranked[]> {
  const { mode, limit, bases } = request
  if (mode === 'semantic') return rankByVectors(request)
  if (mode === 'keyword') return byScore(await findByKeywords(request, query, limit), 'keyword')
  const kinds = new Set(bases.map(({ fusion }) => fusion.kind))
  if (kinds.size === 1 && kinds.has('keyword_first')) return rankByKeywordsFirst(request, query)
  const candidates = await findByBoth(request, query, Math.max(fusionDepth, limit))
  const compared = candidates.map(comparable)
  // Ranks and scores cannot be added: bases with different fusions are combined by scores.
  const isByPlace = kinds.size === 1 && kinds.has('rrf')
  const places = ranksOf(compared)
  const scores = isByPlace ? fuseRanks(compared, places) : fuseScores(compared)
  return candidates.map((candidate, index) => toRanked(candidate, scores[index], places[index]))
}

async function rankByKeywordsFirst(request: RankRequest, query: ParsedQuery): Promise<Ranked[]> {
  const hits = await findByKeywords(request, query, request.limit + tieDepth)
  if (hits.length > 0) return byScore(await withSimilarities(request, hits), 'keyword')
  return (await rankByVectors(request)).map((hit) => ({
    ...hit,
    scores: { ...hit.scores, keyword: 0 },
  }))
}

async function rankByVectors(request: RankRequest): Promise<Ranked[]> {
  const isOneModel = new Set(request.bases.map(({ model }) => model)).size <= 1
  if (isOneModel) return byScore(await findByVectors(request, request.limit), 'semantic')
  const candidates = await findByVectors(request, Math.max(fusionDepth, request.limit))
  const compared = candidates.map((candidate) => ({ ...comparable(candidate), semanticWeight: 1 }))
  const [scores, places] = [fuseScores(compared), ranksOf(compared)]
  return candidates.map((candidate, index) => toRanked(candidate, scores[index], places[index]))
}

function byScore(candidates: readonly Candidate[], half: 'semantic' | 'keyword'): Ranked[] {
  const places = ranksOf(candidates.map(comparable))
  return candidates.map((candidate, index) =>
    toRanked(candidate, candidate[half] ?? 0, places[index]),
  )
}

const comparable = ({ base: { model, fusion }, semantic, keyword }: Candidate) => ({
  model,
  semanticWeight: fusion.kind === 'keyword_first' ? 0 : fusion.semanticWeight,
  semantic: semantic ?? 0,
  keyword: keyword ?? 0,
})

const toRanked = (
  { chunkId, semantic, keyword }: Candidate,
  score = 0,
  ranks: Ranks = { semantic: null, keyword: null },
): Ranked => ({ chunkId, score, scores: { semantic, keyword }, ranks })

/** An item with its duplicates. */
export type Folded<T> = T & { duplicates: T[] }

/** Folds texts that differ only in case, spacing and punctuation into the first of them. */
export function foldDuplicates<T extends { text: string }>(items: readonly T[]): Folded<T>[] {
  const folded = new Map<string, Folded<T>>()
  for (const item of items) {
    const key = keyOf(item.text)
    const first = folded.get(key)
    if (first) first.duplicates.push(item)
    else folded.set(key, { ...item, duplicates: [] })
  }
  return [...folded.values()]
}

// A text of symbols only has nothing else to be compared by.
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim() || text
