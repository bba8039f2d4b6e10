import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { builtinModel } from '../models/builtin.ts'
import type { Hit } from './search.ts'

let corpus: Corpus

before(async () => {
  corpus = await openCorpus(process.env['TEST_DATABASE_URL'])
})

after(() => corpus[Symbol.asyncDispose]())

const found = (hits: readonly Hit[]): string[] => hits.map(({ text }) => text)
const marked = ({ text, highlights }: Hit): string[] =>
  highlights.map(({ start, end }) => text.slice(start, end))

/** A corpus of these texts alone. */
async function fresh(...texts: string[]): Promise<void> {
  await corpus.clear()
  for (const text of texts) await corpus.add({ chunks: [text] })
}

describe('searchChunks by keywords', () => {
  it('finds inflections of a word and ranks the chunk that says more of it first', async () => {
    await fresh(
      'Invoices are paid monthly.',
      'An invoice, two invoices, invoicing.',
      'The weather.',
    )
    assert.deepEqual(found(await corpus.search('invoice', { mode: 'keyword' })), [
      'An invoice, two invoices, invoicing.',
      'Invoices are paid monthly.',
    ])
  })

  it('finds chunks with any of the words, and those with more of them first', async () => {
    await fresh('Red apples.', 'Red cars.', 'Green pears.')
    const hits = await corpus.search('red apples somewhere', { mode: 'keyword' })
    assert.deepEqual(found(hits), ['Red apples.', 'Red cars.'])
  })

  it('finds codes whole and in part, in any case', async () => {
    await fresh(
      'It says ERR_4012 now.',
      'Order SKU-99/b today.',
      'Write to jo.doe@example.com.',
      'Code 99.',
    )
    for (const [query, text] of [
      ['err_4012', 'It says ERR_4012 now.'],
      ['4012', 'It says ERR_4012 now.'],
      ['SKU-99/b', 'Order SKU-99/b today.'],
      ['JO.DOE@example.com', 'Write to jo.doe@example.com.'],
    ] as const) {
      assert.equal(found(await corpus.search(query, { mode: 'keyword' }))[0], text)
    }
  })

  it('searches Chinese, Japanese and Korean', async () => {
    await fresh('我们在北京大学学习。', '东京的天气很好。', '寿司はおいしい。', '서울에서 만나요.')
    for (const [query, text] of [
      ['北京', '我们在北京大学学习。'],
      ['天', '东京的天气很好。'],
      ['寿司', '寿司はおいしい。'],
      ['서울', '서울에서 만나요.'],
    ] as const) {
      assert.deepEqual(found(await corpus.search(query, { mode: 'keyword' })), [text])
    }
  })

  it('finds a word with or without its accents', async () => {
    await fresh('Das Café in Zürich.', 'A cafe elsewhere.')
    assert.equal((await corpus.search('CAFE', { mode: 'keyword' })).length, 2)
    assert.equal((await corpus.search('zurich', { mode: 'keyword' })).length, 1)
  })

  it('searches words and signs that tell nothing beside others where there is nothing else', async () => {
    const hamlet = 'To be or not to be, that is the question.'
    const band = 'The Who played here.'
    const help = 'IT is reached under 555.'
    const rocket = 'Launched 🚀 for 40 €, by 🇨🇭.'
    const polish = 'Nie ma tego w Polsce.'
    await fresh(hamlet, band, help, rocket)
    await corpus.add({ chunks: ['Wer hat an der Uhr gedreht?'], language: 'de' })
    await corpus.add({ chunks: [polish], language: 'pl' })
    for (const [query, text] of [
      ['to be or not to be', hamlet],
      ['the who', band],
      ['WHO', band],
      ['it', help],
      ['🚀', rocket],
      ['€', rocket],
      ['🇨🇭', rocket],
      ['an der', 'Wer hat an der Uhr gedreht?'],
      ['nie', polish],
    ] as const) {
      const [best, ...others] = await corpus.search(query)
      assert.equal(best?.text, text, query)
      for (const { score } of [best, ...others]) assert.ok(score > 0, query)
      assert.ok(marked(best).length > 0, query)
    }
    await fresh(band, rocket)
    assert.deepEqual(found(await corpus.search('the rockets 🚀', { mode: 'keyword' })), [])
  })

  it('finds nothing where nothing is in common, in any mode', async () => {
    await fresh('Red apples.', 'Green pears.')
    for (const mode of ['hybrid', 'semantic', 'keyword'] as const) {
      for (const query of ['the', '🚀', '   ', '?!', '|']) {
        assert.deepEqual(found(await corpus.search(query, { mode })), [], `${mode}: ${query}`)
      }
    }
  })

  it('finds what one writes joined and another apart', async () => {
    await fresh(
      'Send an E-Mail to us.',
      'An email came.',
      'The Wi‑Fi is free.',
      'Wifi costs nothing.',
      'Die E-Mail-Adresse fehlt.',
      'You don’t pay.',
      'R&D is upstairs.',
      'Order SKU-99 now.',
      'Made in the U.S.A. only.',
    )
    for (const [query, texts] of [
      ['email', ['An email came.', 'Die E-Mail-Adresse fehlt.', 'Send an E-Mail to us.']],
      ['wifi', ['The Wi‑Fi is free.', 'Wifi costs nothing.']],
      ['wi-fi', ['The Wi‑Fi is free.', 'Wifi costs nothing.']],
      ['Emailadresse', ['Die E-Mail-Adresse fehlt.']],
      ['dont', ['You don’t pay.']],
      ['RD', ['R&D is upstairs.']],
      ['sku99', ['Order SKU-99 now.']],
      ['USA', ['Made in the U.S.A. only.']],
    ] as const) {
      const hits = await corpus.search(query, { mode: 'keyword' })
      assert.deepEqual(found(hits).sort(), texts, query)
    }
    const [best] = await corpus.search('email upstairs', { mode: 'keyword' })
    assert.equal(best?.text, 'R&D is upstairs.')
    const apart = await corpus.search('wi-fi', { mode: 'keyword' })
    assert.deepEqual(marked(apart[0] as Hit), ['Wi‑Fi'])
  })

  it('takes no score from a text for a spelling that no text has', async () => {
    await fresh('The boundary layer grows.', 'Elsewhere.')
    const [one] = await corpus.search('boundary-layer', { mode: 'keyword' })
    const [other] = await corpus.search('boundary layer', { mode: 'keyword' })
    assert.equal(one?.score, other?.score)
  })

  it('stems each source in its own language', async () => {
    await fresh()
    await corpus.add({ language: 'de', chunks: ['Die Häuser der Stadt.'] })
    await corpus.add({ language: 'xx', chunks: ['Unknown houses.'] })
    await corpus.add({ language: 'en-GB', chunks: ['English houses.'] })
    assert.deepEqual(found(await corpus.search('Haus', { mode: 'keyword' })), [
      'Die Häuser der Stadt.',
    ])
    const hits = found(await corpus.search('house', { mode: 'keyword' }))
    assert.deepEqual(hits, ['English houses.'])
  })

  it('marks a word whose stem begins otherwise', async () => {
    await fresh()
    await corpus.add({ language: 'id', chunks: ['Mereka membaca buku.'] })
    const [hit] = await corpus.search('baca', { mode: 'keyword' })
    assert.ok(hit)
    assert.deepEqual(marked(hit), ['membaca'])
  })

  it('takes quotes, operators and wildcards for plain text', async () => {
    await fresh('A plain text.', 'Another one.')
    for (const query of [
      '"plain"',
      'plain & !another',
      'plain:*',
      "plain' or '1'='1",
      '(plain',
      '%plain_',
      'plain\0',
    ]) {
      assert.equal(
        found(await corpus.search(query, { mode: 'keyword' }))[0],
        'A plain text.',
        query,
      )
    }
  })

  it('finds nothing for an empty query, punctuation and stop words alone', async () => {
    await fresh('To be or not to be.')
    for (const query of ['', ' ', '…!?', 'to be or not to be', '\ud800']) {
      assert.deepEqual(await corpus.search(query, { mode: 'keyword' }), [], query)
    }
  })

  it('finds a chunk by its headings and the title of its source', async () => {
    await fresh()
    await corpus.add({ title: 'Handbook', chunks: [{ text: 'Body.', headings: ['Zeppelins'] }] })
    for (const query of ['handbook', 'zeppelin']) {
      assert.deepEqual(found(await corpus.search(query, { mode: 'keyword' })), ['Body.'])
    }
  })

  it('marks the words of the query where they stand', async () => {
    await fresh('Paid invoices: INV-77/a, 北京大学. The invoicing of Cafés.')
    const [hit] = await corpus.search('invoice inv-77/a 京大 cafe the', { mode: 'keyword' })
    assert.ok(hit)
    assert.deepEqual(marked(hit), ['invoices', 'INV-77/a', '京大', 'invoicing', 'Cafés'])
  })

  it('gives keyword scores between 0 and 1 that never rise, and no semantic ones', async () => {
    await fresh('one two three', 'one two', 'one', 'one one one one one one')
    const hits = await corpus.search('one two three', { mode: 'keyword' })
    assert.equal(hits.length, 4)
    for (const [rank, { score, scores }] of hits.entries()) {
      assert.ok(score > 0 && score <= (hits[rank - 1]?.score ?? 1))
      assert.deepEqual(scores, { semantic: null, keyword: score, rerank: null })
    }
  })

  it('leaves out what scores too low, and what is over the limit', async () => {
    await fresh('apple pear plum', 'apple', 'apple pear')
    const all = await corpus.search('apple pear plum', { mode: 'keyword' })
    const minScore = all[1]?.score ?? 0
    assert.equal((await corpus.search('apple pear plum', { mode: 'keyword', minScore })).length, 2)
    assert.equal((await corpus.search('apple pear plum', { mode: 'keyword', limit: 1 })).length, 1)
  })
})

