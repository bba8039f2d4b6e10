import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { pathOf } from '../../../../test/ingestion.ts'

interface Hit {
  chunkId: string
  sourceId: string
  sourceName: string
  url: string | null
  text: string
  score: number
  scores: { semantic: number | null; keyword: number | null }
  headings: string[]
  charStart: number
  charEnd: number
  highlights: { start: number; end: number }[]
  context: Record<'before' | 'after', { text: string; charStart: number; charEnd: number }[]> | null
}

const harbour = `# Harbour ⚓

## Lighthouse

The lighthouse keeper counts the ships. ${'Fog rolls in over the bay at dawn. '.repeat(12)}

## Crème brûlée

The café by the quay serves pancakes. ${'Waiters polish the glasses slowly. '.repeat(12)}
`

/** A base with three texts that have little in common, processed. */
async function library(app: Harness) {
  const base = await make.base(app, { chunking: { maxTokens: 128 } })
  const add = (name: string, text: string, metadata: object) =>
    make.source(app, { base, name, text, metadata })
  const sources = {
    harbour: await add('Harbour', harbour, { team: 'sea', year: 2026, tags: ['port', 'food'] }),
    garden: await add('Garden', 'Roses need water every evening.', { team: 'land', year: 2024 }),
    engine: await add('Engine', 'The engine needs oil every spring.', { team: 'land' }),
  }
  await app.drain()
  const path = `/v1/bases/${base.id}/search`
  const search = async (body: object): Promise<Hit[]> => {
    const answer = await app.owner.post(path, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }
  return { base, path, sources, search }
}

const names = (hits: readonly Hit[]): string[] => hits.map(({ sourceName }) => sourceName)

describe('POST /v1/bases/{baseId}/search', () => {
  test('200 costs nothing where a query of stop words or signs finds nothing', async (t) => {
    const app = await harness(t)
    const { path } = await library(app)
    for (const [query, credits] of [
      ['whom', 0],
      ['🚀', 0],
      ['?!', 0],
      ['zebra', 1],
    ] as const) {
      const { status, body } = await app.owner.post(path, { query, mode: 'keyword' })
      assert.deepEqual([status, body.data, body.usage.credits], [200, [], credits], query)
    }
  })

  test('200 finds by words, by vectors and by both, and says what each half found', async (t) => {
    const app = await harness(t)
    const { search, sources } = await library(app)
    for (const [mode, semantic, keyword] of [
      ['keyword', false, true],
      ['semantic', true, false],
      ['hybrid', true, true],
    ] as const) {
      const [hit] = await search({ query: 'watering roses in the evening', mode })
      assert.equal(hit?.sourceId, sources.garden.id, mode)
      assert.equal(hit?.scores.semantic !== null, semantic, mode)
      assert.equal(hit?.scores.keyword !== null, keyword, mode)
    }
    assert.deepEqual(
      await search({ query: 'watering roses' }),
      await search({ query: 'watering roses', mode: 'hybrid', limit: 10 }),
    )
  })

  for (const mode of ['keyword', 'semantic', 'hybrid']) {
    test(`200 shows hits of a ${mode} search that point into the content of their source`, async (t) => {
      const app = await harness(t)
      const { search, sources } = await library(app)
      const hits = await search({ query: 'the lighthouse keeper and the café', mode })
      assert.ok(hits.length >= 2)
      const { content } = (await app.owner.get(`${pathOf(sources.harbour)}/content`)).body
      for (const [index, hit] of hits.entries()) {
        const before = hits[index - 1]?.score ?? 1
        assert.ok(hit.score >= 0 && hit.score <= before, `${hit.score} after ${before}`)
        if (hit.sourceId !== sources.harbour.id) continue
        assert.equal(content.slice(hit.charStart, hit.charEnd), hit.text)
        assert.deepEqual([hit.sourceName, hit.url], ['Harbour', null])
      }
    })
  }

  test('200 shows what stands around a hit, where it stands in the content of the source', async (t) => {
    const app = await harness(t)
    const { search, sources } = await library(app)
    const { content } = (await app.owner.get(`${pathOf(sources.harbour)}/content`)).body
    const [hit] = await search({ query: 'lighthouse keeper', mode: 'keyword', context: 2 })
    const { before = [], after = [] } = hit?.context ?? {}
    assert.ok(before.length === 0 && after.length > 0)
    for (const { text, charStart, charEnd } of after) {
      assert.equal(content.slice(charStart, charEnd), text)
      assert.ok(charStart >= (hit?.charEnd ?? 0))
    }
    const [plain] = await search({ query: 'lighthouse keeper', mode: 'keyword' })
    assert.equal(plain?.context, null)
  })

  test('200 finds in the sources and types that are asked for alone', async (t) => {
    const app = await harness(t)
    const { search, sources } = await library(app)
    const query = { query: 'needs every ships', limit: 50 }
    const ids = [sources.garden.id, sources.engine.id]
    assert.deepEqual(names(await search({ ...query, sourceIds: ids })).sort(), ['Engine', 'Garden'])
    const filter = { year: 2024 }
    assert.deepEqual(names(await search({ ...query, sourceIds: ids, filter })), ['Garden'])
    assert.deepEqual(await search({ ...query, sourceTypes: ['url', 'file'] }), [])
    assert.ok((await search({ ...query, sourceTypes: ['text'] })).length >= 3)
  })

  test('200 shows headings, highlights and the address of the source', async (t) => {
    const app = await harness(t)
    const { base, search } = await library(app)
    const { url } = await startHttpServer(t, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/markdown' }).end('Whales sing at night.')
    })
    await make.source(app, { base, type: 'url', url, name: 'Whales' })
    await app.drain()
    const [hit] = await search({ query: 'lighthouse keepers', mode: 'keyword' })
    assert.deepEqual(hit?.headings, ['Harbour ⚓'])
    assert.deepEqual(
      hit?.highlights.map(({ start, end }) => hit.text.slice(start, end)),
      ['Lighthouse', 'lighthouse', 'keeper'],
    )
    const [whale] = await search({ query: 'whales' })
    assert.deepEqual([whale?.url, whale?.sourceName], [url, 'Whales'])
  })

  test('200 keeps to the limit and leaves out what is below minScore', async (t) => {
    const app = await harness(t)
    const { search } = await library(app)
    const query = { query: 'every evening the engine needs water' }
    const all = await search(query)
    assert.ok(all.length > 1)
    assert.deepEqual(await search({ ...query, limit: 1 }), all.slice(0, 1))
    const minScore = all[0]?.score ?? 0
    assert.deepEqual(
      await search({ ...query, minScore }),
      all.filter(({ score }) => score >= minScore),
    )
    assert.deepEqual(await search({ ...query, minScore: 1 }), [])
  })

  test('200 filters by the metadata of sources', async (t) => {
    const app = await harness(t)
    const { search } = await library(app)
    const query = { query: 'needs every ships', limit: 50 }
    for (const [filter, found] of [
      [{ team: 'sea' }, ['Harbour']],
      [{ team: { ne: 'sea' } }, ['Engine', 'Garden']],
      [{ year: { gte: 2024, lt: 2026 } }, ['Garden']],
      [{ year: { exists: false } }, ['Engine']],
      [{ tags: { contains: 'port' } }, ['Harbour']],
      [{ key: 'team', op: 'in', value: ['land', 'air'] }, ['Engine', 'Garden']],
      [{ or: [{ year: 2024 }, { year: 2026 }] }, ['Garden', 'Harbour']],
      [{ and: [{ team: 'land' }, { not: { year: 2024 } }] }, ['Engine']],
      [{ team: 'air' }, []],
    ] as const) {
      for (const mode of ['keyword', 'semantic', 'hybrid']) {
        const hits = await search({ ...query, filter, mode })
        const shown = `${mode} ${JSON.stringify(filter)}`
        assert.deepEqual([...new Set(names(hits))].sort(), found, shown)
      }
    }
  })

  for (const [field, fields] of [
    ['query', {}],
    ['query', { query: '' }],
    ['query', { query: 'x'.repeat(4001) }],
    ['query', { query: 5 }],
    ['limit', { query: 'q', limit: 0 }],
    ['limit', { query: 'q', limit: 51 }],
    ['limit', { query: 'q', limit: '5' }],
    ['mode', { query: 'q', mode: 'psychic' }],
    ['minScore', { query: 'q', minScore: 1.1 }],
    ['minScore', { query: 'q', minScore: -1 }],
    ['topK', { query: 'q', topK: 3 }],
    ['filter', { query: 'q', filter: 'team' }],
    ['filter', { query: 'q', filter: {} }],
    ['filter.team.like', { query: 'q', filter: { team: { like: 's%' } } }],
    ['filter.op', { query: 'q', filter: { key: 'team', op: 'like', value: 's' } }],
    ['filter.and', { query: 'q', filter: { and: [] } }],
    ['filter.or.1.year.in', { query: 'q', filter: { or: [{ a: 1 }, { year: { in: [] } }] } }],
  ] as const) {
    test(`422 names ${field} in ${JSON.stringify(fields).slice(0, 60)}`, async (t) => {
      const app = await harness(t)
      const base = await make.base(app)
      const { status, body } = await app.owner.post(`/v1/bases/${base.id}/search`, fields)
      assert.equal(status, 422)
      assert.deepEqual([body.error.code, body.error.field], ['validation_error', field])
    })
  }

  test('200 of an empty base, and of a query without a word, is empty', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    for (const query of ['ships', '???', ' ', '🚢', "'; drop table chunks; --", '" OR & | ! (']) {
      for (const mode of ['keyword', 'semantic', 'hybrid']) {
        const { status, body } = await app.owner.post(`/v1/bases/${base.id}/search`, {
          query,
          mode,
        })
        assert.deepEqual([status, body.data], [200, []], `${mode} ${query}`)
      }
    }
  })

  test('200 finds nothing of a base or organization other than its own', async (t) => {
    const app = await harness(t)
    await library(app)
    const other = await make.base(app)
    const { client } = await make.stranger(app)
    const { body: foreign } = await client.post('/v1/bases', { name: 'Foreign' })
    const query = { query: 'lighthouse roses engine' }
    for (const [sender, { id }] of [
      [app.owner, other],
      [client, foreign],
    ] as const) {
      assert.deepEqual((await sender.post(`/v1/bases/${id}/search`, query)).body.data, [])
    }
  })

  test('200 finds a source as soon as it is completed, and not once it is deleted', async (t) => {
    const app = await harness(t)
    const { search, sources } = await library(app)
    const query = { query: 'roses', limit: 50 }
    assert.ok(names(await search(query)).includes('Garden'))
    await app.owner.delete(pathOf(sources.garden))
    for (const mode of ['keyword', 'semantic', 'hybrid']) {
      assert.ok(!names(await search({ ...query, mode })).includes('Garden'), mode)
    }
  })

  test('404 is the same for an unknown base, another organization and a deleted base', async (t) => {
    const app = await harness(t)
    const { base, path } = await library(app)
    const { client } = await make.stranger(app)
    const query = { query: 'ships' }
    const missing = await app.owner.post('/v1/bases/kb_01jbts0z0ye8t9tpsz3gn7nkm8/search', query)
    assert.equal(missing.status, 404)
    assert.deepEqual((await client.post(path, query)).body, missing.body)
    await app.owner.delete(`/v1/bases/${base.id}`)
    assert.deepEqual((await app.owner.post(path, query)).body, missing.body)
  })

  test('400, 401 and 403 refuse another id, no token and another scope', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const path = `/v1/bases/${base.id}/search`
    const query = { query: 'ships' }
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const writer = app.as(await make.token(app, ['knowledge:write']))
    assert.equal((await reader.post(path, query)).status, 200)
    assert.equal((await writer.post(path, query)).status, 403)
    assert.equal((await app.as(null).post(path, query)).status, 401)
    const { status, body } = await app.owner.post('/v1/bases/nonsense/search', query)
    assert.deepEqual([status, body.error.field], [400, 'baseId'])
  })
})
