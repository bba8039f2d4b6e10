import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EmbeddingModel } from '../models/model.ts'
import { contentHash, embeddedText, embedTexts } from './embed.ts'
import type { VectorsByHash } from './store.ts'

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
    maxTokens: 8191,
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

  it('leaves out of a long path what is far from the text, and cuts what is left', () => {
    const headings = ['a'.repeat(300), 'b'.repeat(100), 'Linux']
    const text = embeddedText('Body.', { title: 'Manual', headings })
    assert.equal(text, `Manual › ${'b'.repeat(100)} › Linux\nBody.`)
    assert.equal(
      embeddedText('Body.', { headings: ['c'.repeat(9999)] }),
      `${'c'.repeat(400)}\nBody.`,
    )
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
    const known: VectorsByHash = new Map([[contentHash('old').toString('hex'), Float32Array.of(7)]])
    const vectors = await embedTexts(model, ['new', 'old', 'new'], known)
    assert.deepEqual(
      vectors.map(([value]) => value),
      [3, 7, 3],
    )
    assert.deepEqual(model.embedded, ['new'])
  })

  it('goes on after a failure where it had come to', async () => {
    const known: VectorsByHash = new Map()
    const broken = countingModel(2)
    await assert.rejects(embedTexts(broken, numbered(300), known), /broke/)
    const model = countingModel()
    await embedTexts(model, numbered(300), known)
    assert.equal(broken.embedded.length + model.embedded.length, 300)
    assert.ok(broken.embedded.length > 0)
  })

  it('has every batch kept but the last, before it reports it', async () => {
    const seen: string[] = []
    await embedTexts(countingModel(), numbered(300), new Map(), {
      keep: async (vectors) => void seen.push(`kept ${vectors.size}`),
      onProgress: async (done) => void seen.push(`done ${done}`),
    })
    assert.deepEqual(seen, ['kept 128', 'done 128', 'kept 128', 'done 256', 'done 300'])
  })

  it('stops between batches when it is told to', async () => {
    const controller = new AbortController()
    const model = countingModel()
    const onProgress = async () => controller.abort()
    const { signal } = controller
    await assert.rejects(embedTexts(model, numbered(300), new Map(), { signal, onProgress }), {
      name: 'AbortError',
    })
    assert.equal(model.embedded.length, 128)
  })

  it('reports how far it is', async () => {
    const reports: number[] = []
    const onProgress = async (done: number) => void reports.push(done)
    await embedTexts(countingModel(), numbered(300), new Map(), { onProgress })
    assert.deepEqual(reports, [128, 256, 300])
  })
})