describe('searchChunks by vectors', () => {
  it('gives the nearest chunks first, with their similarity', async () => {
    await fresh(
      'Invoices and payments.',
      'Mountain weather.',
      'Payment of invoices in the mountains.',
    )
    const hits = await corpus.search('payments', { mode: 'semantic' })
    assert.deepEqual(found(hits), [
      'Invoices and payments.',
      'Payment of invoices in the mountains.',
    ])
    for (const [rank, { score, scores }] of hits.entries()) {
      assert.ok(score >= 0 && score <= (hits[rank - 1]?.score ?? 1))
      assert.deepEqual(scores, { semantic: score, keyword: null, rerank: null })
    }
  })

  it('needs a vector', async () => {
    await assert.rejects(
      corpus.search('x', { mode: 'semantic', queryEmbedding: null }),
      /has no vector/,
    )
  })
})

describe('searchChunks by both, keywords first', () => {
  it('ranks as by keywords alone, and says how near each is', async () => {
    await fresh('apple pear plum', 'apple', 'apple pear', 'cherry')
    const keyword = await corpus.search('apple pear plum', { mode: 'keyword' })
    const hybrid = await corpus.search('apple pear plum', { mode: 'hybrid' })
    assert.deepEqual(found(hybrid), found(keyword))
    for (const { score, scores } of hybrid) {
      assert.equal(scores.keyword, score)
      assert.ok(Number(scores.semantic) > 0)
    }
  })

  it('lets the vectors order equal scores', async () => {
    await fresh()
    const [near, far] = await builtinModel.embed(['signal', 'other'])
    assert.ok(near && far)
    const chunks = [far, near, far].map((embedding) => ({ text: 'signal', embedding }))
    await corpus.add({ chunks })
    const hits = await corpus.search('signal', { mode: 'hybrid', limit: 1 })
    assert.ok(Number(hits[0]?.scores.semantic) > 0.99)
  })

  it('answers a misspelled query by its vector', async () => {
    await fresh('Kubernetes clusters.', 'Mountain weather.')
    const [hit] = await corpus.search('kuberntes', { mode: 'hybrid' })
    assert.equal(hit?.text, 'Kubernetes clusters.')
    assert.equal(hit?.scores.keyword, 0)
  })
})

