import { createHash } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { insertChunks } from '../server/src/domains/knowledge/content/store.ts'
import { normalize } from '../server/src/domains/knowledge/models/model.ts'
import { IndexMemory } from '../server/src/domains/knowledge/search/index-memory.ts'
import { findNearest } from '../server/src/domains/knowledge/search/nearest.ts'
import { SearchIndexes } from '../server/src/domains/knowledge/search/search-indexes.ts'
import { encodeSegment } from '../server/src/domains/knowledge/search/segment.ts'
import { stemmerFor } from '../server/src/domains/knowledge/search/stems.ts'
import { insertSegment } from '../server/src/domains/knowledge/search/store.ts'
import { maintainVectorIndexes } from '../server/src/domains/knowledge/search/vector-index.ts'
import type { Db } from '../server/src/platform/db/database.ts'
import { newId } from '../server/src/platform/ids.ts'
import { type Corpus, type CorpusRequest, openCorpus } from '../server/test/corpus.ts'
import { randomNumbers } from '../server/test/random-numbers.ts'

/**
 * How time and memory of a search grow with its base: from 1,000 to 100,000 chunks; embedded, or on the
 * PostgreSQL of `DATABASE_URL`. Beside each time stands its ratio to that of the first size, which says more
 * than milliseconds on a machine that others use. `node bench/search.ts 1000000` measures that size alone,
 * and `node bench/search.ts 100000 random` a base without clusters, in which neighbours hardly stand out.
 */
const server = process.env['DATABASE_URL']
const usualSizes = [1_000, 10_000, 50_000, 100_000]
const sizes = process.argv[2] ? [Number(process.argv[2])] : usualSizes
const isRandom = process.argv[3] === 'random'
/** Building an HNSW index takes 16 s at 50,000 chunks, and at a million longer than a bench may. */
const largestIndexed = 100_000
const chunksPerSource = 100
const wordsPerChunk = 190
const dimensions = 384
const queries = 60

const random = randomNumbers(20261121)

const syllables =
  'ba ce di fo gu ha ki lo mu ne pa qui ra so tu ve wi xa yo zen tor mal der sti pro'.split(' ')

/** 200,000 words, the frequent ones short, as languages have them. */
const vocabulary = Array.from({ length: 200_000 }, (_, rank) => {
  let word = ''
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length]
  }
  return word
})

/** Zipf's law with exponent 1, by inverting its distribution. */
const drawRank = (): number => Math.floor(vocabulary.length ** random()) - 1
const drawWord = (): string => vocabulary[drawRank()] as string

function drawText(): string {
  // A chunk has a subject: a third of its words come from thirty of its own.
  const subject = Array.from({ length: 30 }, drawWord)
  return Array.from({ length: wordsPerChunk }, () =>
    random() < 0.33 ? (subject[Math.floor(random() * subject.length)] as string) : drawWord(),
  ).join(' ')
}

const drawVector = (spread: number, centre?: Float32Array): Float32Array =>
  Float32Array.from(
    { length: dimensions },
    (_, i) => (centre?.[i] ?? 0) + (random() - 0.5) * spread,
  )

const centres = Array.from({ length: 1000 }, () => drawVector(1))
const drawNear = (): Float32Array =>
  normalize(drawVector(1, isRandom ? undefined : centres[Math.floor(random() * centres.length)]))

const frequent = new Set(vocabulary.slice(0, 100))

/** Three to six words of one chunk, without the hundred most frequent: what a person remembers of a text. */
function drawQuery(text: string): string {
  const words = text.split(' ').filter((word) => !frequent.has(word))
  const length = 3 + Math.floor(random() * 4)
  return Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')
}

const texts: string[] = []

/** Stems of the vocabulary, as ingestion would find them. */
const stems = new Map<string, string | null>()

async function learnStems(db: Db): Promise<void> {
  for (let first = 0; first < vocabulary.length; first += 5_000) {
    const words = new Set(vocabulary.slice(first, first + 5_000))
    const stem = await stemmerFor(db, 'english_stem', words)
    for (const word of words) stems.set(word, stem(word))
  }
}

/** A source as ingestion leaves it, without cutting, stemming and embedding its text. */
async function addSource({ database: { db }, organizationId, baseId }: Corpus): Promise<void> {
  const place = { organizationId, baseId, sourceId: newId(), run: 0 }
  const metadata = JSON.stringify({ fiftieth: (texts.length / chunksPerSource) % 50 })
  const chunks = Array.from({ length: chunksPerSource }, (_, position) => {
    const text = drawText()
    const vector = drawNear()
    return {
      id: newId(),
      position,
      text,
      textToEmbed: text,
      tokenCount: 250,
      headings: [],
      charStart: 0,
      charEnd: 0,
      page: null,
      hash: createHash('sha256').update(text).digest(),
      vector,
    }
  })
  const terms = chunks.map(({ id: chunkId, text }) => {
    const frequencies = new Map<string, number>()
    for (const word of text.split(' ')) {
      const stem = stems.get(word)
      if (stem) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1)
    }
    return { chunkId, length: wordsPerChunk, frequencies }
  })
  await db.transaction().execute(async (tx) => {
    await sql`insert into sources (organization_id, base_id, id, name, type, status, metadata, created_at, updated_at)
      values (${organizationId}, ${baseId}, ${place.sourceId}, 'A source', 'text', 'completed',
        ${metadata}::text::jsonb, now(), now())`.execute(tx)
    await insertChunks(tx, { ...place, slot: 'embedding_a' }, chunks)
    const postings = encodeSegment(terms)
    const segment = { dictionary: 'english_stem', chunksCount: chunks.length, postings }
    await insertSegment(tx, organizationId, { ...place, ...segment })
  })
  texts.push(...chunks.map(({ text }) => text))
}

