import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { builtinModel } from '../models/builtin.ts'
import { contextsOf, type Hit } from './search.ts'

let corpus: Corpus

before(async () => {
  corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
})

after(() => corpus[Symbol.asyncDispose]())

const found = (hits: readonly Hit[]): string[] => hits.map(({ text }) => text)

describe('the places of a hit', () => {
  it('are those by each score among the candidates, and none for a half that was not asked', async () => {
    await corpus.clear()
    const [near, far] = await builtinModel.embed(['the meaning', 'something else'])
    assert.ok(near && far)
    const half = Float32Array.from(near, (value, i) => (value + (far[i] ?? 0)) / 2)
    const texts = ['zebra zebra', 'zebra and more words than that', 'nothing']
    const vectors = [far, half, near]
    await corpus.add({
      chunks: texts.map((text, i) => ({ text, embedding: vectors[i] as Float32Array })),
    })
    const fusion = { kind: 'minmax', semanticWeight: 0.5 } as const
    const both = await corpus.search('zebra', { fusion, queryEmbedding: near })
    const ranks = Object.fromEntries(both.map((hit) => [hit.text, hit.ranks]))
    assert.deepEqual(ranks['zebra zebra'], { semantic: 3, keyword: 1 })
    assert.deepEqual(ranks['zebra and more words than that'], { semantic: 2, keyword: 2 })
    assert.deepEqual(ranks['nothing'], { semantic: 1, keyword: null })
    const [word] = await corpus.search('zebra', { mode: 'keyword' })
    assert.deepEqual(word?.ranks, { semantic: null, keyword: 1 })
    const [meaning] = await corpus.search('zebra', { mode: 'semantic', queryEmbedding: near })
    assert.deepEqual(meaning?.ranks, { semantic: 1, keyword: null })
  })
})

describe('duplicates', () => {
  const copies = async (): Promise<string[]> => {
    await corpus.clear()
    const ids: string[] = []
    for (let i = 0; i < 40; i++) ids.push(await corpus.add({ chunks: ['Ships  sail AT DAWN!'] }))
    for (const text of ['Ships sail at dawn.', 'Ships moor.', 'Ships rust.', 'Ships sink.']) {
      ids.push(await corpus.add({ chunks: [text] }))
    }
    return ids
  }

  for (const mode of ['keyword', 'semantic', 'hybrid'] as const) {
    it(`count as one hit, and the limit counts after folding: ${mode}`, async () => {
      const ids = await copies()
      const hits = await corpus.search('ships sail', { mode, limit: 4, folds: true })
      assert.equal(hits.length, 4)
      assert.equal(new Set(found(hits).map((text) => text.toLowerCase().slice(0, 8))).size, 4)
      const [first] = hits
      assert.ok(first)
      const sources = [first.sourceId, ...first.duplicates.map(({ sourceId }) => sourceId)]
      assert.deepEqual(sources.sort(), ids.slice(0, 41).sort())
      assert.ok(hits.slice(1).every(({ duplicates }) => duplicates.length === 0))
    })
  }

  it('are hits of their own where they are not folded', async () => {
    await copies()
    const hits = await corpus.search('ships sail at dawn', { limit: 20, folds: false })
    assert.equal(hits.length, 20)
    assert.ok(hits.every(({ duplicates }) => duplicates.length === 0))
  })
})

