import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EmbeddingModel } from '../models/model.ts'
import { contentHash, embeddedText, embedTexts, type KnownVectors } from './embed.ts'

interface CountingModel extends EmbeddingModel {
  embedded: string[]
}

/** Gives each text its length as a vector, and fails on the call with the given number. */
function countingModel(failingCall = 0): CountingModel {
  const embedded: string[] = []
  let calls = 0
  return {
    name: 'counting',
    dimensions: 1,
    embedded,
    async embed(texts) {
      if (++calls === failingCall) throw new Error('the service broke')
      embedded.push(...texts)
      return texts.map((text) => Float32Array.of(text.length))
    },
  }
}

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => 'x'.repeat(i + 1))

describe('embeddedText', () => {
  it('puts title and headings before the text', () => {
    const text = embeddedText('Body.', { title: 'Manual', headings: ['Setup', 'Linux'] })
    assert.equal(text, 'Manual › Setup › Linux\nBody.')
    assert.equal(embeddedText('Body.', { headings: [] }), 'Body.')
  })
})

describe('embedTexts', () => {
  it('gives vectors in the order of the texts, over several calls of the model', async () => {
    const vectors = await embedTexts(countingModel(), numbered(300), new Map())
    assert.deepEqual(
      vectors.map(([length]) => length),
      numbered(300).map(({ length }) => length),
    )
  })

  it('embeds neither what is known nor a text twice', async () => {
    const model = countingModel()
    const known: KnownVectors = new Map([[contentHash('old').toString('hex'), Float32Array.of(7)]])
    const vectors = await embedTexts(model, ['new', 'old', 'new'], known)
    assert.deepEqual(
      vectors.map(([value]) => value),
      [3, 7, 3],
    )
    assert.deepEqual(model.embedded, ['new'])
  })

  it('goes on after a failure where it had come to', async () => {
    const known: KnownVectors = new Map()
    const broken = countingModel(2)
    await assert.rejects(embedTexts(broken, numbered(300), known), /broke/)
    const model = countingModel()
    await embedTexts(model, numbered(300), known)
    assert.equal(broken.embedded.length + model.embedded.length, 300)
    assert.ok(broken.embedded.length > 0)
  })

  it('reports how far it is', async () => {
    const reports: string[] = []
    const onProgress = (done: number, total: number): unknown => reports.push(`${done}/${total}`)
    await embedTexts(countingModel(), numbered(300), new Map(), { onProgress })
    assert.deepEqual(reports, ['128/300', '256/300', '300/300'])
  })
})
