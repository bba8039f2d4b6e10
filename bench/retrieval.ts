import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Corpus, openCorpus } from '../server/test/corpus.ts'

/**
 * Ranking quality on a judged collection through the product's own SQL. `BENCH_RETRIEVAL` or the first
 * argument is a folder with `documents.jsonl` {id, title?, text}, `queries.jsonl` {id, text} and
 * `qrels.tsv` (queryId, documentId, relevance? under a heading line).
 */
const folder = resolve(process.argv[2] ?? process.env['BENCH_RETRIEVAL'] ?? 'bench/data/cranfield')

const bars = { keyword: 0.38, hybridBelowKeyword: 0.01 }

interface Document {
  id: string
  title?: string
  text: string
}

const lines = (file: string): string[] =>
  readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n')

function readJudgements(): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>()
  for (const line of lines('qrels.tsv').slice(1)) {
    const [queryId = '', documentId = '', relevance = '1'] = line.split('\t')
    const ofQuery = judgements.get(queryId) ?? new Map<string, number>()
    if (Number(relevance) > 0) ofQuery.set(documentId, Number(relevance))
    judgements.set(queryId, ofQuery)
  }
  return judgements
}

/** Järvelin and Kekäläinen 2002, with the gains as judged and the ideal order as the measure. */
function ndcg(
  found: readonly string[],
  relevant: ReadonlyMap<string, number>,
  depth: number,
): number {
  const discounted = (gains: readonly number[]): number =>
    gains.slice(0, depth).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0)
  const ideal = discounted([...relevant.values()].sort((one, other) => other - one))
  return discounted(found.map((id) => relevant.get(id) ?? 0)) / ideal
}

/** Documents are one chunk each, so that the measure is of ranking and not of chunking. */
async function fill(corpus: Corpus): Promise<Map<string, string>> {
  const documentOfSource = new Map<string, string>()
  for (const line of lines('documents.jsonl')) {
    const { id, title, text } = JSON.parse(line) as Document
    const sourceId = await corpus.add({ ...(title ? { title } : {}), chunks: [text] })
    documentOfSource.set(sourceId, id)
  }
  return documentOfSource
}

async function measure(
  corpus: Corpus,
  documents: Map<string, string>,
  mode: 'keyword' | 'semantic' | 'hybrid',
): Promise<{ ndcg: number; recall: number; msPerQuery: number }> {
  const judgements = readJudgements()
  let gain = 0
  let recall = 0
  let queries = 0
  const start = performance.now()
  for (const line of lines('queries.jsonl')) {
    const { id, text } = JSON.parse(line) as Document
    const relevant = judgements.get(id)
    if (!relevant || relevant.size === 0) continue
    const hits = await corpus.search(text, { mode, limit: 100 })
    const found = hits.map(({ sourceId }) => documents.get(sourceId) ?? '')
    gain += ndcg(found, relevant, 10)
    recall += found.filter((document) => relevant.has(document)).length / relevant.size
    queries++
  }
  const msPerQuery = (performance.now() - start) / queries
  return { ndcg: gain / queries, recall: recall / queries, msPerQuery }
}

if (!existsSync(`${folder}/documents.jsonl`)) {
  console.log(`retrieval: no collection at ${folder}; nothing was measured.`)
} else {
  await using corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
  const start = performance.now()
  const documents = await fill(corpus)
  const fillMs = (performance.now() - start) / documents.size
  console.log(
    `retrieval on ${folder}: ${documents.size} documents, ${fillMs.toFixed(1)} ms each to add`,
  )
  let keyword = 0
  for (const mode of ['keyword', 'semantic', 'hybrid'] as const) {
    const result = await measure(corpus, documents, mode)
    if (mode === 'keyword') keyword = result.ndcg
    const bar = {
      keyword: bars.keyword,
      hybrid: keyword - bars.hybridBelowKeyword,
      semantic: null,
    }[mode]
    console.log(
      `${mode.padEnd(8)} nDCG@10 ${result.ndcg.toFixed(4)}${bar === null ? '' : ` (bar ${bar.toFixed(3)})`}` +
        `  recall@100 ${result.recall.toFixed(3)}  ${result.msPerQuery.toFixed(1)} ms a query`,
    )
  }
}
