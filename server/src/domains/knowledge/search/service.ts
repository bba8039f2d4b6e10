import { ApiError, notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chargeCredits } from '../../billing/index.ts'
import { presentSettings, type SettingsColumns } from '../bases/schema.ts'
import { findBase, type StoredBase } from '../bases/store.ts'
import { wordsOf } from '../chunking/words.ts'
import { BaseId, SourceId } from '../ids.ts'
import { EmbeddingError, type EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { searchCost } from '../pricing.ts'
import { slotOf } from '../vectors/store.ts'
import { compileFilter } from './filter.ts'
import type { Fusion } from './fusion.ts'
import type { Reranker } from './reranker.ts'
import { presentHit, type SearchHit, type SearchQuery, type SearchResult } from './schema.ts'
import { type SearchRequest, searchChunks } from './search.ts'
import type { SearchIndexes } from './search-indexes.ts'

type SearchDuration = ReturnType<typeof searchDuration>

export const searchDuration = ({ metrics }: Pick<Platform, 'metrics'>) =>
  metrics.histogram(
    'capstan_search_duration_seconds',
    'Duration of successful searches, including query embedding and reranking, by mode.',
    ['mode'],
  )

export interface SearchDependencies extends Pick<Platform, 'transact'> {
  models: EmbeddingModels
  /** Reranker; null if the operator has configured none. */
  reranker: Reranker | null
  duration: SearchDuration
  indexes: SearchIndexes
}

/** The reader who searches, or the product itself. */
interface Searcher extends Pick<ReadContext, 'db' | 'organizationId'> {
  principal: Pick<ReadContext['principal'], 'id'> | null
}

/**
 * Finds the base to search.
 *
 * @throws ApiError `not_found`, with the field if the id is in a body.
 */
export async function getSearchedBase(
  { db, organizationId }: Searcher,
  id: string,
  field?: string,
): Promise<StoredBase> {
  const base = await findBase(db, organizationId, BaseId.read(id) ?? '')
  if (base) return base
  throw new ApiError('not_found', notFound().message, { field })
}

/** Searches bases as if they were one; each costs as much as a separate search. */
export async function searchBases(
  searching: SearchDependencies,
  reader: Searcher,
  bases: readonly StoredBase[],
  input: SearchQuery,
): Promise<SearchResult> {
  const { filter, minScore, sourceIds, sourceTypes, foldDuplicates: folds, ...rest } = input
  if (filter) compileFilter(filter)
  if ([...wordsOf(input.query, false)].length === 0) {
    return { data: [], usage: { credits: 0, reranked: false } }
  }
  const endTimer = searching.duration.startTimer({ mode: input.mode })
  const embed = createQueryEmbedder(searching.models, reader, input.mode)
  const queried: SearchRequest['bases'][number][] = []
  for (const base of bases) {
    const [queryEmbedding = null] = await embed(base, [input.query])
    queried.push(queriedBase(searching, base, queryEmbedding))
  }
  const isReranked = input.rerank ?? bases.some(({ rerank }) => rerank)
  const request: SearchRequest = {
    ...rest,
    folds,
    bases: queried,
    ...(filter && { filter }),
    ...(minScore !== undefined && { minScore }),
    ...(sourceIds && { sourceIds: sourceIds.map((id) => SourceId.read(id) ?? '') }),
    ...(sourceTypes && { sourceTypes }),
    reranker: isReranked ? searching.reranker : null,
  }
  const outcome = await searchChunks(reader.db, reader.organizationId, request, searching.indexes)
  endTimer()
  // A query of only stop words and symbols is free if it finds nothing.
  const isFree = outcome.isBare && outcome.hits.length === 0
  const credits = isFree ? 0 : searchCost * bases.length
  if (!isFree) await chargeSearch(searching, reader, credits)
  return { data: outcome.hits.map(presentHit), usage: { credits, reranked: outcome.isReranked } }
}

export const queriedBase = (
  { models }: SearchDependencies,
  base: StoredBase,
  queryEmbedding: Float32Array | null,
): SearchRequest['bases'][number] => ({
  id: base.id,
  model: base.embedding_model,
  queryEmbedding,
  vectorSlot: slotOf(base),
  fusion: fusionOf(base, base.embedding_model === models.builtin.name),
})

const system = { kind: 'system' } as const

/**
 * Charges a search.
 *
 * @throws ApiError `insufficient_credits`
 */
export async function chargeSearch(
  { transact }: SearchDependencies,
  { organizationId, principal }: Searcher,
  credits: number,
): Promise<void> {
  const actor = principal ? ({ kind: 'token', id: principal.id } as const) : system
  await transact(organizationId, actor, (work) => chargeCredits(work, `search:${newId()}`, credits))
}

/** Creates a function that embeds a query once for each model of the bases. Keyword mode embeds nothing. */
export function createQueryEmbedder(
  models: EmbeddingModels,
  reader: Searcher,
  mode: SearchQuery['mode'],
) {
  const known = new Map<string, Promise<Float32Array[]>>()
  return (base: StoredBase, queries: readonly string[]): Promise<Float32Array[]> => {
    if (mode === 'keyword') return Promise.resolve([])
    const name = base.embedding_model
    const vectors = known.get(name) ?? embedQueries(models, reader, name, queries)
    known.set(name, vectors)
    return vectors
  }
}

async function embedQueries(
  models: EmbeddingModels,
  { db, organizationId }: Searcher,
  name: string,
  queries: readonly string[],
): Promise<Float32Array[]> {
  const model: EmbeddingModel | undefined = await models.find(db, organizationId, name)
  try {
    const vectors = (await model?.embed(queries)) ?? []
    if (vectors.length === queries.length) return vectors
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
  }
  throw new ApiError(
    'unavailable',
    'The embedding model of this base does not respond. Search with mode "keyword", or try again later.',
    { headers: { 'Retry-After': '5' } },
  )
}

/**
 * Default weights of the vectors in score fusion, measured on Cranfield (nDCG@10 by words alone 0.389). For the
 * built-in model, 0.1 costs 0.001, and each further tenth another 0.002 to 0.009. For a dense model, all-MiniLM-L6-v2
 * (by vectors alone 0.400), 0.6 gives 0.442, and 0.5 to 0.7 are within 0.006 of that.
 */
const defaultWeights = { lexical: 0.1, dense: 0.6 }

/**
 * Chooses the fusion: words decide for the lexical model, which only knows words too; other models get their weight.
 */
export function fusionOf(row: SettingsColumns, isLexical: boolean): Fusion {
  const { fusion, semanticWeight } = presentSettings(row)
  const weight = semanticWeight ?? (isLexical ? defaultWeights.lexical : defaultWeights.dense)
  if (fusion === 'rrf') return { kind: 'rrf', semanticWeight: weight }
  if (fusion === 'minmax' || (fusion === 'auto' && !isLexical)) {
    return { kind: 'minmax', semanticWeight: weight }
  }
  return { kind: 'keyword_first' }
}

/** Dependencies of searches, by the installation that opened the domain. */
const opened = new WeakMap<Platform, SearchDependencies>()

export const keepSearch = (platform: Platform, searching: SearchDependencies): void =>
  void opened.set(platform, searching)

interface Question {
  /** Id in the form of the API. */
  baseId: string
  query: string
  filter?: Record<string, unknown> | undefined
}

/**
 * Finds the passage that answers a question best, or undefined. It costs the same as a search.
 *
 * @throws ApiError `not_found` without the base, `insufficient_credits`, `validation_error` for an invalid filter,
 * `unavailable` while the model does not respond
 */
export async function findPassage(
  platform: Platform,
  organizationId: string,
  { baseId, query, filter }: Question,
): Promise<SearchHit | undefined> {
  const searching = opened.get(platform)
  if (!searching) throw new Error('the knowledge bases are not open')
  const searcher = { db: platform.database.db, organizationId, principal: null }
  const base = await getSearchedBase(searcher, baseId)
  const { data } = await searchBases(searching, searcher, [base], {
    ...{ query, limit: 1, mode: 'hybrid', context: 0, foldDuplicates: true },
    ...(filter && { filter }),
  })
  return data[0]
}
