import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { builtinModel } from './builtin.ts'

const embed = async (text: string): Promise<Float32Array> => {
  const [vector] = await builtinModel.embed([text])
  assert.ok(vector)
  return vector
}

async function similarity(one: string, other: string): Promise<number> {
  const [a, b] = [await embed(one), await embed(other)]
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
}

describe('builtinModel', () => {
  it('gives one vector of length 1 and its dimensions for each text', async () => {
    const vectors = await builtinModel.embed(['A first text.', 'Another one, 東京も.'])
    assert.equal(vectors.length, 2)
    for (const vector of vectors) {
      assert.equal(vector.length, builtinModel.dimensions)
      assert.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-6)
    }
  })

  it('stays the model that bears its name', async () => {
    const vector = await embed('Capstan keeps knowledge bases, contacts and proposals.')
    const digest = createHash('sha256').update(
      vector.map((value) => Math.round(value * 1e4)).join(),
    )
    assert.equal(digest.digest('hex').slice(0, 12), '77b4e557cd66')
  })

  it('gives zeros for a text without a word', async () => {
    assert.ok((await embed(' … ')).every((value) => value === 0))
  })

  it('brings inflections, misspellings and accents near, and other subjects not', async () => {
    const near = [
      ['invoice payment', 'paying invoices'],
      ['kubernetes cluster', 'kuberntes clusters'],
      ['café in Zürich', 'cafe zurich'],
    ] as const
    const far = await similarity('invoice payment', 'mountain weather forecast')
    for (const [one, other] of near) {
      assert.ok((await similarity(one, other)) > far + 0.25, `${one} / ${other}`)
    }
  })

  it('does not take function words for a subject', async () => {
    assert.ok((await similarity('what is the price of it', 'what is the weather in it')) < 0.3)
  })

  it('stops when it is told to', async () => {
    await assert.rejects(builtinModel.embed(['text'], AbortSignal.abort()), { name: 'AbortError' })
  })
})
