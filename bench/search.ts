import { normalize } from '../server/src/domains/knowledge/models/model.ts'
import { findNearest, findNearestByIndex } from '../server/src/domains/knowledge/search/nearest.ts'
import { maintainVectorIndexes } from '../server/src/domains/knowledge/search/vector-index.ts'
import { type Corpus, type CorpusRequest, openCorpus } from '../server/test/corpus.ts'

/**
 * How the time of a search grows with its base: from 1,000 to 100,000 chunks, or to what the first
 * argument says; embedded, or on the PostgreSQL of `DATABASE_URL`. Beside each time stands its ratio to
 * that of the first size, which says more than milliseconds on a machine that others use.
 */
const server = process.env['DATABASE_URL']
const largest = Number(process.argv[2] ?? 100_000)
const sizes = [1_000, 10_000, 50_000, 100_000].filter((size) => size <= largest)
const chunksPerSource = 100
const wordsPerChunk = 190
const dimensions = 384
const queries = 60

/** Mulberry32: the same collection on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

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
  normalize(drawVector(1, centres[Math.floor(random() * centres.length)]))

const frequent = new Set(vocabulary.slice(0, 100))

/** Three to six words of one chunk, without the hundred most frequent: what a person remembers of a text. */
function drawQuery(text: string): string {
  const words = text.split(' ').filter((word) => !frequent.has(word))
  const length = 3 + Math.floor(random() * 4)
  return Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')
}

const texts: string[] = []

async function grow(corpus: Corpus, size: number): Promise<number> {
  const before = texts.length
  const start = performance.now()
  while (texts.length < size) {
    const chunks = Array.from({ length: chunksPerSource }, () => ({
      text: drawText(),
      embedding: drawNear(),
    }))
    texts.push(...chunks.map(({ text }) => text))
    await corpus.add({ chunks, metadata: { fiftieth: (texts.length / chunksPerSource) % 50 } })
  }
  return (performance.now() - start) / (texts.length - before)
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

async function recallOfIndex({ database, organizationId, baseId }: Corpus): Promise<number> {
  let found = 0
  for (let i = 0; i < 20; i++) {
    const request = {
      embedding: drawNear(),
      slot: 'embedding_a',
      limit: 10,
      sourceIds: null,
    } as const
    const exact = await findNearest(database.db, organizationId, baseId, request)
    const near = await findNearestByIndex(database.db, organizationId, baseId, request)
    const ids = new Set(near.map(({ chunkId }) => chunkId))
    found += exact.filter(({ chunkId }) => ids.has(chunkId)).length
  }
  return found / 200
}

async function indexMegabytes({
  database,
  organizationId,
  baseId,
  indexes,
}: Corpus): Promise<string> {
  const bytes = await indexes.with(database.db, organizationId, baseId, (index) => index.bytes)
  return (bytes / 1e6).toFixed(0)
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

await using corpus = await openCorpus(server)
console.log(
  `search, ${corpus.database.kind}, ${dimensions} dimensions, ${wordsPerChunk} words a chunk`,
)
let hasIndex = false
for (const size of sizes) {
  const msPerChunk = await grow(corpus, size)
  let index = 'every vector compared'
  if (corpus.database.kind === 'postgres') {
    const start = performance.now()
    const { built } = await maintainVectorIndexes(corpus.database.db)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    hasIndex ||= built.length > 0
    const how = built.length > 0 ? `built in ${seconds} s` : 'grown since'
    if (hasIndex) index = `HNSW ${how}, recall@10 ${await recallOfIndex(corpus)}`
  }
  const start = performance.now()
  await corpus.search('first', { mode: 'keyword' })
  const cold = (performance.now() - start).toFixed(0)
  const megabytes = await indexMegabytes(corpus)
  console.log(
    `${size} chunks: ${msPerChunk.toFixed(2)} ms each to add; ${index}; keyword index ${megabytes} MB, read in ${cold} ms`,
  )
  for (const [name, request] of modes) {
    const line = await time(name, (query, queryEmbedding) =>
      corpus.search(query, { queryEmbedding, folds: true, ...request }),
    )
    console.log(`  ${name.padEnd(22)} ${line}`)
  }
}
