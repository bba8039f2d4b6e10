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

/** Time limit. Proxies would give up on a longer request. */
const longestMs = 60_000

/** Quality figures of one list of results, each 0 to 1. */
interface Figures {
  /** Share of the expected sources that were found. */
  recall: number
  /** Gain that counts a hit near the top more than one below. */
  ndcg: number
  /** 1 divided by the rank of the first expected source; 0 if none was found. */
  mrr: number
  /** 1 if any expected source was found, else 0. */
  hitRate: number
}

/** Searches a base for questions whose sources are known, and measures the results. */
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
 * Computes the normalised discounted cumulated gain: Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR
 * techniques", 2002, with the usual discount log2(rank + 1). `gains` are in result order, `ideal` in any order; 0 if no
 * gain is possible.
 */
export function ndcg(gains: readonly number[], ideal: readonly number[], depth: number): number {
  const best = discounted([...ideal].sort((one, other) => other - one).slice(0, depth))
  return best > 0 ? discounted(gains.slice(0, depth)) / best : 0
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)

/**
 * Computes the figures of a list of hits. For each hit, `found` has the expected sources that it matches, by number
 * from 0 to `expected` - 1. A source counts at its first hit; more chunks of it add nothing.
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

/** Returns the mean of each figure; 0 for no figures. */
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

/** Returns the sources of a hit, including those of its duplicates. */
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
    `The evaluation took longer than ${longestMs / 1000} seconds, and had reached question ${done + 1}. Send fewer questions in one request.`,
    { headers: { 'Retry-After': '5' } },
  )
