import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { localModel } from './local.ts'
import type { EmbeddingModel } from './model.ts'

const files = {
  parent: '/nowhere/',
  name: 'tiny',
  dimensions: 3,
  window: 256,
  pooling: 'mean',
  precision: 'fp32',
} as const

const pipeline = new URL('../../../../test/fixtures/fake-pipeline.ts', import.meta.url)

let model: EmbeddingModel & AsyncDisposable

beforeEach(() => {
  model = localModel({ files, batchSize: 4, threads: 1, pipeline })
})

afterEach(() => model[Symbol.asyncDispose]())

const ofLength = (length: number): string => 'x'.repeat(length)

describe('localModel', () => {
  it('has the name of its directory, and leaves room in its window for another tokenizer', () => {
    assert.deepEqual([model.name, model.dimensions, model.maxTokens], ['tiny', 3, 204])
  })

  it('gives vectors in the order of the texts, batched with others of their length', async () => {
    const lengths = [9, 1, 8, 2, 7, 3, 6, 4, 5]
    const vectors = await model.embed(lengths.map(ofLength))
    assert.deepEqual(
      vectors.map(([length]) => length),
      lengths,
    )
    const batchOf = new Map(vectors.map(([length, , batch]) => [length, batch]))
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((length) => batchOf.get(length)),
      [1, 1, 1, 1, 2, 2, 2, 2, 3],
    )
  })

  it('takes a query before the passages that wait', async () => {
    const passages = Array.from({ length: 12 }, (_, i) => ofLength(i + 2))
    const both = [model.embed(passages), model.embed(passages), model.embed(['q'])] as const
    const [first, second, [query]] = await Promise.all(both)
    const last = (vectors: Float32Array[]) => Math.max(...vectors.map(([, , batch = 0]) => batch))
    assert.ok((query?.[2] ?? 0) <= 2)
    assert.ok(last(first) > 2 && last(second) > 2)
  })

  it('says what the model says, and goes on with the next texts', async () => {
    await assert.rejects(model.embed(['fail']), {
      code: 'embedding_unavailable',
      message: 'The local model failed: out of memory.',
      retryable: true,
    })
    assert.equal((await model.embed(['next'])).length, 1)
  })

  it('starts another thread when one has died', async () => {
    await assert.rejects(model.embed(['die']), { code: 'embedding_unavailable' })
    assert.deepEqual([...((await model.embed(['next']))[0] ?? [])], [4, 1, 1])
  })

  it('stops between batches when it is told to', async () => {
    const controller = new AbortController()
    const texts = Array.from({ length: 100 }, (_, i) => ofLength(i + 1))
    const embedding = model.embed(texts, controller.signal)
    await model.embed(['q'])
    controller.abort()
    await assert.rejects(embedding, { name: 'AbortError' })
    const [after] = await model.embed(['after'])
    assert.ok((after?.[2] ?? 0) < 25)
  })
})
