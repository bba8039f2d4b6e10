import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createClient } from '../../../../test/client.ts'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { eventsOf, pathOf, runOf } from '../../../../test/ingestion.ts'
import { buildApp } from '../../../app.ts'
import type { Logger } from '../../../platform/log.ts'
import { createMetrics } from '../../../platform/metrics.ts'

const apiKey = 'sk-the-key-that-nobody-may-see'
const dimensions = 6

interface Refusal {
  status: number
  body?: object
}

/** An OpenAI-compatible service: a text's vector counts some of its letters. */
async function startService(t: TestContext, length = dimensions) {
  const service = { texts: [] as string[], refusal: null as Refusal | null, url: '' }
  const { url, requests } = await startHttpServer(t, ({ body }, response) => {
    const { input } = JSON.parse(body.toString()) as { input: string[] }
    const { status, body: refusal } = service.refusal ?? { status: 200 }
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '0' })
    if (status !== 200) return void response.end(JSON.stringify(refusal ?? {}))
    service.texts.push(...input)
    const vector = (text: string) =>
      Array.from({ length }, (_, i) => 1 + text.toLowerCase().split('etaoin'.charAt(i)).length)
    const data = input.map((text, index) => ({ index, embedding: vector(text) }))
    response.end(JSON.stringify({ data: data.reverse() }))
  })
  return Object.assign(service, { url: `${url}/v1/`, requests })
}

/** A second application over the same database, whose operator has configured the service. */
async function configuredApp(t: TestContext, app: Harness, url: string) {
  const logged: string[] = []
  const log = Object.create(app.context.log, {
    error: { value: (...line: unknown[]) => logged.push(JSON.stringify(line)) },
  }) as Logger
  const letters = { provider: 'openai', url, model: 'letters-6', dimensions } as const
  const embedding = { ...letters, maxTokens: 512 }
  const configured = await buildApp({
    ...app.context,
    log,
    metrics: createMetrics(),
    listeners: [],
    actListeners: [],
    lossListeners: [],
    config: { ...app.context.config, embedding },
    secrets: { ...app.context.secrets, embeddingKey: apiKey },
  })
  t.after(() => configured[Symbol.asyncDispose]())
  const { token } = await make.token(app, ['*'])
  const operations = configured.operations
  const owner = createClient(configured.http, operations, token)
  const job = configured.jobs.find(({ type }) => type.name === 'knowledge.process')
  const run = async (source: { id: string; baseId: string }, number = 1, last = true) => {
    const { signal } = new AbortController()
    await job?.run(runOf(app, source, number), { last, signal })
    return (await owner.get(pathOf(source))).body
  }
  const add = async (text: string) => {
    const { body: base } = await owner.post('/v1/bases', { name: 'Letters' })
    const given = { type: 'text', name: 'Letters', text }
    return (await owner.post(`/v1/bases/${base.id}/sources`, given)).body
  }
  return { owner, run, add, logged }
}

const chapters = (...words: string[]): string =>
  words.map((word) => `# Chapter ${word}\n\n${`The ${word} ships pass. `.repeat(40)}`).join('\n\n')

