import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { KeywordIndex, type QueryWord } from './keyword-index.ts'
import { type ChunkTerms, decodeSegment, encodeSegment, hashTerm } from './segment.ts'

interface Document {
  id: string
  sourceId: string
  words: string[]
}

const counted = ({ id, words }: Document): ChunkTerms => {
  const frequencies = new Map<string, number>()
  for (const word of words) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  return { chunkId: id, length: words.length, frequencies }
}

const document = (text: string, sourceId = 'source'): Document => ({
  id: randomUUID(),
  sourceId,
  words: text.split(' '),
})

const addTo = (index: KeywordIndex, segmentId: string, documents: readonly Document[]): void =>
  index.add(segmentId, documents[0]?.sourceId ?? '', 'en', encodeSegment(documents.map(counted)))

function indexOf(...documents: Document[]): KeywordIndex {
  const index = new KeywordIndex()
  for (const [number, one] of documents.entries()) addTo(index, `segment ${number}`, [one])
  return index
}

const query = (text: string): QueryWord[] =>
  [...counted({ id: '', sourceId: '', words: text.split(' ') }).frequencies].map(
    ([term, count]) => ({ terms: [hashTerm(term)], count, isForm: false }),
  )

const search = (index: KeywordIndex, text: string, limit = 10) =>
  index.search({ words: query(text), limit, sourceIds: null })

/** BM25 straight from its definition, over lists of words. */
function bm25(documents: readonly Document[], text: string): Map<string, number> {
  const average = documents.reduce((sum, { words }) => sum + words.length, 0) / documents.length
  const scores = new Map<string, number>()
  for (const word of text.split(' ')) {
    const found = documents.filter(({ words }) => words.includes(word)).length
    const idf = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
    for (const { id, words } of documents) {
      const frequency = words.filter((one) => one === word).length
      const norm = 1.2 * (0.25 + (0.75 * words.length) / average)
      const score = (idf * frequency * 2.2) / (frequency + norm)
      if (frequency > 0) scores.set(id, (scores.get(id) ?? 0) + score)
    }
  }
  return scores
}

