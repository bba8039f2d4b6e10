import { ApiError } from '../../../platform/errors.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import type { StoredBase } from '../bases/store.ts'
import { canonicalUrl } from '../fetching/canonical-url.ts'
import { SourceId } from '../ids.ts'
import { searchCost } from '../pricing.ts'
import { type Figures, judge, meanOf } from './evaluation.ts'
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

/** Asks a base questions whose sources are known, and says how good its answers are. */
export async function evaluateBase(
  searching: SearchDependencies,
  reader: Reader,
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

async function judgeAll(reader: Reader, answers: readonly Answer[], k: number): Promise<Judged[]> {
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
