import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtinModel } from '../server/src/domains/knowledge/models/builtin.ts'
import { normalize } from '../server/src/domains/knowledge/models/model.ts'
import { searchChunks } from '../server/src/domains/knowledge/search/search.ts'
import { embeddedText } from '../server/src/domains/knowledge/vectors/embed.ts'
import { type Collection, readCollection } from '../server/test/collection.ts'
import { type Corpus, type CorpusRequest, openCorpus } from '../server/test/corpus.ts'

/**
 * Ranking quality on judged collections through the product's own SQL. Arguments, or `BENCH_RETRIEVAL`
 * separated by commas, are folders with `documents.jsonl` {id, title?, text}, `queries.jsonl` {id, text}
 * and `qrels.tsv` (queryId, documentId, relevance? under a heading line). Documents are one chunk each,
 * so that the measure is of ranking and not of chunking. A folder that also has `documents.vectors.json` and
 * `queries.vectors.json` ({id: vector}) is measured with the model that they come from as well.
 */
const given = process.env['BENCH_RETRIEVAL']?.split(',') ?? ['bench/data/cranfield']
const folders = process.argv.length > 2 ? process.argv.slice(2) : given

/** Of the last part of a folder's name, nDCG@10 of a reference BM25. */
const bars: Record<string, number> = {
  cranfield: 0.38,
  scifact: 0.68,
  cacm: 0.45,
  npl: 0.43,
  cisi: 0.36,
}
const hybridBelowKeyword = 0.01

interface Way {
  name: string
  request: CorpusRequest
  /** How far nDCG@10 may be below that of keywords alone. */
  below?: number
}

const ways = (baseIds: readonly string[]): Way[] => [
  { name: 'keyword', request: { mode: 'keyword' } },
  { name: 'semantic', request: { mode: 'semantic' } },
  { name: 'hybrid', request: { mode: 'hybrid' }, below: hybridBelowKeyword },
  ...[0.1, 0.2, 0.3, 0.5].flatMap((semanticWeight) => [
    {
      name: `minmax ${semanticWeight}`,
      request: { fusion: { kind: 'minmax', semanticWeight } } as const,
    },
    {
      name: `rrf ${semanticWeight}`,
      request: { fusion: { kind: 'rrf', semanticWeight } } as const,
    },
  ]),
  { name: 'keyword, two bases', request: { mode: 'keyword', baseIds } },
  { name: 'semantic, two bases', request: { mode: 'semantic', baseIds } },
  { name: 'hybrid, two bases', request: { mode: 'hybrid', baseIds }, below: hybridBelowKeyword },
]

async function fill(
  corpus: Corpus,
  { documents }: Collection,
): Promise<[string[], Map<string, string>]> {
  const documentOfSource = new Map<string, string>()
  const halves = [await corpus.addBase(), await corpus.addBase()]
  for (const [index, { id, title, text }] of documents.entries()) {
    const source = { ...(title ? { title } : {}), chunks: [text] }
    const half = halves[index % 2]
    documentOfSource.set(await corpus.add(source), id)
    documentOfSource.set(await corpus.add({ ...source, ...(half ? { baseId: half } : {}) }), id)
  }
  return [halves, documentOfSource]
}

async function measure(folder: string): Promise<void> {
  const collection = readCollection(folder)
  await using corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
  const start = performance.now()
  const [halves, documents] = await fill(corpus, collection)
  const fillMs = (performance.now() - start) / documents.size
  console.log(
    `retrieval on ${folder}: ${documents.size / 2} documents, ${fillMs.toFixed(1)} ms each to add`,
  )
  let keyword = 0
  for (const { name, request, below } of ways(halves)) {
    const began = performance.now()
    const { ndcg, recall } = await collection.judge(async (text) => {
      const hits = await corpus.search(text, { limit: 100, ...request })
      return hits.map(({ sourceId }) => documents.get(sourceId) ?? '')
    })
    const msPerQuery = (performance.now() - began) / collection.queries.length
    if (name === 'keyword') keyword = ndcg
    const named = name === 'keyword' ? bars[folder.split('/').at(-1) ?? ''] : undefined
    const bar = below === undefined ? named : keyword - below
    console.log(
      `${name.padEnd(20)} nDCG@10 ${ndcg.toFixed(4)}${bar === undefined ? '' : ` (bar ${bar.toFixed(3)})`}` +
        `  recall@100 ${recall.toFixed(3)}  ${msPerQuery.toFixed(1)} ms a query`,
    )
  }
}