async function grow(corpus: Corpus, size: number): Promise<void> {
  while (texts.length < size) await addSource(corpus)
  await sql`analyze chunks`.execute(corpus.database.db)
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(6)

const firstTimes = new Map<string, number>()

async function time(
  name: string,
  run: (query: string, vector: Float32Array) => Promise<readonly unknown[]>,
): Promise<string> {
  const times: number[] = []
  let fewest = Infinity
  for (let i = 0; i < queries; i++) {
    const query = drawQuery(texts[Math.floor(random() * texts.length)] as string)
    const vector = drawNear()
    const start = performance.now()
    fewest = Math.min(fewest, (await run(query, vector)).length)
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const middle = times[times.length / 2] ?? 0
  const first = firstTimes.get(name) ?? middle
  firstTimes.set(name, first)
  const ratio = (middle / first).toFixed(1).padStart(5)
  return `p50 ${at(times, 0.5)}  p95 ${at(times, 0.95)} ms  ${ratio} times the first  at least ${fewest} hits`
}

const recallQueries = 20

/** Of ten, how many that comparing every vector finds a search finds, too. */
async function recallOf({ database, organizationId, baseId }: Corpus, node: Node): Promise<number> {
  let found = 0
  for (let i = 0; i < recallQueries; i++) {
    const queryEmbedding = drawNear()
    const hits = await node.search('no', { mode: 'semantic', queryEmbedding })
    const ids = new Set(hits.map(({ chunkId }) => chunkId))
    const exact = await findNearest(database.db, organizationId, baseId, {
      embedding: queryEmbedding,
      slot: 'embedding_a',
      limit: 10,
      sourceIds: null,
    })
    found += exact.filter(({ chunkId }) => ids.has(chunkId)).length
  }
  return found / recallQueries / 10
}

interface Node extends ReturnType<Corpus['node']> {
  memory: IndexMemory
}

function openNode(corpus: Corpus, maxBytes: number): Node {
  const memory = new IndexMemory(maxBytes)
  return { memory, ...corpus.node(undefined, new SearchIndexes(memory)) }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)

/** The first search and the median of three later ones, and the longest turn of the event loop meanwhile. */
async function firstAndLater(node: Node, request: CorpusRequest): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const times: number[] = []
  for (let i = 0; i < 4; i++) {
    const query = drawQuery(texts[i * 31] as string)
    const start = performance.now()
    await node.search(query, { queryEmbedding: drawNear(), ...request })
    times.push(performance.now() - start)
  }
  delay.disable()
  const [first = 0, ...later] = times
  later.sort((one, other) => one - other)
  return `first ${first.toFixed(0)} ms, later ${later[1]?.toFixed(0)} ms, longest turn ${(delay.max / 1e6).toFixed(0)} ms`
}

const modes: [string, CorpusRequest][] = [
  ['keyword', { mode: 'keyword' }],
  ['semantic', { mode: 'semantic' }],
  ['hybrid, builtin model', { mode: 'hybrid', fusion: { kind: 'keyword_first' } }],
  ['hybrid, dense model', { mode: 'hybrid', fusion: { kind: 'minmax', semanticWeight: 0.5 } }],
  ['semantic, 2 % pass', { mode: 'semantic', filter: { fiftieth: 1 } }],
  [
    'hybrid dense, 2 % pass',
    { filter: { fiftieth: 1 }, fusion: { kind: 'minmax', semanticWeight: 0.5 } },
  ],
]

async function measure(corpus: Corpus, size: number): Promise<void> {
  const start = performance.now()
  await grow(corpus, size)
  console.log(`${size} chunks, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (corpus.database.indexesVectors && size <= largestIndexed) {
    await maintainVectorIndexes(corpus.database.db)
  }
  const node = openNode(corpus, 16 * 2 ** 30)
  const bounded = openNode(corpus, 1)
  console.log(`  keyword, in memory     ${await firstAndLater(node, { mode: 'keyword' })}`)
  console.log(`  semantic, in memory    ${await firstAndLater(node, { mode: 'semantic' })}`)
  const [words, signs] = [node.memory.bytesOf('keywords'), node.memory.bytesOf('vectors')]
  console.log(
    `  memory                 words ${megabytes(words)} MB, signs of vectors ${megabytes(signs)} MB`,
  )
  console.log(`  keyword, no room       ${await firstAndLater(bounded, { mode: 'keyword' })}`)
  console.log(`  semantic, no room      ${await firstAndLater(bounded, { mode: 'semantic' })}`)
  console.log(`  recall@10              ${(await recallOf(corpus, node)).toFixed(3)}`)
  for (const [name, request] of modes) {
    const line = await time(name, (query, queryEmbedding) =>
      node.search(query, { queryEmbedding, folds: true, ...request }),
    )
    console.log(`  ${name.padEnd(22)} ${line}`)
  }
}

await using corpus = await openCorpus(server)
console.log(
  `search, ${corpus.database.isShared ? 'postgres' : 'embedded'}, ${dimensions} dimensions, ${isRandom ? 'random vectors' : 'vectors in clusters'}, ${wordsPerChunk} words a chunk`,
)
await learnStems(corpus.database.db)
for (const size of sizes) await measure(corpus, size)
