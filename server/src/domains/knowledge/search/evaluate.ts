import { ApiError } from '../../../platform/errors.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import type { StoredBase } from '../bases/store.ts'
import { canonicalUrl } from '../fetching/page-links.ts'
import { SourceId } from '../ids.ts'
import { searchCost } from '../pricing.ts'
import type { Evaluation, EvaluationResult, Expected, Question } from './evaluation-schema.ts'
import type { Mode } from './ranking.ts'
import { type Hit, searchChunks } from './search.ts'
import {
  chargeSearch,
  createQueryEmbedder,
  queriedBase,
  type SearchDependencies,
} from './service.ts'
import { findSourceDescriptions, type SourceDescription } from './store.ts'

/** A request that takes longer would be given up on by the proxies between. */
const longestMs = 60_000

/** How good one list of results is, each 0 to 1. */
interface Figures {
  /** Share of what was expected that was found. */
  recall: number
  /** A hit near the top counts more than one below. */
  ndcg: number
  /** 1 divided by the place of the first that was expected; 0 without one. */
  mrr: number
  /** 1 if anything was found that was expected, else 0. */
  hitRate: number
}

/** Asks a base questions whose sources are known, and says how good its answers are. */
export async function evaluateBase(
  searching: SearchDependencies,
  reader: ReadContext,
  base: StoredBase,
  { questions, modes, k, rerank = base.rerank }: Evaluation,
): Promise<EvaluationResult> {
  const queries = questions.map(({ query }) => query)
  const isLexicalOnly = modes.every((mode) => mode === 'keyword')
  const embed = createQueryEmbedder(searching.models, reader, isLexicalOnly ? 'keyword' : 'hybrid')
  const vectors = await embed(base, queries)
  const credits = searchCost * questions.length * modes.length
  await chargeSearch(searching, reader, credits)
  const reranker = rerank ? searching.reranker : null
  const deadline = performance.now() + longestMs
  let isReranked = reranker !== null
  const answers: Answer[] = []
  for (const [index, question] of questions.entries()) {
    for (const mode of modes) {
      if (performance.now() > deadline) throw tooLong(index)
      const queried = queriedBase(searching, base, vectors[index] ?? null)
      const request = { bases: [queried], query: question.query, mode, limit: k, folds: true }
      const outcome = await searchChunks(
        reader.db,
        reader.organizationId,
        { ...request, reranker },
        searching.indexes,
      )
      isReranked &&= outcome.isReranked
      answers.push({ question, mode, hits: outcome.hits })
    }
  }
  const judged = await judgeAll(reader, answers, k)
  return {
    k,
    modes: modes.map((mode) => ({
      mode,
      ...meanOf(judged.filter((one) => one.mode === mode).map(({ figures }) => figures)),
    })),
    questions: questions.map((question) => ({
      query: question.query,
      modes: judged
        .filter((one) => one.question === question)
        .map(({ mode, figures: { recall, ndcg, mrr }, found }) => ({
          mode,
          recall,
          ndcg,
          mrr,
          found,
        })),
    })),
    usage: { credits, reranked: isReranked },
  }
}

interface Answer {
  question: Question
  mode: Mode
  hits: readonly Hit[]
}

interface Judged extends Answer {
  figures: Figures
  found: EvaluationResult['questions'][number]['modes'][number]['found']
}

async function judgeAll(
  reader: ReadContext,
  answers: readonly Answer[],
  k: number,
): Promise<Judged[]> {
  const ids = answers.flatMap(({ hits }) => hits.flatMap(sourcesOf))
  const rows = await findSourceDescriptions(reader.db, reader.organizationId, [...new Set(ids)])
  const sources = new Map(rows.map((row) => [row.id, row]))
  return answers.map((answer) => {
    const { expected } = answer.question
    const found = new Map<number, Judged['found'][number]>()
    const things = answer.hits.map((hit, place) =>
      sourcesOf(hit).flatMap((id) => {
        const source = sources.get(id)
        return expected.flatMap((one, index) => {
          if (!source || !isMeant(one, source)) return []
          const where = { expected: index, place: place + 1, sourceId: SourceId.show(id) }
          if (!found.has(index)) found.set(index, where)
          return [index]
        })
      }),
    )
    const figures = judge(things, expected.length, k)
    return { ...answer, figures, found: [...found.values()] }
  })
}

/**
 * Normalised discounted cumulated gain: Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR
 * techniques", 2002, with the discount log2(place + 1) that has become usual. `gains` in the order found,
 * `ideal` in any order; 0 when nothing could be gained.
 */
export function ndcg(gains: readonly number[], ideal: readonly number[], depth: number): number {
  const best = discounted([...ideal].sort((one, other) => other - one).slice(0, depth))
  return best > 0 ? discounted(gains.slice(0, depth)) / best : 0
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)

/**
 * Figures of a list of hits, for each of which `found` says which of the expected things it is, by
 * their numbers from 0 to `expected` - 1. A thing counts where it is met first; a second chunk of the
 * same source gains nothing more.
 */
export function judge(
  found: readonly (readonly number[])[],
  expected: number,
  depth: number,
): Figures {
  const met = new Set<number>()
  const gains = found.slice(0, depth).map((things) => {
    const before = met.size
    for (const thing of things) met.add(thing)
    return Number(met.size > before)
  })
  const first = gains.indexOf(1)
  const ideal = Array.from({ length: expected }, () => 1)
  return {
    recall: expected > 0 ? met.size / expected : 0,
    ndcg: ndcg(gains, ideal, depth),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    hitRate: Number(first >= 0),
  }
}

/** The mean of each figure; all 0 for none. */
export function meanOf(figures: readonly Figures[]): Figures {
  const mean = (of: (figure: Figures) => number): number =>
    figures.reduce((sum, figure) => sum + of(figure), 0) / (figures.length || 1)
  return {
    recall: mean(({ recall }) => recall),
    ndcg: mean((figure) => figure.ndcg),
    mrr: mean(({ mrr }) => mrr),
    hitRate: mean(({ hitRate }) => hitRate),
  }
}

/** What was folded into a hit was found with it. */
const sourcesOf = ({ sourceId, duplicates }: Hit): string[] => [
  ...new Set([sourceId, ...duplicates.map((duplicate) => duplicate.sourceId)]),
]

function isMeant({ sourceId, url, name, metadata }: Expected, source: SourceDescription): boolean {
  if (sourceId !== undefined) {
    const id = SourceId.read(sourceId)
    if (id !== source.id && id !== source.parentId) return false
  }
  if (url !== undefined && !isSameAddress(url, source.url)) return false
  if (name !== undefined && name !== source.name) return false
  return Object.entries(metadata ?? {}).every(([key, value]) => source.metadata[key] === value)
}

const isSameAddress = (one: string, other: string | null): boolean =>
  other !== null &&
  (one === other || (URL.canParse(one) && canonicalUrl(one) === canonicalUrl(other)))

const tooLong = (done: number): ApiError =>
  new ApiError(
    'unavailable',
    `The evaluation took longer than ${longestMs / 1000} seconds and had reached question ${done + 1}. Ask fewer questions at once.`,
    { headers: { 'Retry-After': '5' } },
  )
