import assert from 'node:assert/strict'
import { describe, it, type TestContext, test } from 'node:test'
import { createClient } from '../../../../test/client.ts'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { buildApp } from '../../../app.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { fusionOf } from './service.ts'

const row = (fusion: string, semantic_weight: number | null = null) => ({
  fusion,
  semantic_weight,
  rerank: false,
})

describe('fusionOf', () => {
  it('lets words decide beside the lexical model, and weighs scores with any other', () => {
    assert.deepEqual(fusionOf(row('auto'), true), { kind: 'keyword_first' })
    assert.equal(fusionOf(row('auto'), false).kind, 'minmax')
    assert.deepEqual(fusionOf(row('auto', 0.3), false), { kind: 'minmax', semanticWeight: 0.3 })
    assert.deepEqual(fusionOf(row('auto', 0.3), true), { kind: 'keyword_first' })
  })

  it('does what the base says, with a measured weight where it says none', () => {
    assert.deepEqual(fusionOf(row('rrf', 0), true), { kind: 'rrf', semanticWeight: 0 })
    assert.deepEqual(fusionOf(row('minmax'), true), { kind: 'minmax', semanticWeight: 0.1 })
    assert.deepEqual(fusionOf(row('keyword_first', 0.5), false), { kind: 'keyword_first' })
  })
})

describe('the search settings of a base', () => {
  test('are given when it is created and changed one by one', async (t) => {
    const app = await harness(t)
    const plain = await make.base(app)
    assert.deepEqual(plain.search, { fusion: 'auto', semanticWeight: null, rerank: false })
    const search = { fusion: 'rrf', semanticWeight: 0.25, rerank: true }
    const base = await make.base(app, { search })
    assert.deepEqual(base.search, search)
    const path = `/v1/bases/${base.id}`
    const change = async (changes: object) =>
      (await app.owner.patch(path, { search: changes })).body.search
    assert.deepEqual(await change({ rerank: false }), { ...search, rerank: false })
    assert.deepEqual(await change({ semanticWeight: null, fusion: 'minmax' }), {
      fusion: 'minmax',
      semanticWeight: null,
      rerank: false,
    })
    assert.equal((await app.owner.get(path)).body.search.fusion, 'minmax')
  })

  test('422 names the one that breaks its rule', async (t) => {
    const app = await harness(t)
    const { id } = await make.base(app)
    for (const [field, search] of [
      ['search.fusion', { fusion: 'magic' }],
      ['search.semanticWeight', { semanticWeight: 1.1 }],
      ['search.rerank', { rerank: 'yes' }],
      ['search.mode', { mode: 'hybrid' }],
    ] as const) {
      for (const answer of [
        await app.owner.patch(`/v1/bases/${id}`, { search }),
        await app.owner.post('/v1/bases', { name: 'B', search }),
      ]) {
        assert.deepEqual([answer.status, answer.body.error.field], [422, field])
      }
    }
  })

  test('decide how a search joins words and vectors', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    await make.source(app, { base, text: 'Kuberntes is often misspelled as kuberntes.' })
    await make.source(app, { base, text: 'Kubernetes clusters, Kubernetes nodes.' })
    await app.drain()
    const search = async () => {
      const query = { query: 'kubernetes' }
      return (await app.owner.post(`/v1/bases/${base.id}/search`, query)).body.data
    }
    assert.equal((await search()).length, 1)
    await app.owner.patch(`/v1/bases/${base.id}`, { search: { fusion: 'minmax' } })
    assert.equal((await search()).length, 2)
  })
})

/** A second application over the same database, whose operator has set up a reranker. */
async function rerankedApp(t: TestContext, app: Harness, score: (text: string) => number) {
  const { url, requests } = await startHttpServer(t, ({ body }, response) => {
    const { documents } = JSON.parse(body.toString()) as { documents: string[] }
    const results = documents.map((text, index) => ({ index, relevance_score: score(text) }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ results }))
  })
  const built = await buildApp({
    ...app.context,
    metrics: createMetrics(),
    listeners: [],
    actListeners: [],
    lossListeners: [],
    config: { ...app.context.config, rerank: { url, model: 'm' } },
  })
  t.after(() => built[Symbol.asyncDispose]())
  const operations = built.operations
  return {
    owner: createClient(built.http, operations, (await make.token(app, ['*'])).token),
    requests,
  }
}

describe('a base that reranks', () => {
  const fill = async (app: Harness, search: object = { rerank: true }) => {
    const base = await make.base(app, { search })
    for (const text of ['ship ship ship', 'ship and bread', 'ship of gold, the best of all']) {
      await make.source(app, { base, text })
    }
    await app.drain()
    return { base, path: `/v1/bases/${base.id}/search` }
  }
  const gold = (text: string): number => (text.includes('gold') ? 0.9 : 0.2)

  test('orders its hits by the service, and says so', async (t) => {
    const app = await harness(t)
    const { path } = await fill(app)
    const { owner } = await rerankedApp(t, app, gold)
    const { body } = await owner.post(path, { query: 'ship', limit: 1 })
    assert.deepEqual(body.usage, { credits: 1, reranked: true })
    assert.deepEqual([body.data[0].score, body.data[0].scores.rerank], [0.9, 0.9])
    assert.match(body.data[0].text, /gold/)
    const all = await owner.post(path, { query: 'ship', minScore: 0.5 })
    assert.equal(all.body.data.length, 1)
  })

  test('does not where a request says so, and others do where it asks', async (t) => {
    const app = await harness(t)
    const [reranking, plain] = [await fill(app), await fill(app, {})]
    const { owner, requests } = await rerankedApp(t, app, gold)
    const { body } = await owner.post(reranking.path, { query: 'ship', rerank: false })
    assert.deepEqual([body.usage.reranked, body.data[0].scores.rerank], [false, null])
    assert.doesNotMatch(body.data[0].text, /gold/)
    assert.equal((await owner.post(plain.path, { query: 'ship' })).body.usage.reranked, false)
    assert.equal(requests.length, 0)
    const asked = await owner.post(plain.path, { query: 'ship', rerank: true })
    assert.equal(asked.body.usage.reranked, true)
  })

  test('keeps the fused order where there is no service, or it fails', async (t) => {
    const app = await harness(t)
    const { path } = await fill(app)
    const expected = (await app.owner.post(path, { query: 'ship', rerank: false })).body
    const none = (await app.owner.post(path, { query: 'ship' })).body
    assert.deepEqual(none, expected)
    const { owner } = await rerankedApp(t, app, () => Number.NaN)
    assert.deepEqual((await owner.post(path, { query: 'ship' })).body, expected)
  })
})
