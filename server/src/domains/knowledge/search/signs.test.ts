import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Corpus, type CorpusRequest, openCorpus } from '../../../../test/corpus.ts'
import { randomNumbers } from '../../../../test/random-numbers.ts'
import { normalize } from '../models/model.ts'
import { type IndexEvent, type IndexKind, IndexMemory } from './index-memory.ts'
import { findNearest, vectorLiteral } from './nearest.ts'
import { findNeighbours } from './neighbours.ts'
import { SearchIndexes } from './search-indexes.ts'

const random = randomNumbers(7)
const dimensions = 100
const drawVector = (centre?: Float32Array): Float32Array =>
  Float32Array.from({ length: dimensions }, (_, i) => (centre?.[i] ?? 0.1) + random() - 0.5)
const centres = Array.from({ length: 40 }, () => drawVector())
const drawNear = (): Float32Array =>
  normalize(drawVector(centres[Math.floor(random() * centres.length)]))

const semantic = { mode: 'semantic' } as const

const openNode = (
  corpus: Corpus,
  { maxBytes, exactChunks = 0 }: { maxBytes?: number; exactChunks?: number } = {},
) => {
  const events: [IndexEvent, IndexKind][] = []
  const memory = new IndexMemory(maxBytes, (event, kind) => events.push([event, kind]))
  const indexes = new SearchIndexes(memory, exactChunks)
  return { events, indexes, ...corpus.node(undefined, indexes) }
}

