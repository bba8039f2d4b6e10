import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { IndexMemory } from './index-memory.ts'
import { indexChunks } from './indexing.ts'
import { SearchIndexes } from './search-indexes.ts'

let corpus: Corpus

before(async () => {
  corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
})

after(() => corpus[Symbol.asyncDispose]())

const keyword = { mode: 'keyword' } as const
const texts = async (query: string): Promise<string[]> =>
  (await corpus.search(query, keyword)).map(({ text }) => text).sort()

describe('the keyword index', () => {
  it('has a source from the moment it was committed, on every node', async () => {
    await corpus.clear()
    const elsewhere = corpus.node()
    for (const word of ['first', 'second', 'third']) {
      await corpus.add({ chunks: [`${word} shared`] })
      assert.equal((await corpus.search(word, keyword)).length, 1)
      assert.equal((await elsewhere.search(word, keyword)).length, 1)
    }
    assert.equal((await elsewhere.search('shared', keyword)).length, 3)
  })

  it('swaps the chunks of a source at once', async () => {
    await corpus.clear()
    const source = await corpus.add({ chunks: ['old words', 'older words'] })
    assert.deepEqual(await texts('words'), ['old words', 'older words'])
    await corpus.add({ chunks: ['new words'] }, source)
    assert.deepEqual(await texts('words'), ['new words'])
    assert.deepEqual(await texts('old'), [])
  })

  it('forgets a source that is deleted with all that hangs on it', async () => {
    await corpus.clear()
    const source = await corpus.add({ chunks: ['some words'] })
    await corpus.add({ chunks: ['other words'] })
    assert.equal((await texts('words')).length, 2)
    await corpus.remove(source)
    assert.deepEqual(await texts('words'), ['other words'])
  })

  it('shows nothing of a transaction that was rolled back, not even after it was searched inside', async () => {
    await corpus.clear()
    const sourceId = await corpus.add({ chunks: ['kept words'] })
    const { database, organizationId, baseId } = corpus
    const work = database.db.transaction().execute(async (tx) => {
      await sql`delete from keyword_segments where source_id = ${sourceId}`.execute(tx)
      const inside = await corpus.node(tx).search('words', keyword)
      assert.deepEqual(inside, [])
      const chunks = [{ id: crypto.randomUUID(), text: 'lost words', headings: [] }]
      await indexChunks(tx, organizationId, { baseId, sourceId, run: 0, language: null, chunks })
      throw new Error('rolled back')
    })
    await assert.rejects(work, /rolled back/)
    assert.deepEqual(await texts('words'), ['kept words'])
  })

  it('scores by the statistics of what is there now', async () => {
    const scores = async (): Promise<number[]> =>
      (await corpus.search('alpha beta', keyword)).map(({ score }) => score)
    await corpus.clear()
    const passing = await corpus.add({ chunks: ['alpha alpha', 'alpha', 'beta gamma delta'] })
    await corpus.add({ chunks: ['alpha beta', 'gamma'] })
    await scores()
    await corpus.remove(passing)
    const changed = await scores()
    await corpus.clear()
    await corpus.add({ chunks: ['alpha beta', 'gamma'] })
    assert.deepEqual(changed, await scores())
  })

  it('loses no update of many at once', async () => {
    await corpus.clear()
    const sources = await Promise.all(
      Array.from({ length: 20 }, (_, i) => corpus.add({ chunks: [`common number${i}`] })),
    )
    const searches = Array.from({ length: 10 }, () =>
      corpus.search('common', { ...keyword, limit: 50 }),
    )
    const swaps = sources.map((source, i) => corpus.add({ chunks: [`common again${i}`] }, source))
    // A search meets some state between two commits: every source is there once, old or new.
    for (const hits of await Promise.all(searches)) assert.equal(hits.length, 20)
    await Promise.all(swaps)
    const hits = await corpus.search('common', { ...keyword, limit: 50 })
    assert.equal(hits.length, 20)
    assert.ok(hits.every(({ text }) => text.includes('again')))
  })

  it('is read again in part only for what changed', async () => {
    await corpus.clear()
    await corpus.add({ chunks: Array.from({ length: 1200 }, (_, i) => `word number${i}`) })
    await texts('word')
    const { rows } = await sql<{ count: number; largest: number }>`
      select count(*)::integer as count, max(chunks_count) as largest from keyword_segments
      where base_id = ${corpus.baseId}`.execute(corpus.database.db)
    assert.deepEqual(rows[0], { count: 3, largest: 512 })
    assert.equal((await corpus.search('number1199', keyword))[0]?.text, 'word number1199')
  })

  const openMemory = (maxBytes: number) => {
    const events: string[] = []
    const memory = new IndexMemory(maxBytes, (event, kind) => events.push(`${event} ${kind}`))
    return { events, memory, indexes: new SearchIndexes(memory) }
  }
  const placeOf = (baseId: string) => {
    const { database, organizationId } = corpus
    return { db: database.db, organizationId, baseId }
  }

  it('is let go when others need the room, and read again', async () => {
    await corpus.clear()
    const other = await corpus.addBase()
    for (const baseId of [corpus.baseId, other])
      await corpus.add({ baseId, chunks: ['some words'] })
    const { events, memory, indexes } = openMemory(Number.POSITIVE_INFINITY)
    const use = (on: SearchIndexes, baseId: string): Promise<number> =>
      on.keywords.with(placeOf(baseId), [], ({ partIds }) => partIds.length)
    await use(indexes, other)
    const one = memory.bytesOf('keywords')
    assert.deepEqual(events, ['loaded keywords'])
    const small = openMemory(one * 1.5)
    for (const baseId of [corpus.baseId, corpus.baseId, other, corpus.baseId]) {
      assert.equal(await use(small.indexes, baseId), 1)
      assert.equal(small.memory.bytesOf('keywords'), one)
    }
    const [load, evict] = ['loaded keywords', 'evicted keywords']
    assert.deepEqual(small.events, [load, load, evict, load, evict])
  })

  it('answers the same when the memory has no room for it', async () => {
    await corpus.clear()
    const other = await corpus.addBase()
    const words = ['alpha', 'beta', 'gamma', 'delta', 'running', 'run']
    for (let source = 0; source < 12; source++) {
      const chunks = Array.from({ length: 5 }, (_, i) =>
        words.filter((_, k) => (source * 3 + i * 5 + k * k) % 4 > 1).join(' '),
      )
      await corpus.add({ chunks, metadata: { odd: source % 2 === 1 } })
      await corpus.add({ baseId: other, chunks, language: source % 2 ? 'de' : 'en' })
    }
    const { events, memory, indexes } = openMemory(1)
    const bounded = corpus.node(undefined, indexes)
    const requests = [
      keyword,
      {},
      { fusion: { kind: 'minmax', semanticWeight: 0.5 } },
      { ...keyword, filter: { odd: true } },
      { baseIds: [corpus.baseId, other] },
    ] as const
    for (const request of requests) {
      for (const query of ['alpha', 'alpha runs beta', 'runing', 'nothing']) {
        const held = await corpus.search(query, request)
        assert.deepEqual(await bounded.search(query, request), held)
      }
    }
    assert.ok(events.includes('passed keywords'))
    assert.equal(memory.bytesOf('keywords') + memory.bytesOf('query') < 10_000, true)
  })

  it('follows the commits when the memory has no room for it', async () => {
    await corpus.clear()
    const { indexes } = openMemory(1)
    const bounded = corpus.node(undefined, indexes)
    const find = async () => (await bounded.search('words', keyword)).map(({ text }) => text)
    const source = await corpus.add({ chunks: ['some words'] })
    assert.deepEqual(await find(), ['some words'])
    await corpus.add({ chunks: ['other words'] }, source)
    assert.deepEqual(await find(), ['other words'])
    await corpus.remove(source)
    assert.deepEqual(await find(), [])
  })

  it('keeps what it read for a query when there is room for that', async () => {
    await corpus.clear()
    const chunks = Array.from({ length: 1200 }, (_, i) => `word number${i} of${i * 7} ${i * 13}`)
    await corpus.add({ chunks })
    const { events, memory, indexes } = openMemory(100_000)
    const bounded = corpus.node(undefined, indexes)
    for (let time = 0; time < 2; time++) {
      assert.equal((await bounded.search('number77', keyword))[0]?.text, chunks[77])
    }
    assert.deepEqual(events, [
      'loaded keywords',
      'passed keywords',
      'loaded query',
      'passed keywords',
    ])
    assert.ok(memory.bytesOf('query') > 0 && memory.bytesOf('query') <= 100_000)
  })

  it('takes no more than the memory may hold, whoever searches at the same time', async () => {
    await corpus.clear()
    const bases = [corpus.baseId]
    for (let i = 0; i < 5; i++) bases.push(await corpus.addBase())
    for (const baseId of bases) {
      await corpus.add({ baseId, chunks: Array.from({ length: 300 }, (_, i) => `word n${i}`) })
    }
    const whole = openMemory(Number.POSITIVE_INFINITY)
    await corpus.node(undefined, whole.indexes).search('word', keyword)
    const maxBytes = whole.memory.bytesOf('keywords') * 2.5
    const { memory, indexes } = openMemory(maxBytes)
    const bounded = corpus.node(undefined, indexes)
    const searches = bases.map((baseId) =>
      bounded.search('word', { ...keyword, limit: 50, baseIds: [baseId] }),
    )
    for (const hits of await Promise.all(searches)) assert.equal(hits.length, 50)
    assert.ok(memory.bytesOf('keywords') + memory.bytesOf('query') <= maxBytes)
  })

  it('is empty for a base that is not there', async () => {
    const { indexes } = openMemory(1)
    const place = placeOf(crypto.randomUUID())
    assert.deepEqual(await indexes.keywords.with(place, [], (index) => index.partIds), [])
  })
})