describe('the context of a hit', () => {
  it('are the chunks before and after it in its source, in their order', async () => {
    await corpus.clear()
    const chunks = ['one', 'two', 'three', 'four', 'five', 'six'].map((text, i) => ({
      text: `${text} harbour`,
      charStart: i * 20,
    }))
    await corpus.add({ chunks })
    await corpus.add({ chunks: ['another source', 'and its end'] })
    const context = async (query: string, reach: number) => {
      const [hit] = await corpus.search(query, { mode: 'keyword', context: reach })
      const { before = [], after = [] } = hit?.context ?? {}
      return [before, after].map((side) => side.map(({ text }) => text.split(' ')[0]))
    }
    assert.deepEqual(await context('three', 1), [['two'], ['four']])
    assert.deepEqual(await context('three', 3), [
      ['one', 'two'],
      ['four', 'five', 'six'],
    ])
    assert.deepEqual(await context('one', 2), [[], ['two', 'three']])
    assert.deepEqual(await context('six', 1), [['five'], []])
    const [hit] = await corpus.search('three', { mode: 'keyword', context: 1 })
    assert.deepEqual(
      hit?.context?.after.map(({ charStart, charEnd }) => [charStart, charEnd]),
      [[60, 72]],
    )
    const [alone] = await corpus.search('three', { mode: 'keyword' })
    assert.equal(alone?.context, null)
  })

  it('is given to hits that stand side by side, each its own', async () => {
    await corpus.clear()
    await corpus.add({ chunks: ['ship one', 'ship two', 'ship three'] })
    const hits = await corpus.search('ship', { mode: 'keyword', context: 1 })
    assert.deepEqual(
      Object.fromEntries(
        hits.map(({ text, context }) => [
          text,
          [context?.before.map((row) => row.text), context?.after.map((row) => row.text)],
        ]),
      ),
      {
        'ship one': [[], ['ship two']],
        'ship two': [['ship one'], ['ship three']],
        'ship three': [['ship two'], []],
      },
    )
  })
})

describe('contextsOf', () => {
  it('has none for a chunk that is no longer where it was', async () => {
    await corpus.clear()
    const sourceId = await corpus.add({ chunks: ['one', 'two'] })
    const [hit] = await corpus.search('one', { mode: 'keyword' })
    assert.ok(hit)
    const { db } = corpus.database
    const read = () => contextsOf(db, corpus.organizationId, [hit], 1)
    assert.equal((await read())[0]?.after[0]?.text, 'two')
    await corpus.add({ chunks: ['two', 'one'] }, sourceId)
    assert.deepEqual(await read(), [null])
  })
})

describe('searchChunks of some sources', () => {
  it('finds in the given sources alone, and in the pages of those that are sites', async () => {
    await corpus.clear()
    const { db } = corpus.database
    const ids = []
    for (const text of ['ship one', 'ship two', 'ship three']) {
      ids.push(await corpus.add({ chunks: [text] }))
    }
    const [one = '', two = '', three = ''] = ids
    await db.updateTable('sources').set({ parent_id: two }).where('id', '=', three).execute()
    await db.updateTable('sources').set({ type: 'file' }).where('id', '=', one).execute()
    for (const mode of ['keyword', 'semantic', 'hybrid'] as const) {
      const search = async (request: object) =>
        found(await corpus.search('ship', { mode, ...request })).sort()
      assert.deepEqual(await search({ sourceIds: [one] }), ['ship one'])
      assert.deepEqual(await search({ sourceIds: [two] }), ['ship three', 'ship two'])
      assert.deepEqual(await search({ sourceTypes: ['file'] }), ['ship one'])
      assert.deepEqual(await search({ sourceTypes: ['text'], sourceIds: [one, three] }), [
        'ship three',
      ])
      assert.deepEqual(await search({ sourceTypes: ['crawl'] }), [])
    }
  })
})

describe('searchChunks in scripts without spaces', () => {
  it('finds words of Thai', async () => {
    await corpus.clear()
    for (const text of ['ผู้โดยสารควรตรวจสอบประกาศ', 'เด็กต้องสวมเสื้อชูชีพ']) {
      await corpus.add({ language: 'th', chunks: [text] })
    }
    for (const [query, text] of [
      ['เสื้อชูชีพ', 'เด็กต้องสวมเสื้อชูชีพ'],
      ['ประกาศ', 'ผู้โดยสารควรตรวจสอบประกาศ'],
    ] as const) {
      assert.equal(found(await corpus.search(query, { mode: 'keyword' }))[0], text)
    }
  })
})