describe('the signs of vectors', () => {
  let corpus: Corpus
  let node: ReturnType<typeof openNode>

  before(async () => {
    corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
    const chunks = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ text: `chunk ${i}`, embedding: drawNear() }))
    for (let source = 0; source < 12; source++) {
      await corpus.add({ chunks: chunks(100), metadata: { third: source % 3 } })
    }
    // In two parts.
    await corpus.add({ chunks: chunks(2_100), metadata: { third: 3 } })
    node = openNode(corpus)
  })

  after(() => corpus[Symbol.asyncDispose]())

  const exact = (embedding: Float32Array, sourceIds: string[] | null = null, limit = 10) =>
    findNearest(corpus.database.db, corpus.organizationId, corpus.baseId, {
      embedding,
      slot: 'embedding_a',
      limit,
      sourceIds,
    })

  const near = (embedding: Float32Array, sourceIds: string[] | null = null, limit = 10) => {
    const { organizationId, baseId, database } = corpus
    const place = { db: database.db, organizationId, baseId }
    const request = { embedding, slot: 'embedding_a', limit, sourceIds } as const
    return findNeighbours(place, { ...request, passingChunks: 3_300 }, node.indexes.signs)
  }

  const recall = async (
    sourceIds: string[] | null,
    draw = drawNear,
    queries = 20,
  ): Promise<number> => {
    let found = 0
    for (let query = 0; query < queries; query++) {
      const embedding = draw()
      const ids = new Set((await near(embedding, sourceIds)).map(({ chunkId }) => chunkId))
      for (const { chunkId } of await exact(embedding, sourceIds)) if (ids.has(chunkId)) found++
    }
    return found / queries / 10
  }

  it('finds what comparing every vector finds, with the same similarities', async () => {
    assert.ok((await recall(null)) >= 0.95)
    const embedding = drawNear()
    const best = await exact(embedding)
    assert.deepEqual((await near(embedding)).slice(0, 3), best.slice(0, 3))
  })

  it('finds neighbours that hardly stand out, too', async () => {
    assert.ok((await recall(null, () => normalize(drawVector()))) >= 0.95)
  })

  it('finds more than it would compare for few', async () => {
    const embedding = drawNear()
    const nearest = await near(embedding, null, 900)
    assert.equal(new Set(nearest.map(({ chunkId }) => chunkId)).size, 900)
    assert.deepEqual(nearest.slice(0, 50), await exact(embedding, null, 50))
  })

  it('compares those alone whose sources pass a filter', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from sources where metadata -> 'third' = '1'`.execute(corpus.database.db)
    const ids = rows.map(({ id }) => id)
    assert.deepEqual(
      await near(centres[0] as Float32Array, ids),
      await exact(centres[0] as Float32Array, ids),
    )
    assert.deepEqual(await near(centres[0] as Float32Array, []), [])
  })

  it('holds them in memory for the next search, at a tenth of their length', async () => {
    const again = openNode(corpus)
    for (let query = 0; query < 3; query++) {
      await again.search('chunk', { ...semantic, queryEmbedding: drawNear() })
    }
    const ofVectors = again.events.filter(([, kind]) => kind === 'vectors')
    assert.deepEqual(ofVectors, [['loaded', 'vectors']])
    const bytes = again.indexes.memory.bytesOf('vectors')
    assert.ok(bytes > 3_300 * 40 && bytes < 3_300 * 80, `${bytes}`)
  })

  it('compares all, bit by bit, when there is no room', async () => {
    const small = openNode(corpus, { maxBytes: 1 })
    const { rows } = await sql<{ id: string }>`select id from sources limit 5`.execute(
      corpus.database.db,
    )
    const place = { db: corpus.database.db, ...corpus }
    for (const sourceIds of [null, rows.map(({ id }) => id)]) {
      const embedding = drawNear()
      const request = { embedding, slot: 'embedding_a', limit: 10, sourceIds } as const
      const nearest = await findNeighbours(
        place,
        { ...request, passingChunks: 3_300 },
        small.indexes.signs,
      )
      assert.deepEqual(nearest, await exact(embedding, sourceIds))
    }
    assert.equal(small.events.filter(([event]) => event === 'passed').length, 2)
  })

  it('has a source from the moment it was committed until it is removed, on every node', async () => {
    const elsewhere = openNode(corpus)
    const queryEmbedding = normalize(drawVector())
    const search = (on: ReturnType<typeof openNode>) =>
      on.search('chunk', { ...semantic, limit: 1, queryEmbedding })
    const [before] = await search(elsewhere)
    await search(node)
    const source = await corpus.add({ chunks: [{ text: 'added', embedding: queryEmbedding }] })
    for (const one of [node, elsewhere]) assert.equal((await search(one))[0]?.text, 'added')
    await corpus.add({ chunks: [{ text: 'again', embedding: queryEmbedding }] }, source)
    for (const one of [node, elsewhere]) assert.equal((await search(one))[0]?.text, 'again')
    await corpus.remove(source)
    for (const one of [node, elsewhere]) assert.deepEqual(await search(one), [before])
  })

  it('compares all when it estimates chunks that are gone', async () => {
    const stale = openNode(corpus)
    const embedding = drawNear()
    await stale.search('chunk', { ...semantic, queryEmbedding: embedding })
    const [nearest] = await exact(embedding)
    await sql`delete from chunks where id = ${nearest?.chunkId}`.execute(corpus.database.db)
    const hits = await stale.search('chunk', { ...semantic, queryEmbedding: embedding })
    const ids = hits.map(({ chunkId }) => chunkId)
    assert.deepEqual(
      ids,
      (await exact(embedding)).map(({ chunkId }) => chunkId),
    )
  })

  it('forgets a set of vectors when another one is searched, even in the same place', async () => {
    const swapped = openNode(corpus)
    const search = async (queryEmbedding: Float32Array): Promise<string[]> => {
      const request = { ...semantic, queryEmbedding } as const
      return (await swapped.search('chunk', request)).map(({ chunkId }) => chunkId)
    }
    const embedding = drawNear()
    await search(embedding)
    const turned = vectorLiteral(embedding.map((value) => -value))
    // The vectors of another model: each is the opposite of what it was.
    await sql`update chunks set embedding_a = embedding_a * array_fill(-1, array[${dimensions}::integer])::vector
      where base_id = ${corpus.baseId}`.execute(corpus.database.db)
    await sql`update bases set vector_set = gen_random_uuid() where id = ${corpus.baseId}`.execute(
      corpus.database.db,
    )
    const opposite = Float32Array.from(JSON.parse(turned) as number[])
    const expected = (await exact(opposite)).map(({ chunkId }) => chunkId)
    assert.deepEqual(await search(opposite), expected)
    const ofVectors = swapped.events.filter(([, kind]) => kind === 'vectors')
    assert.deepEqual(ofVectors, [
      ['loaded', 'vectors'],
      ['loaded', 'vectors'],
    ])
  })

  it('leaves out a set that is searched no more', async () => {
    const embedding = drawNear()
    await sql`update bases set vector_slot = 'embedding_b' where id = ${corpus.baseId}`.execute(
      corpus.database.db,
    )
    assert.deepEqual(await near(embedding), await exact(embedding))
    await sql`update bases set vector_slot = 'embedding_a' where id = ${corpus.baseId}`.execute(
      corpus.database.db,
    )
  })
})

describe('a search that takes the signs of vectors first', () => {
  it('answers as one that compares every vector', async () => {
    await using corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
    const words = 'ship ferry keeper night yard lifeboat penguin month train bread'.split(' ')
    const other = await corpus.addBase()
    for (let source = 0; source < 20; source++) {
      const chunks = Array.from({ length: 10 }, (_, i) =>
        [0, 1, 2, 3].map((k) => words[(source * 7 + i * 3 + k * k) % words.length]).join(' '),
      )
      const place = source % 2 ? { baseId: other } : {}
      await corpus.add({ chunks, metadata: { even: source % 4 === 0 }, ...place })
    }
    const twoSteps = openNode(corpus)
    const bounded = openNode(corpus, { maxBytes: 1 })
    const requests: CorpusRequest[] = [
      semantic,
      { fusion: { kind: 'minmax', semanticWeight: 0.4 } },
      { fusion: { kind: 'rrf', semanticWeight: 0.4 } },
      { ...semantic, filter: { even: true } },
      { ...semantic, baseIds: [corpus.baseId, other] },
    ]
    for (const request of requests) {
      for (const query of ['ferries at night', 'kepeer', 'bread']) {
        const compared = await corpus.search(query, request)
        assert.ok(compared.length > 0)
        assert.deepEqual(await twoSteps.search(query, request), compared)
        assert.deepEqual(await bounded.search(query, request), compared)
      }
    }
  })
})
