import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { indexChunks } from './indexing.ts'
import { KeywordIndexes } from './keyword-indexes.ts'

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

  it('is let go when others need the room, and read again', async () => {
    await corpus.clear()
    await corpus.add({ chunks: ['some words'] })
    const small = new KeywordIndexes(1)
    const use = (baseId: string): Promise<number> =>
      small.with(
        corpus.database.db,
        corpus.organizationId,
        baseId,
        (index) => index.segmentIds.length,
      )
    assert.equal(await use(corpus.baseId), 1)
    const other = await corpus.addBase()
    assert.equal(await use(other), 0)
    assert.equal(await use(corpus.baseId), 1)
  })

  it('is empty for a base that is not there', async () => {
    const use = new KeywordIndexes().with(
      corpus.database.db,
      corpus.organizationId,
      crypto.randomUUID(),
      (index) => index.segmentIds,
    )
    assert.deepEqual(await use, [])
  })
})