describe('the embedding service that the operator has configured', () => {
  test('is the default of new bases; the built-in model stays to be chosen', async (t) => {
    const app = await harness(t)
    const { url } = await startService(t)
    const { owner } = await configuredApp(t, app, url)
    const { body: base } = await owner.post('/v1/bases', { name: 'Letters' })
    assert.deepEqual([base.embeddingModel, base.embeddingDimensions], ['letters-6', dimensions])
    const embeddingModel = 'capstan-lexical-384'
    const { body: other } = await owner.post('/v1/bases', { name: 'Words', embeddingModel })
    assert.deepEqual([other.embeddingModel, other.embeddingDimensions], [embeddingModel, 384])
    const { body } = await owner.post('/v1/bases', { name: 'X', embeddingModel: 'other' })
    assert.match(body.error.message, /one of letters-6, capstan-lexical-384\./)
  })

  test('embeds the chunks of a source once, on its private address, and searches with them', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { owner, run, add } = await configuredApp(t, app, service.url)
    const source = await add(chapters('teatime', 'onion', 'rowing'))
    const { status, error, chunksCount } = await run(source)
    assert.deepEqual([status, error, chunksCount], ['completed', null, 3])
    assert.equal(service.texts.length, 3)
    assert.match(service.texts[0] ?? '', /^Letters › Chapter teatime\n/)
    const [request] = service.requests
    assert.equal(request?.url, '/v1/embeddings')
    assert.equal(request?.headers.authorization, `Bearer ${apiKey}`)
    const { rows } = await sql<{ dimensions: number; length: number }>`
      select vector_dims(embedding_a) as dimensions, vector_norm(embedding_a) as length from chunks`.execute(
      app.context.database.db,
    )
    for (const row of rows) {
      assert.equal(row.dimensions, dimensions)
      assert.ok(Math.abs(row.length - 1) < 1e-6)
    }
    for (const mode of ['semantic', 'hybrid']) {
      const search = { query: 'onion ships', mode }
      const { body } = await owner.post(`/v1/bases/${source.baseId}/search`, search)
      assert.equal(body.data.length, 3)
      assert.ok(body.data.every((hit: { scores: { semantic: number } }) => hit.scores.semantic > 0))
    }
  })

  test('embeds on a refresh only the chunks that changed', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { owner, run, add } = await configuredApp(t, app, service.url)
    const page = { text: chapters('one', 'two', 'three') }
    const { url } = await startHttpServer(t, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/markdown' }).end(page.text)
    })
    const { baseId } = await add('A base is needed.')
    const given = { type: 'url', url }
    const { body: source } = await owner.post(`/v1/bases/${baseId}/sources`, given)
    await run(source)
    assert.equal(service.texts.length, 3)
    for (const [number, words, embedded] of [
      [2, ['one', 'two', 'three'], 3],
      [3, ['one', 'other', 'three'], 4],
      [4, ['one', 'three', 'new', 'new'], 5],
    ] as const) {
      page.text = chapters(...words)
      await owner.post(`${pathOf(source)}/refresh`)
      const { status, chunksCount } = await run(source, number)
      assert.deepEqual([status, chunksCount], ['completed', words.length])
      assert.equal(service.texts.length, embedded)
    }
  })

  test('that refuses the key fails the source at once, and the key is shown nowhere', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { run, add, logged } = await configuredApp(t, app, service.url)
    service.refusal = { status: 401, body: { error: { message: `Wrong key: ${apiKey}` } } }
    const source = await add('Ships pass.')
    const failed = await run(source, 1, false)
    assert.deepEqual(
      [failed.status, failed.error],
      [
        'failed',
        "The embedding service refused the API key (401). Correct the key in the server's settings.",
      ],
    )
    assert.equal(service.requests.length, 1)
    const { last } = await eventsOf(app, source)
    assert.deepEqual(last, failed)
    assert.ok(!JSON.stringify([failed, last, logged]).includes(apiKey))
  })

  test('that echoes the key in another refusal does not make it known', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { run, add, logged } = await configuredApp(t, app, service.url)
    service.refusal = { status: 400, body: { error: { message: `No such model for ${apiKey}` } } }
    const failed = await run(await add('Ships pass.'), 1, false)
    assert.equal(
      failed.error,
      'The embedding service refused the request (400): No such model for (hidden)',
    )
    assert.ok(!JSON.stringify([failed, logged]).includes(apiKey))
  })

  test('that returns another length fails the source before anything is written', async (t) => {
    const app = await harness(t)
    const service = await startService(t, dimensions + 1)
    const { run, add } = await configuredApp(t, app, service.url)
    const failed = await run(await add('Ships pass.'), 1, false)
    assert.match(failed.error, /^The embedding model returns 7 dimensions, but this base has 6\./)
    assert.deepEqual([failed.status, failed.chunksCount], ['failed', 0])
  })

  test('that is down for a while fails no source, until the last attempt', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { run, add } = await configuredApp(t, app, service.url)
    service.refusal = { status: 503 }
    const [source, other] = [await add('Ships pass.'), await add('Ships pass.')]
    await assert.rejects(run(source, 1, false), { message: 'The embedding service returned 503.' })
    const failed = await run(other)
    assert.deepEqual(
      [failed.status, failed.error],
      ['failed', 'The embedding service returned 503.'],
    )
    service.refusal = null
    assert.equal((await run(source)).status, 'completed')
  })

  test('503 of a search by vectors while it is down; one by words answers', async (t) => {
    const app = await harness(t)
    const service = await startService(t)
    const { owner, run, add } = await configuredApp(t, app, service.url)
    const source = await add('Ships pass.')
    await run(source)
    service.refusal = { status: 503 }
    const search = (mode: string) =>
      owner.post(`/v1/bases/${source.baseId}/search`, { query: 'ships', mode })
    for (const mode of ['semantic', 'hybrid']) {
      const { status, body, headers } = await search(mode)
      assert.deepEqual([status, body.error.code], [503, 'unavailable'])
      assert.match(body.error.message, /Search with mode "keyword"/)
      assert.ok(Number(headers['retry-after']) > 0)
    }
    assert.equal((await search('keyword')).body.data.length, 1)
  })

  test('that is configured no more fails what its bases process, with its name', async (t) => {
    const app = await harness(t)
    const { url } = await startService(t)
    const { add } = await configuredApp(t, app, url)
    const source = await add('Ships pass.')
    await app.drain()
    const { body } = await app.owner.get(pathOf(source))
    assert.deepEqual(
      [body.status, body.error],
      [
        'failed',
        'The embedding model letters-6 is not configured on this server. Configure it, or re-index the base.',
      ],
    )
  })
})
