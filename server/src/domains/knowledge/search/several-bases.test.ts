import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { builtinModel } from '../models/builtin.ts'
import type { Hit, SearchRequest } from './search.ts'
import { searchChunks } from './search.ts'

let corpus: Corpus
let parts: string[]

const texts = [
  'The lighthouse keeper counts the ships at night.',
  'Ships are built in the yard; the yard builds ferries too.',
  'A ferry is a ship. Ferries sail every hour, and every ferry has a lifeboat.',
  'The keeper of the zoo feeds penguins.',
  'Invoices for ships are paid within thirty days of the month.',
  'Lifeboats hang on davits.',
  'Night trains leave at ten.',
]

before(async () => {
  corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
  parts = [await corpus.addBase(), await corpus.addBase(), await corpus.addBase()]
  for (const [index, text] of texts.entries()) {
    await corpus.add({ chunks: [text] })
    await corpus.add({ chunks: [text], baseId: parts[index % 2] ?? '' })
  }
})

after(() => corpus[Symbol.asyncDispose]())

const scored = (hits: readonly Hit[]) =>
  hits.map(({ text, score, scores, ranks }) => ({
    text,
    score: score.toFixed(9),
    scores: [scores.semantic?.toFixed(6), scores.keyword?.toFixed(9)],
    ranks,
  }))

describe('searchChunks in several bases', () => {
  for (const [name, request] of [
    ['keyword', { mode: 'keyword' }],
    ['semantic', { mode: 'semantic' }],
    ['hybrid, keywords first', {}],
    ['hybrid, by scores', { fusion: { kind: 'minmax', semanticWeight: 0.4 } }],
    ['hybrid, by places', { fusion: { kind: 'rrf', semanticWeight: 0.4 } }],
  ] as const) {
    it(`ranks and scores as in one base that holds all of it: ${name}`, async () => {
      for (const query of ['ship keeper', 'ferries with lifeboats at night', 'kepeer', 'yard']) {
        const apart = await corpus.search(query, { ...request, baseIds: parts })
        const together = await corpus.search(query, request)
        assert.ok(together.length > 0 || query === 'kepeer')
        assert.deepEqual(scored(apart), scored(together), query)
      }
    })
  }

  it('says of each hit which base it is from', async () => {
    const hits = await corpus.search('ships', { mode: 'keyword', baseIds: parts })
    const bases = hits.map(({ text, baseId }) => [text, baseId] as const)
    assert.equal(bases.length, 4)
    for (const [text, baseId] of bases) assert.equal(baseId, parts[texts.indexOf(text) % 2])
  })

  it('searches by a query embedded for each model, and lets no model drown another', async () => {
    // This one finds everything at least 98 percent similar.
    const crowded = (vector: Float32Array): Float32Array =>
      Float32Array.from(vector, (value, index) =>
        index === 383 ? 0.99 : value * Math.sqrt(0.0199),
      )
    const other = await corpus.addBase()
    const away = ['Penguins swim.', 'Bread is baked at dawn.', 'Winter is cold.', 'Snow falls.']
    const vectors = await builtinModel.embed(away)
    await corpus.add({
      baseId: other,
      chunks: away.map((text, index) => ({
        text,
        embedding: crowded(vectors[index] as Float32Array),
      })),
    })
    const [vector] = await builtinModel.embed(['the lighthouse keeper counts ships'])
    assert.ok(vector)
    const base = { vectorSlot: 'embedding_a', fusion: { kind: 'keyword_first' } } as const
    const request: SearchRequest = {
      query: 'the lighthouse keeper counts ships',
      mode: 'semantic',
      limit: 20,
      bases: [
        { ...base, id: corpus.baseId, model: 'one', queryEmbedding: vector },
        { ...base, id: other, model: 'two', queryEmbedding: crowded(vector) },
      ],
    }
    const { hits } = await searchChunks(
      corpus.database.db,
      corpus.organizationId,
      request,
      corpus.indexes,
    )
    const alike = hits.filter(({ scores }) => Number(scores.semantic) > 0)
    assert.equal(alike.length, hits.length)
    assert.ok(hits.some(({ baseId }) => baseId === other))
    assert.equal(hits[0]?.text, texts[0])
    const [best] = hits.filter(({ baseId }) => baseId === other)
    assert.ok(Number(best?.scores.semantic) > Number(hits[0]?.scores.semantic))
  })

  it('joins bases of different fusions by their scores', async () => {
    const [vector = null] = await builtinModel.embed(['ship'])
    const base = { model: 'one', queryEmbedding: vector, vectorSlot: 'embedding_a' } as const
    const [one = '', two = ''] = parts
    const ask = async (kind: 'rrf' | 'minmax') => {
      const request: SearchRequest = {
        query: 'ship',
        mode: 'hybrid',
        limit: 20,
        bases: [
          { ...base, id: one, fusion: { kind: 'keyword_first' } },
          { ...base, id: two, fusion: { kind, semanticWeight: 0.5 } },
        ],
      }
      const { database, organizationId, indexes } = corpus
      return (await searchChunks(database.db, organizationId, request, indexes)).hits
    }
    const hits = await ask('rrf')
    assert.deepEqual(scored(hits), scored(await ask('minmax')))
    assert.ok(
      hits.some(({ baseId }) => baseId === one) && hits.some(({ baseId }) => baseId === two),
    )
    for (const [place, { score }] of hits.entries()) {
      assert.ok(score >= 0 && score <= (hits[place - 1]?.score ?? 1))
    }
  })
})