/** Of length 1, and at least 70 percent similar to each other, as those of many dense models are. */
function crowded(vector: Float32Array): Float32Array {
  const crowd = vector.map((value) => value * Math.sqrt(0.3))
  const squares = crowd.subarray(0, -1).reduce((sum, value) => sum + value * value, 0)
  crowd[crowd.length - 1] = Math.sqrt(1 - squares)
  return crowd
}

/** One half of the documents under a model whose similarities lie elsewhere than those of the other. */
async function measureTwoModels(folder: string): Promise<void> {
  const collection = readCollection(folder)
  await using corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
  const other = await corpus.addBase()
  const documents = new Map<string, string>()
  for (const [index, { id, title = null, text }] of collection.documents.entries()) {
    const source = { ...(title ? { title } : {}), chunks: [text] }
    const [vector] = await builtinModel.embed([embeddedText(text, { title, headings: [] })])
    const chunks = vector ? [{ text, embedding: crowded(vector) }] : []
    const added = index % 2 === 0 ? source : { ...source, baseId: other, chunks }
    documents.set(await corpus.add(added), id)
  }
  const { database, organizationId, baseId, indexes } = corpus
  for (const [mode, semanticWeight] of [
    ['semantic', 0],
    ['hybrid', 0.3],
  ] as const) {
    for (const second of ['one', 'two']) {
      const { ndcg } = await collection.judge(async (query) => {
        const [vector] = await builtinModel.embed([query])
        if (!vector) return []
        const base = {
          vectorSlot: 'embedding_a',
          fusion: { kind: 'minmax', semanticWeight },
        } as const
        const bases = [
          { ...base, id: baseId, model: 'one', queryEmbedding: vector },
          { ...base, id: other, model: second, queryEmbedding: crowded(vector) },
        ]
        const request = { query, mode, limit: 10, bases }
        const { hits } = await searchChunks(database.db, organizationId, request, indexes)
        return hits.map(({ sourceId }) => documents.get(sourceId) ?? '')
      })
      const compared = second === 'one' ? 'as they are' : 'by how far they stand out'
      console.log(`${mode}, two models, similarities ${compared}: nDCG@10 ${ndcg.toFixed(4)}`)
    }
  }
}

type Vectors = Record<string, number[]>

/** With the vectors of a dense model, made beforehand. */
async function measureDenseModel(folder: string): Promise<void> {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Vectors
  const [ofDocuments, ofQueries] = [read('documents.vectors.json'), read('queries.vectors.json')]
  const collection = readCollection(folder)
  await using corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
  const documents = new Map<string, string>()
  for (const { id, title, text } of collection.documents) {
    const embedding = normalize(Float32Array.from(ofDocuments[id] ?? []))
    const source = { ...(title ? { title } : {}), chunks: [{ text, embedding }] }
    documents.set(await corpus.add(source), id)
  }
  const idOf = new Map(collection.queries.map(({ id, text }) => [text, id]))
  const dense: [string, CorpusRequest][] = [
    ['keyword', { mode: 'keyword' }],
    ['semantic', { mode: 'semantic' }],
    ...[0.4, 0.5, 0.6, 0.7, 0.8].flatMap((semanticWeight): [string, CorpusRequest][] => [
      [`minmax ${semanticWeight}`, { fusion: { kind: 'minmax', semanticWeight } }],
      [`rrf ${semanticWeight}`, { fusion: { kind: 'rrf', semanticWeight } }],
    ]),
  ]
  for (const [name, request] of dense) {
    const { ndcg } = await collection.judge(async (query) => {
      const vector = ofQueries[idOf.get(query) ?? ''] ?? []
      const queryEmbedding = normalize(Float32Array.from(vector))
      const hits = await corpus.search(query, { limit: 100, queryEmbedding, ...request })
      return hits.map(({ sourceId }) => documents.get(sourceId) ?? '')
    })
    console.log(`dense model, ${name.padEnd(10)} nDCG@10 ${ndcg.toFixed(4)}`)
  }
}

for (const folder of folders.map((path) => resolve(path))) {
  if (existsSync(`${folder}/documents.jsonl`)) {
    await measure(folder)
    await measureTwoModels(folder)
    if (existsSync(`${folder}/documents.vectors.json`)) await measureDenseModel(folder)
  } else console.log(`retrieval: no collection at ${folder}; nothing was measured.`)
}
