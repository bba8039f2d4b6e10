import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { refuse, startEmbeddingService } from '../../../../test/fixtures/embedding-service.ts'
import { harness } from '../../../../test/harness.ts'
import { pathOf } from '../../../../test/ingestion.ts'

const given = {
  name: 'letters',
  url: 'http://127.0.0.1:9999/v1',
  model: 'letters-8',
  dimensions: 8,
  apiKey: 'sk-given-by-a-customer',
}

describe('POST /v1/embedding-models', () => {
  test('201 returns the model without its key', async (t) => {
    const app = await harness(t)
    const { status, body, text } = await app.owner.post('/v1/embedding-models', given)
    assert.equal(status, 201)
    const { id, ...rest } = body
    assert.match(id, /^em_[0-9a-z]{26}$/)
    assert.deepEqual(rest, {
      name: 'letters',
      provider: 'openai',
      url: 'http://127.0.0.1:9999/v1',
      model: 'letters-8',
      dimensions: 8,
      maxTokens: 8191,
      hasKey: true,
      createdAt: '2026-11-21T09:30:00.000Z',
      updatedAt: '2026-11-21T09:30:00.000Z',
    })
    assert.ok(!text.includes(given.apiKey))
    assert.deepEqual((await app.owner.get(`/v1/embedding-models/${id}`)).body, body)
    assert.deepEqual((await app.owner.get('/v1/embedding-models')).body.data, [body])
  })

  test('409 refuses a name twice, and the name of a shared model', async (t) => {
    const app = await harness(t)
    await make.embeddingModel(app, given)
    for (const name of [given.name, 'capstan-lexical-384']) {
      const { status, body } = await app.owner.post('/v1/embedding-models', { ...given, name })
      assert.deepEqual([status, body.error.code], [409, 'duplicate_resource'])
      assert.equal(body.error.field, 'name')
    }
    const { client } = await make.stranger(app)
    assert.equal((await client.post('/v1/embedding-models', given)).status, 201)
  })

  for (const [field, fields] of Object.entries({
    name: { name: '' },
    url: { url: 'https://api.example.com/v1?key=x' },
    dimensions: { dimensions: 0 },
    maxTokens: { maxTokens: 63 },
    apiKey: { apiKey: 'two\nlines' },
  })) {
    test(`422 names the field ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/embedding-models', { ...given, ...fields })
      assert.deepEqual([status, body.error.code], [422, 'validation_error'])
      assert.equal(body.error.field, field)
    })
  }

  test('422 refuses an address in a private network, also when it is changed to one', async (t) => {
    const app = await harness(t)
    const { id } = await make.embeddingModel(app)
    for (const url of [
      'http://10.0.0.1/v1',
      'http://169.254.169.254/v1',
      'http://[::1]:11434/v1',
    ]) {
      const added = await app.owner.post('/v1/embedding-models', { ...given, url })
      const changed = await app.owner.patch(`/v1/embedding-models/${id}`, { url })
      for (const { status, body } of [added, changed]) {
        assert.deepEqual([status, body.error.code], [422, 'target_not_allowed'], url)
        assert.equal(body.error.field, 'url')
      }
    }
  })

  test('402 bounds how many an organization has', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 50; i++) await make.embeddingModel(app)
    const { status, body } = await app.owner.post('/v1/embedding-models', given)
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
  })
})

describe('a base with a model of the organization', () => {
  test('embeds its sources and its queries with it, with the key', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    await make.embeddingModel(app, { ...given, url: service.url })
    const base = await make.base(app, { embeddingModel: 'letters' })
    assert.deepEqual([base.embeddingModel, base.embeddingDimensions], ['letters', 8])
    const source = await make.source(app, { base, text: 'The ships pass.' })
    await app.drain()
    assert.equal((await app.owner.get(pathOf(source))).body.status, 'completed')
    const search = { query: 'ships', mode: 'semantic' }
    const { body } = await app.owner.post(`/v1/bases/${base.id}/search`, search)
    assert.equal(body.data.length, 1)
    assert.ok(service.texts.length === 2 && service.texts.includes('ships'))
    for (const { url, headers, body } of service.requests) {
      assert.equal(url, '/v1/embeddings')
      assert.equal(headers.authorization, `Bearer ${given.apiKey}`)
      assert.equal(JSON.parse(body.toString()).model, 'letters-8')
    }
  })

  test('is refused to another organization, whose error names only what it has', async (t) => {
    const app = await harness(t)
    await make.embeddingModel(app, given)
    const { client } = await make.stranger(app)
    const wanted = { name: 'B', embeddingModel: 'letters' }
    const { status, body } = await client.post('/v1/bases', wanted)
    assert.equal(status, 422)
    assert.equal(body.error.message, 'embeddingModel must be one of capstan-lexical-384.')
    const own = await app.owner.post('/v1/bases', { ...wanted, embeddingModel: 'other' })
    assert.match(own.body.error.message, /one of capstan-lexical-384, letters\./)
  })

  test('cuts no chunk longer than its window', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    await make.embeddingModel(app, { ...given, url: service.url, maxTokens: 64 })
    const embeddingModel = 'letters'
    const base = await make.base(app, { embeddingModel })
    assert.equal(base.chunking.maxTokens, 64)
    const chunking = { maxTokens: 65 }
    const refusals = [
      await app.owner.post('/v1/bases', { name: 'B', embeddingModel, chunking }),
      await app.owner.patch(`/v1/bases/${base.id}`, { chunking }),
    ]
    for (const { status, body } of refusals) {
      assert.deepEqual([status, body.error.field], [422, 'chunking.maxTokens'])
      assert.match(body.error.message, /at most 64/)
    }
  })
})

describe('PATCH /v1/embedding-models/{modelId}', () => {
  test('200 replaces the key and removes it', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    const { id } = await make.embeddingModel(app, { ...given, url: service.url })
    const path = `/v1/embedding-models/${id}`
    assert.equal((await app.owner.patch(path, { apiKey: 'sk-another' })).body.hasKey, true)
    await app.owner.post(`${path}/test`, {})
    assert.equal(service.requests[0]?.headers.authorization, 'Bearer sk-another')
    assert.equal((await app.owner.patch(path, { apiKey: null })).body.hasKey, false)
    await app.owner.post(`${path}/test`, {})
    assert.equal(service.requests[1]?.headers.authorization, undefined)
  })

  test('200 takes the key away when the address moves to another origin', async (t) => {
    const app = await harness(t)
    const { id } = await make.embeddingModel(app, given)
    const path = `/v1/embedding-models/${id}`
    const sameOrigin = { url: 'http://127.0.0.1:9999/v2' }
    assert.equal((await app.owner.patch(path, sameOrigin)).body.hasKey, true)
    const elsewhere = { url: 'http://127.0.0.1:9998/v2' }
    assert.equal((await app.owner.patch(path, elsewhere)).body.hasKey, false)
    const withKey = { url: given.url, apiKey: 'sk-another' }
    assert.equal((await app.owner.patch(path, withKey)).body.hasKey, true)
  })

  test('422 refuses to change what its vectors depend on', async (t) => {
    const app = await harness(t)
    const { id } = await make.embeddingModel(app, given)
    for (const [field, value] of Object.entries({ name: 'b', model: 'c', dimensions: 9 })) {
      const changed = await app.owner.patch(`/v1/embedding-models/${id}`, { [field]: value })
      assert.deepEqual([changed.status, changed.body.error.field], [422, field])
    }
  })
})

describe('DELETE /v1/embedding-models/{modelId}', () => {
  test('409 while a base has it, 204 when none does', async (t) => {
    const app = await harness(t)
    const { id } = await make.embeddingModel(app, given)
    const base = await make.base(app, { name: 'Ships', embeddingModel: 'letters' })
    const { status, body } = await app.owner.delete(`/v1/embedding-models/${id}`)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
    assert.match(body.error.message, /"Ships"/)
    await app.owner.delete(`/v1/bases/${base.id}`)
    assert.equal((await app.owner.delete(`/v1/embedding-models/${id}`)).status, 204)
    assert.equal((await app.owner.get(`/v1/embedding-models/${id}`)).status, 404)
  })
})

describe('POST /v1/embedding-models/{modelId}/test', () => {
  test('says that it answers, and with how many dimensions', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    const { id } = await make.embeddingModel(app, { ...given, url: service.url })
    const { status, body } = await app.owner.post(`/v1/embedding-models/${id}/test`, {})
    assert.equal(status, 200)
    assert.deepEqual([body.ok, body.dimensions, body.error], [true, 8, null])
  })

  for (const [code, arrange] of Object.entries({
    embedding_auth: { status: 401 },
    embedding_unavailable: { status: 500 },
    embedding_rate_limited: { status: 429 },
    embedding_dimensions: { dimensions: 7 },
  } as Record<string, { status?: number; dimensions?: number }>)) {
    test(`says ${code} after one request, and never the key`, async (t) => {
      const app = await harness(t)
      const service = await startEmbeddingService(t, arrange.dimensions ?? 8)
      const { status } = arrange
      if (status) service.instead = (_, response) => refuse(response, status, `not ${given.apiKey}`)
      const { id } = await make.embeddingModel(app, { ...given, url: service.url })
      const { body, text } = await app.owner.post(`/v1/embedding-models/${id}/test`, {})
      assert.deepEqual([body.ok, body.dimensions, body.error.code], [false, null, code])
      assert.equal(service.requests.length, 1)
      assert.ok(!text.includes(given.apiKey))
    })
  }
})

test('404 for a model of another organization, whatever is asked of it', async (t) => {
  const app = await harness(t)
  const { id } = await make.embeddingModel(app, given)
  const { client } = await make.stranger(app)
  const path = `/v1/embedding-models/${id}`
  for (const { status } of [
    await client.get(path),
    await client.patch(path, { maxTokens: 100 }),
    await client.delete(path),
    await client.post(`${path}/test`, {}),
  ]) {
    assert.equal(status, 404)
  }
})