describe('searchChunks by both, weighted', () => {
  it('finds what either half finds, and scores each hit by both', async () => {
    await fresh()
    const [near, far] = await builtinModel.embed(['the meaning', 'something else'])
    assert.ok(near && far)
    await corpus.add({
      chunks: [
        { text: 'Words: zebra.', embedding: far },
        { text: 'Meaning.', embedding: near },
        { text: 'Colour: zebra.', embedding: near },
        { text: 'Nothing.', embedding: far },
      ],
    })
    const fusion = { kind: 'minmax', semanticWeight: 0.6 } as const
    const hits = await corpus.search('zebra', { mode: 'hybrid', fusion, queryEmbedding: near })
    assert.deepEqual(found(hits), ['Colour: zebra.', 'Meaning.', 'Words: zebra.', 'Nothing.'])
    assert.ok(Number(hits[2]?.scores.keyword) > 0 && Number(hits[1]?.scores.semantic) > 0.99)
    assert.deepEqual(
      hits.map(({ score }) => Number(score.toFixed(3))),
      [1, 0.6, 0.4, 0],
    )
  })
})

describe('searchChunks by both, beyond the hundred candidates of each half', () => {
  it('knows the keyword score of the nearest chunk, though a hundred others have more of the words', async () => {
    await fresh()
    const [near, far] = await builtinModel.embed(['the meaning', 'something else'])
    assert.ok(near && far)
    const others = Array.from({ length: 120 }, () => ({
      text: 'zebra zebra zebra',
      embedding: far,
    }))
    await corpus.add({
      chunks: [...others, { text: `zebra ${'filler '.repeat(30)}`, embedding: near }],
    })
    const fusion = { kind: 'minmax', semanticWeight: 0.6 } as const
    const [hit] = await corpus.search('zebra', { mode: 'hybrid', fusion, queryEmbedding: near })
    assert.ok(Number(hit?.scores.semantic) > 0.99 && Number(hit?.scores.keyword) > 0)
  })
})

describe('searchChunks with a filter', () => {
  it('gives ten hits where ten exist, though it lets one source in fifty pass', async () => {
    await fresh()
    for (let i = 0; i < 50; i++) {
      const chunks = Array.from({ length: 10 }, (_, j) => `common words ${i} ${j}`)
      await corpus.add({ chunks, metadata: { number: i } })
    }
    for (const mode of ['keyword', 'semantic', 'hybrid'] as const) {
      const hits = await corpus.search('common words', { mode, filter: { number: 7 } })
      assert.equal(hits.length, 10, mode)
      assert.ok(hits.every(({ text }) => text.startsWith('common words 7 ')))
    }
  })

  it('gives nothing where nothing passes', async () => {
    await fresh('words')
    assert.deepEqual(await corpus.search('words', { filter: { number: 7 } }), [])
  })

  it('refuses a filter that it cannot read', async () => {
    await assert.rejects(corpus.search('words', { filter: { a: { above: 1 } } }), {
      code: 'validation_error',
      field: 'filter.a.above',
    })
  })
})