const word = fc.constantFrom(...'a b c d e f g h'.split(' '))
const corpus = fc.array(fc.array(word, { minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 30,
})

describe('encodeSegment', () => {
  it('is read back as it was', () => {
    const documents = [document('x y y'), document('y z')]
    const segment = decodeSegment(encodeSegment(documents.map(counted)))
    assert.deepEqual([...segment.lengths], [3, 2])
    assert.deepEqual([...segment.terms], ['x', 'y', 'z'].map(hashTerm))
    assert.deepEqual([...segment.counts], [1, 2, 1])
    assert.deepEqual([...segment.documents], [0, 0, 1, 1])
    assert.deepEqual([...segment.frequencies], [1, 2, 1, 1])
    const ids = documents.map(({ id }) => id.replaceAll('-', '')).join('')
    assert.equal(Buffer.from(segment.chunkIds).toString('hex'), ids)
  })
})

describe('KeywordIndex', () => {
  it('ranks as BM25 does, whatever was added and removed before', () => {
    fc.assert(
      fc.property(
        corpus,
        corpus,
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (kept, gone, asked) => {
          const documents = kept.map((words) => ({ ...document(''), words }))
          const index = indexOf(...gone.map((words) => ({ ...document(''), words })))
          addTo(index, 'kept', documents)
          for (const number of gone.keys()) index.remove(`segment ${number}`)
          const expected = bm25(documents, asked.join(' '))
          const hits = index.search({ words: query(asked.join(' ')), limit: 50, sourceIds: null })
          assert.deepEqual(new Set(hits.map(({ chunkId }) => chunkId)), new Set(expected.keys()))
          const first = hits[0]
          for (const { chunkId, score } of hits) {
            const ratio = (expected.get(chunkId) ?? 0) / (expected.get(first?.chunkId ?? '') ?? 1)
            assert.ok(Math.abs(score / (first?.score ?? 1) - ratio) < 1e-9)
          }
        },
      ),
    )
  })

  it('scores between 0 and 1, best first', () => {
    fc.assert(
      fc.property(corpus, fc.array(word, { minLength: 1 }), (texts, asked) => {
        const hits = search(
          indexOf(...texts.map((words) => ({ ...document(''), words }))),
          asked.join(' '),
        )
        for (const [rank, { score }] of hits.entries()) {
          assert.ok(score > 0 && score < 1)
          assert.ok(score <= (hits[rank - 1]?.score ?? 1))
        }
      }),
    )
  })

  it('gives no more than it is asked for, and the best of them', () => {
    const documents = Array.from({ length: 500 }, (_, i) =>
      document(`word ${'filler '.repeat(i)}`.trim()),
    )
    const shuffled = documents.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const hits = search(indexOf(...shuffled), 'word', 7)
    assert.deepEqual(
      hits.map(({ chunkId }) => chunkId),
      documents.slice(0, 7).map(({ id }) => id),
    )
  })

  it('orders equal chunks by id, in whatever order they came', () => {
    const documents = Array.from({ length: 300 }, () => document('same words'))
    const ids = documents.map(({ id }) => id).sort()
    for (const order of [documents, documents.toReversed()]) {
      const hits = search(indexOf(...order), 'same', 5)
      assert.deepEqual(
        hits.map(({ chunkId }) => chunkId),
        ids.slice(0, 5),
      )
    }
  })

  it('keeps to the given sources', () => {
    const [one, other] = [document('word', 'first'), document('word word', 'second')]
    const hits = indexOf(one, other).search({
      words: query('word'),
      limit: 5,
      sourceIds: new Set(['first']),
    })
    assert.deepEqual(
      hits.map(({ chunkId }) => chunkId),
      [one.id],
    )
  })

  it('scores chunks that are asked for beside the best', () => {
    const documents = ['word word', 'word and more', 'nothing'].map((text) => document(text))
    const also = documents.map(({ id }) => id)
    const hits = indexOf(...documents).search({
      words: query('word'),
      limit: 1,
      sourceIds: null,
      also,
    })
    assert.deepEqual(
      hits.map(({ chunkId }) => chunkId),
      also,
    )
    assert.equal(hits[2]?.score, 0)
    assert.ok(Number(hits[1]?.score) > 0)
  })

  it('finds nothing when it is empty, and for a query without words', () => {
    assert.deepEqual(search(new KeywordIndex(), 'word'), [])
    assert.deepEqual(indexOf(document('word')).search({ words: [], limit: 5, sourceIds: null }), [])
  })

  it('holds lists of any length', () => {
    const documents = Array.from({ length: 5000 }, (_, i) =>
      document(i % 7 === 0 ? 'seven all' : 'all'),
    )
    const index = new KeywordIndex()
    for (let first = 0; first < 5000; first += 512) {
      addTo(index, `segment ${first}`, documents.slice(first, first + 512))
    }
    assert.equal(search(index, 'all', 5000).length, 5000)
    const sevens = documents.filter((_, i) => i % 7 === 0).map(({ id }) => id)
    const hits = search(index, 'seven', 5000).map(({ chunkId }) => chunkId)
    assert.deepEqual(hits.sort(), sevens.sort())
  })

  it('tells ten thousand terms apart', () => {
    const terms = Array.from({ length: 10_000 }, (_, i) => `term${i}`)
    const documents = terms.map((term) => document(term))
    const index = new KeywordIndex()
    for (let first = 0; first < terms.length; first += 500) {
      addTo(index, `segment ${first}`, documents.slice(first, first + 500))
    }
    for (const [i, term] of terms.entries()) {
      assert.deepEqual(
        search(index, term).map(({ chunkId }) => chunkId),
        [documents[i]?.id],
      )
    }
  })

  it('says when so much was removed that it should be built anew', () => {
    const documents = Array.from({ length: 1200 }, () => document('word'))
    const index = new KeywordIndex()
    addTo(index, 'old', documents.slice(0, 500))
    addTo(index, 'older', documents.slice(500, 1100))
    index.remove('old')
    assert.equal(index.isWorn, false)
    index.remove('older')
    assert.equal(index.isWorn, true)
  })
})
