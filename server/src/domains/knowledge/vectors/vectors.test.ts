import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { refuse, startEmbeddingService } from '../../../../test/fixtures/embedding-service.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { attempt, ingestionOf, pathOf, read, runOf } from '../../../../test/ingestion.ts'
import { createEmbeddingModels } from '../models/registry.ts'
import { runReindex } from '../reindex/run.ts'
import { expireEmbeddedTexts } from './expire-embedded-texts.ts'

const signal = new AbortController().signal

/** More chunks than one request takes. */
const longText = Array.from(
  { length: 200 },
  (_, i) => `# Part ${i}\n\n${`Ship ${i} passes. `.repeat(9)}`,
).join('\n\n')

async function lettersBase(t: TestContext, app: Harness) {
  const service = await startEmbeddingService(t, 8)
  const model = await make.embeddingModel(app, { name: 'letters', url: service.url })
  const given = { embeddingModel: 'letters', chunking: { maxTokens: 64 } }
  return { service, model, base: await make.base(app, given) }
}

const kept = async (app: Harness): Promise<number> =>
  (await app.context.database.db.selectFrom('embedded_texts').select('model').execute()).length

describe('vectors that a model has made', () => {
  test('are asked for once each, however often the run breaks off', async (t) => {
    const app = await harness(t)
    const { service, base } = await lettersBase(t, app)
    const source = await make.source(app, { base, text: longText })
    let requests = 0
    service.instead = (_, response) => ++requests > 1 && refuse(response, 429)
    await assert.rejects(attempt(ingestionOf(app), runOf(app, source)), {
      code: 'embedding_rate_limited',
    })
    assert.equal(await kept(app), 128)
    service.instead = null
    await attempt(ingestionOf(app), runOf(app, source))
    const { status, chunksCount, usage } = await read(app, source)
    assert.deepEqual([status, chunksCount > 128], ['completed', true])
    assert.equal(service.texts.length, chunksCount)
    assert.equal(new Set(service.texts).size, chunksCount)
    assert.deepEqual([usage.chunksEmbedded, usage.chunksReused], [chunksCount - 128, 128])
  })

  test('are kept no longer than until the chunks are stored', async (t) => {
    const app = await harness(t)
    const { base } = await lettersBase(t, app)
    const source = await make.source(app, { base, text: longText })
    await app.drain()
    assert.equal((await read(app, source)).status, 'completed')
    assert.equal(await kept(app), 0)
  })

  test('are kept for a day when the run is never tried again, and go with their model', async (t) => {
    const app = await harness(t)
    const { service, model, base } = await lettersBase(t, app)
    const source = await make.source(app, { base, text: longText })
    let requests = 0
    service.instead = (_, response) => ++requests > 1 && refuse(response, 401)
    await app.drain()
    assert.equal((await read(app, source)).failure.code, 'embedding_auth')
    assert.equal(await kept(app), 128)
    app.clock.advance('23h')
    await expireEmbeddedTexts(app.context)
    assert.equal(await kept(app), 128)
    app.clock.advance('2h')
    await expireEmbeddedTexts(app.context)
    assert.equal(await kept(app), 0)
    requests = 0
    await app.owner.post(`${pathOf(source)}/refresh`, {})
    await app.drain()
    assert.equal(await kept(app), 128)
    await app.owner.delete(`/v1/bases/${base.id}`)
    await app.owner.delete(`/v1/embedding-models/${model.id}`)
    assert.equal(await kept(app), 0)
  })

  test('serve every source of the base, and none of another base', async (t) => {
    const app = await harness(t)
    const { service, base } = await lettersBase(t, app)
    const text = { name: 'Ships', text: 'The ships pass.' }
    await make.source(app, { base, ...text })
    await app.drain()
    const again = await make.source(app, { base, ...text, onDuplicate: 'allow' })
    await app.drain()
    const { chunksEmbedded, chunksReused } = (await read(app, again)).usage
    assert.deepEqual([chunksEmbedded, chunksReused], [0, 1])
    assert.equal(service.texts.length, 1)
    await make.source(app, { base: await make.base(app, { embeddingModel: 'letters' }), ...text })
    await app.drain()
    assert.equal(service.texts.length, 2)
  })

  test('are made anew when the base changed its model while the run was under way', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    await make.embeddingModel(app, { name: 'letters', url: service.url })
    const base = await make.base(app)
    const source = await make.source(app, { base, text: 'The ships pass.' })
    const models = createEmbeddingModels(null, app.context)
    let reindexed = false
    // The base has the built-in model when the run asks for it, and another one when it ends.
    const find: typeof models.find = async (...given) => {
      const model = await models.find(...given)
      if (!reindexed) {
        reindexed = true
        await reindexNow(app, base)
      }
      return model
    }
    const ingestion = ingestionOf(app, { models: { ...models, find } })
    await attempt(ingestion, runOf(app, source), { last: true })
    const { status, embeddingModel, error } = await read(app, source)
    assert.deepEqual([status, error, embeddingModel], ['completed', null, 'letters'])
    const search = { query: 'ships', mode: 'semantic' }
    assert.equal((await app.owner.post(`/v1/bases/${base.id}/search`, search)).body.data.length, 1)
  })
})

async function reindexNow(app: Harness, base: { id: string }): Promise<void> {
  await app.owner.post(`/v1/bases/${base.id}/reindex`, { embeddingModel: 'letters' })
  const { db } = app.context.database
  const row = await db.selectFrom('reindexes').selectAll().executeTakeFirstOrThrow()
  const run = { organizationId: row.organization_id, baseId: row.base_id, reindexId: row.id }
  await runReindex(ingestionOf(app), run, { last: true, signal })
}
