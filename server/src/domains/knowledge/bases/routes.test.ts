import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { BaseId, SourceId } from '../ids.ts'

const unknown = 'kb_01jbts0z0ye8t9tpsz3gn7nkm8'

const ids = (body: { data: { id: string }[] }): string[] => body.data.map(({ id }) => id)

describe('POST /v1/bases', () => {
  test('201 returns the base with the default model and chunking', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.post('/v1/bases', { name: 'Handbook' })
    assert.equal(status, 201)
    const { id, ...rest } = body
    assert.match(id, /^kb_[0-9a-z]{26}$/)
    assert.deepEqual(rest, {
      name: 'Handbook',
      description: null,
      embeddingModel: 'capstan-lexical-384',
      embeddingDimensions: 384,
      chunking: { maxTokens: 256, overlapTokens: 0 },
      search: { fusion: 'auto', semanticWeight: null, rerank: false },
      reindex: null,
      sourcesCount: 0,
      chunksCount: 0,
      createdAt: '2026-11-21T09:30:00.000Z',
      updatedAt: '2026-11-21T09:30:00.000Z',
    })
    assert.deepEqual((await app.owner.get(`/v1/bases/${id}`)).body, body)
  })

  test('201 keeps everything it was given', async (t) => {
    const app = await harness(t)
    const given = {
      name: 'Handbook',
      description: 'How we work',
      embeddingModel: 'capstan-lexical-384',
      chunking: { maxTokens: 64, overlapTokens: 32 },
    }
    const { status, body } = await app.owner.post('/v1/bases', given)
    assert.equal(status, 201)
    const { name, description, embeddingModel, chunking } = body
    assert.deepEqual({ name, description, embeddingModel, chunking }, given)
  })

  for (const [field, fields] of Object.entries({
    name: {},
    description: { name: 'Handbook', description: 5 },
    embeddingModel: { name: 'Handbook', embeddingModel: 'no-such-model' },
    embeddingDimensions: { name: 'Handbook', embeddingDimensions: 384 },
    'chunking.maxTokens': { name: 'Handbook', chunking: { maxTokens: 63 } },
    'chunking.overlapTokens': { name: 'Handbook', chunking: { overlapTokens: 129 } },
    'chunking.size': { name: 'Handbook', chunking: { size: 100 } },
  })) {
    test(`422 names the field ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/bases', fields)
      assert.equal(status, 422)
      assert.deepEqual([body.error.code, body.error.field], ['validation_error', field])
    })
  }

  test('422 names the models that there are', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post('/v1/bases', { name: 'B', embeddingModel: 'other' })
    assert.equal(body.error.message, 'embeddingModel must be one of capstan-lexical-384.')
  })

  test('402 refuses one base more than the plan allows, and a deletion makes room', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/one-base', { maxBases: 1 })
    const organization = await make.organization(app, { plan: 'one-base' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const { body: first } = await client.post('/v1/bases', { name: 'One' })
    const { status, body } = await client.post('/v1/bases', { name: 'Two' })
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
    assert.match(
      body.error.message,
      /^The plan allows 1 bases; 1 are in use and this needs 1 more\./,
    )
    assert.equal((await client.delete(`/v1/bases/${first.id}`)).status, 204)
    assert.equal((await client.post('/v1/bases', { name: 'Two' })).status, 201)
  })

  test('401 and 403 refuse a sender without a token or without the scope', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const { status, body } = await reader.post('/v1/bases', { name: 'Handbook' })
    assert.deepEqual([status, body.error.code], [403, 'insufficient_scope'])
    assert.match(body.error.message, /knowledge:write/)
    assert.equal((await app.as(null).post('/v1/bases', { name: 'Handbook' })).status, 401)
  })
})

describe('GET /v1/bases', () => {
  test('200 walks all pages, newest first, and counts sources and chunks', async (t) => {
    const app = await harness(t)
    const made = []
    for (let i = 0; i < 3; i++) made.unshift(await make.base(app))
    await make.source(app, { base: made[2] })
    await make.source(app, { base: made[2] })
    await app.drain()
    const first = (await app.owner.get('/v1/bases?limit=2')).body
    const rest = (await app.owner.get(`/v1/bases?limit=2&cursor=${first.nextCursor}`)).body
    assert.deepEqual(
      [...ids(first), ...ids(rest)],
      made.map(({ id }) => id),
    )
    assert.deepEqual([first.hasMore, rest.hasMore, rest.nextCursor], [true, false, null])
    const [{ sourcesCount, chunksCount }] = rest.data
    assert.deepEqual([sourcesCount, chunksCount], [2, 2])
  })

  test('200 finds by part of the name in any case, and takes wildcards literally', async (t) => {
    const app = await harness(t)
    const base = await make.base(app, { name: 'Staff 100% Handbook' })
    await make.base(app, { name: 'Prices' })
    for (const q of ['handBOOK', '100%25', 'f 1']) {
      assert.deepEqual(ids((await app.owner.get(`/v1/bases?q=${q}`)).body), [base.id], q)
    }
    assert.deepEqual(ids((await app.owner.get('/v1/bases?q=_')).body), [])
  })

  test("200 shows nothing of another organization's", async (t) => {
    const app = await harness(t)
    await make.base(app)
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get('/v1/bases')).body, {
      data: [],
      hasMore: false,
      nextCursor: null,
    })
  })

  for (const query of ['limit=0', 'limit=101', 'q=']) {
    test(`400 refuses ?${query} and names the parameter`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.get(`/v1/bases?${query}`)
      assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'])
      assert.equal(body.error.field, query.split('=')[0])
    })
  }

  test('400 refuses the cursor of another filter', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 2; i++) await make.base(app)
    const { nextCursor } = (await app.owner.get('/v1/bases?limit=1')).body
    const { status, body } = await app.owner.get(`/v1/bases?q=Base&cursor=${nextCursor}`)
    assert.deepEqual([status, body.error.code], [400, 'invalid_cursor'])
  })
})

describe('GET /v1/bases/{baseId}', () => {
  test('200 accepts the prefixed id and the bare UUID of the same base', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const uuid = BaseId.read(base.id)
    for (const id of [base.id, uuid, uuid?.toUpperCase()]) {
      assert.deepEqual((await app.owner.get(`/v1/bases/${id}`)).body, base)
    }
  })

  test('400 refuses an invalid id of a base', async (t) => {
    const app = await harness(t)
    for (const id of ['nonsense', 'src_01jbts0z0ye8t9tpsz3gn7nkm8']) {
      const { status, body } = await app.owner.get(`/v1/bases/${id}`)
      assert.deepEqual([status, body.error.field], [400, 'baseId'], id)
    }
  })
})

describe('PATCH /v1/bases/{baseId}', () => {
  test('200 keeps absent fields, clears nulls and moves updatedAt', async (t) => {
    const app = await harness(t)
    const base = await make.base(app, { name: 'Handbook', description: 'How we work' })
    await make.source(app, { base })
    app.clock.advance('1h')
    const { status, body } = await app.owner.patch(`/v1/bases/${base.id}`, {
      description: null,
      chunking: { overlapTokens: 16 },
    })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      ...base,
      description: null,
      chunking: { maxTokens: 256, overlapTokens: 16 },
      sourcesCount: 1,
      updatedAt: '2026-11-21T10:30:00.000Z',
    })
    assert.deepEqual((await app.owner.get(`/v1/bases/${base.id}`)).body, body)
  })

  for (const [field, changes] of Object.entries({
    name: { name: null },
    embeddingModel: { embeddingModel: 'capstan-lexical-384' },
    'chunking.maxTokens': { chunking: { maxTokens: 2049 } },
    'chunking.overlapTokens': { chunking: { maxTokens: 64, overlapTokens: 33 } },
  })) {
    test(`422 refuses to change ${field} so`, async (t) => {
      const app = await harness(t)
      const { id } = await make.base(app)
      const { status, body } = await app.owner.patch(`/v1/bases/${id}`, changes)
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  test('412 lets exactly one of two changes with the same ETag through', async (t) => {
    const app = await harness(t)
    const { id } = await make.base(app)
    const { headers } = await app.owner.get(`/v1/bases/${id}`)
    const change = (name: string) =>
      app.owner.patch(`/v1/bases/${id}`, { name }, { 'if-match': String(headers['etag']) })
    const statuses = (await Promise.all([change('One'), change('Two')])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 412])
  })
})

describe('DELETE /v1/bases/{baseId}', () => {
  test('204 tells of the base alone, with its last state, and of none of its sources', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    for (let n = 0; n < 3; n++) await make.source(app, { base })
    const last = (await app.owner.get(`/v1/bases/${base.id}`)).body
    assert.equal((await app.owner.delete(`/v1/bases/${base.id}`)).status, 204)
    const { data } = (await app.owner.get('/v1/events')).body
    assert.deepEqual(
      data.map(({ type, data }: { type: string; data: object }) => [type, data]),
      [['base.deleted', last]],
    )
    assert.equal(last.sourcesCount, 3)
  })

  test('204 takes its sources and chunks along, and leaves those of other bases', async (t) => {
    const app = await harness(t)
    const [kept, gone] = [await make.source(app), await make.source(app)]
    await app.drain()
    const { status, text } = await app.owner.delete(`/v1/bases/${gone.baseId}`)
    assert.deepEqual([status, text], [204, ''])
    assert.equal((await app.owner.get(`/v1/bases/${gone.baseId}`)).status, 404)
    assert.equal((await app.owner.delete(`/v1/bases/${gone.baseId}`)).status, 404)
    await app.drain()
    assert.deepEqual(await sourcesOfChunks(app), [SourceId.read(kept.id)])
    const { limits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([limits.bases.used, limits.sources.used, limits.chunks.used], [1, 1, 1])
  })

  test('412 refuses after the base has changed', async (t) => {
    const app = await harness(t)
    const { id } = await make.base(app)
    const { headers } = await app.owner.get(`/v1/bases/${id}`)
    await app.owner.patch(`/v1/bases/${id}`, { name: 'Changed' })
    const stale = { 'if-match': String(headers['etag']) }
    assert.equal((await app.owner.delete(`/v1/bases/${id}`, stale)).status, 412)
  })
})

describe('a base that is not there', () => {
  test('404 is the same for an unknown id and for another organization', async (t) => {
    const app = await harness(t)
    const { id } = await make.base(app)
    const { client } = await make.stranger(app)
    const answersFor = (base: string) => [
      client.get(`/v1/bases/${base}`),
      client.patch(`/v1/bases/${base}`, { name: 'Mine' }),
      client.delete(`/v1/bases/${base}`),
    ]
    const foreign = await Promise.all(answersFor(id))
    const missing = await Promise.all(answersFor(unknown))
    for (const [index, { status, body }] of foreign.entries()) {
      assert.equal(status, 404)
      assert.deepEqual(body, missing[index]?.body)
    }
    assert.equal((await app.owner.get(`/v1/bases/${id}`)).status, 200)
  })

  test('403 comes before 404 for a token without the scope', async (t) => {
    const app = await harness(t)
    const client = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await client.get('/v1/bases')).status, 403)
    assert.equal((await client.get(`/v1/bases/${unknown}`)).status, 403)
    assert.equal((await client.delete(`/v1/bases/${unknown}`)).status, 403)
  })
})

async function sourcesOfChunks(app: Harness): Promise<string[]> {
  const rows = await app.context.database.db
    .selectFrom('chunks')
    .select('source_id')
    .distinct()
    .execute()
  return rows.map(({ source_id: id }) => id)
}
