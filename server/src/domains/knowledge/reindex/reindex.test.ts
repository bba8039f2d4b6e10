import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import {
  type EmbeddingService,
  refuse,
  startEmbeddingService,
} from '../../../../test/fixtures/embedding-service.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ingestionOf } from '../../../../test/ingestion.ts'
import { BaseId } from '../ids.ts'
import { clearUnusedVectors } from './clear.ts'
import type { ReindexRun } from './context.ts'
import { rescueReindexes, runReindex } from './run.ts'

interface Shown {
  id: string
}

/** A base with these texts, one source each, all of them searchable. */
async function filledBase(app: Harness, ...texts: string[]) {
  const base = await make.base(app)
  for (const text of texts) await make.source(app, { base, text })
  await app.drain()
  return base
}

async function letters(t: TestContext, app: Harness): Promise<EmbeddingService> {
  const service = await startEmbeddingService(t, 8)
  await make.embeddingModel(app, { name: 'letters', url: service.url })
  return service
}

const reindex = (app: Harness, { id }: Shown, embeddingModel = 'letters') =>
  app.owner.post(`/v1/bases/${id}/reindex`, { embeddingModel })

const shown = async (app: Harness, { id }: Shown) => (await app.owner.get(`/v1/bases/${id}`)).body

const found = async (app: Harness, { id }: Shown, query: string, mode = 'semantic') => {
  const { status, body } = await app.owner.post(`/v1/bases/${id}/search`, { query, mode })
  assert.equal(status, 200)
  return body.data.map(({ text }: { text: string }) => text)
}

/** How many dimensions each place of each chunk has, null for an empty one. */
async function places(app: Harness): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select coalesce(vector_dims(embedding_a)::text, '-') || ' ' ||
      coalesce(vector_dims(embedding_b)::text, '-') as place
    from chunks order by place`.execute(app.context.database.db)
  return rows.map(({ place }) => place)
}

const signal = new AbortController().signal

/** One attempt at the re-index under way, as the worker would make it. */
async function attempt(app: Harness, base: Shown, { last = false } = {}): Promise<void> {
  await runReindex(ingestionOf(app), await runUnderWay(app, base), { last, signal })
}

async function runUnderWay(app: Harness, { id }: Shown): Promise<ReindexRun> {
  const baseId = BaseId.read(id) ?? ''
  const row = await app.context.database.db
    .selectFrom('reindexes')
    .select(['organization_id', 'id'])
    .where('base_id', '=', baseId)
    .executeTakeFirstOrThrow()
  return { organizationId: row.organization_id, baseId, reindexId: row.id }
}

async function vectorSet(app: Harness, { id }: Shown): Promise<string> {
  const row = await app.context.database.db
    .selectFrom('bases')
    .select('vector_set')
    .where('id', '=', BaseId.read(id) ?? '')
    .executeTakeFirstOrThrow()
  return row.vector_set
}

describe('POST /v1/bases/{baseId}/reindex', () => {
  test('embeds the stored chunks with the other model and changes over', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.', 'Bears eat trees.')
    const { status, body } = await reindex(app, base)
    assert.equal(status, 200)
    assert.deepEqual(body.reindex, {
      embeddingModel: 'letters',
      embeddingDimensions: 8,
      status: 'running',
      done: 0,
      total: 2,
      error: null,
      startedAt: '2026-11-21T09:30:00.000Z',
    })
    assert.equal(body.embeddingModel, 'capstan-lexical-384')
    service.texts.length = 0
    const setBefore = await vectorSet(app, base)
    await app.drain()
    assert.notEqual(await vectorSet(app, base), setBefore)
    const after = await shown(app, base)
    assert.deepEqual(
      [after.embeddingModel, after.embeddingDimensions, after.reindex],
      ['letters', 8, null],
    )
    assert.deepEqual(service.texts.length, 2)
    assert.match(
      service.texts.join(),
      /^Source \d+\nThe ships pass\.,Source \d+\nBears eat trees\.$/,
    )
    assert.equal((await found(app, base, 'ships')).length, 2)
    assert.equal(service.texts.at(-1), 'ships')
  })

  test('answers searches from the vectors before until the swap, also when it breaks off', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.', 'Bears eat trees.')
    const before = await found(app, base, 'ship')
    await reindex(app, base)
    service.instead = (_, response) => refuse(response, 400)
    await attempt(app, base)
    assert.deepEqual(await found(app, base, 'ship'), before)
    const { reindex: failed, embeddingModel } = await shown(app, base)
    assert.deepEqual([failed.status, embeddingModel], ['failed', 'capstan-lexical-384'])
    assert.match(failed.error, /refused the request \(400\)/)
    assert.deepEqual(await places(app), ['384 -', '384 -'])
  })

  test('embeds nothing again that an attempt before has stored', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await make.base(app, { chunking: { maxTokens: 64 } })
    const parts = Array.from(
      { length: 150 },
      (_, i) => `# Part ${i}\n\n${`Ship ${i} passes. `.repeat(9)}`,
    )
    await make.source(app, { base, text: parts.join('\n\n') })
    await app.drain()
    const { chunksCount } = await shown(app, base)
    assert.ok(chunksCount > 128)
    await reindex(app, base)
    service.texts.length = 0
    let requests = 0
    service.instead = (_, response) => ++requests > 1 && refuse(response, 429)
    await assert.rejects(attempt(app, base), { code: 'embedding_rate_limited' })
    const { done, total } = (await shown(app, base)).reindex
    assert.deepEqual([done, total], [128, chunksCount])
    // Of an earlier one: it is no longer for these vectors.
    await app.context.database.db
      .updateTable('bases')
      .set({ clear_after: app.clock.now() })
      .execute()
    await clearUnusedVectors(app.context, signal)
    service.instead = null
    await app.drain()
    assert.equal((await shown(app, base)).embeddingModel, 'letters')
    assert.equal(service.texts.length, chunksCount)
  })

  test('embeds equal chunks once, and charges for what was embedded', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    const service = await letters(t, app)
    const base = await make.base(app)
    for (let i = 0; i < 3; i++) {
      await make.source(app, { base, name: 'Same', text: 'The ships pass.', onDuplicate: 'allow' })
    }
    await app.drain()
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    await reindex(app, base)
    service.texts.length = 0
    assert.equal((await app.owner.get('/v1/usage')).body.credits.reserved, 1)
    await app.drain()
    assert.deepEqual(service.texts, ['Same\nThe ships pass.'])
    const { credits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([credits.balance, credits.reserved], [99, 0])
  })

  test('catches up with a source that is added meanwhile, before it changes over', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    await reindex(app, base)
    // Between the last batch and the swap.
    service.instead = () => false
    const late = app.context.transact
    let isAdded = false
    const transact: typeof late = async (...given) => {
      const result = await late(...given)
      if (!isAdded && service.texts.length > 1) {
        isAdded = true
        await addLate()
      }
      return result
    }
    const addLate = async () => {
      const source = await make.source(app, { base, text: 'Bears eat trees.' })
      const process = ingestionOf(app)
      const { processSource } = await import('../ingest/process.ts')
      const { runOf } = await import('../../../../test/ingestion.ts')
      await processSource(process, runOf(app, source), { last: true, signal })
    }
    const run = await runUnderWay(app, base)
    await runReindex({ ...ingestionOf(app), transact }, run, { last: true, signal })
    assert.ok(isAdded)
    assert.equal((await shown(app, base)).embeddingModel, 'capstan-lexical-384')
    await app.drain()
    assert.equal((await shown(app, base)).embeddingModel, 'letters')
    assert.deepEqual(await places(app), ['384 8', '384 8'])
    assert.equal((await found(app, base, 'bears')).length, 2)
  })

  test('keeps the place that is not searched for a while, then empties it', async (t) => {
    const app = await harness(t)
    await letters(t, app)
    const base = await filledBase(app, 'The ships pass.', 'Bears eat trees.')
    await reindex(app, base)
    await app.drain()
    await clearUnusedVectors(app.context, signal)
    assert.deepEqual(await places(app), ['384 8', '384 8'])
    app.clock.advance('10m')
    await clearUnusedVectors(app.context, signal)
    assert.deepEqual(await places(app), ['- 8', '- 8'])
    await make.source(app, { base, text: 'Stars shine.' })
    await app.drain()
    assert.deepEqual(await places(app), ['- 8', '- 8', '- 8'])
  })

  test('comes back to the first place, which it empties before', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    await reindex(app, base)
    await app.drain()
    service.dimensions = 5
    await make.embeddingModel(app, { name: 'fewer', url: service.url, dimensions: 5 })
    await reindex(app, base, 'fewer')
    await app.drain()
    assert.deepEqual(await places(app), ['5 8'])
    assert.deepEqual(await found(app, base, 'ships'), ['The ships pass.'])
  })

  test('sends base.reindexed once, with the base as it is then', async (t) => {
    const app = await harness(t)
    await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    await reindex(app, base)
    await app.drain()
    const { body } = await app.owner.get('/v1/events?type=base.reindexed')
    assert.equal(body.data.length, 1)
    const { rows } = await sql<{ body: string }>`
      select body from events where type = 'base.reindexed'`.execute(app.context.database.db)
    assert.deepEqual(JSON.parse(rows[0]?.body ?? '').data, await shown(app, base))
  })

  test('422 refuses a model whose vectors have another length, before anything is written', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    service.dimensions = 7
    const { status, body } = await reindex(app, base)
    assert.deepEqual([status, body.error.field], [422, 'embeddingModel'])
    assert.match(body.error.message, /returns 7 dimensions, but this base has 8/)
    assert.equal((await shown(app, base)).reindex, null)
    service.dimensions = 8
    await reindex(app, base)
    service.dimensions = 7
    await app.drain()
    const { reindex: failed } = await shown(app, base)
    assert.match(failed.error, /returns 7 dimensions/)
    assert.deepEqual(await places(app), ['384 -'])
  })

  test('422 refuses the model that the base has, one that there is not, and too small a window', async (t) => {
    const app = await harness(t)
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass. '.repeat(40))
    await make.embeddingModel(app, { name: 'narrow', url: service.url, maxTokens: 64 })
    for (const [model, message] of [
      ['capstan-lexical-384', /already uses the model capstan-lexical-384/],
      ['other', /must be one of capstan-lexical-384, letters, narrow/],
      ['narrow', /has chunks of \d+ tokens, but narrow reads 64/],
    ] as const) {
      const { status, body } = await reindex(app, base, model)
      assert.deepEqual([status, body.error.field], [422, 'embeddingModel'])
      assert.match(body.error.message, message)
    }
  })

  test('409 refuses a second one, and to delete its model', async (t) => {
    const app = await harness(t)
    await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    await reindex(app, base)
    const { status, body } = await reindex(app, base)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
    const [model] = (await app.owner.get('/v1/embedding-models')).body.data
    assert.equal((await app.owner.delete(`/v1/embedding-models/${model.id}`)).status, 409)
  })

  test('402 refuses it when there are too few credits', async (t) => {
    const app = await harness(t)
    await letters(t, app)
    await app.operator.put('/operator/v1/plans/nothing', { monthlyCredits: 0 })
    const base = await filledBase(app, 'The ships pass.')
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.patch(organization, { plan: 'nothing' })
    const { status, body } = await reindex(app, base)
    assert.deepEqual([status, body.error.code], [402, 'insufficient_credits'])
    assert.equal((await shown(app, base)).reindex, null)
  })
})

test('the job of a re-index that was canceled does nothing for the one started after it', async (t) => {
  const app = await harness(t)
  const service = await letters(t, app)
  const base = await filledBase(app, 'The ships pass.')
  await reindex(app, base)
  const canceled = await runUnderWay(app, base)
  await app.owner.post(`/v1/bases/${base.id}/reindex/cancel`, {})
  await reindex(app, base)
  service.texts.length = 0
  await runReindex(ingestionOf(app), canceled, { last: true, signal })
  assert.deepEqual(service.texts, [])
  const { embeddingModel, reindex: next } = await shown(app, base)
  assert.deepEqual([embeddingModel, next.done], ['capstan-lexical-384', 0])
})

describe('a re-index whose job is gone', () => {
  test('fails, and leaves the base as it was; one whose job waits is left alone', async (t) => {
    const app = await harness(t)
    await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    await reindex(app, base)
    await rescueReindexes(ingestionOf(app))
    assert.equal((await shown(app, base)).reindex.status, 'running')
    await sql`delete from pgboss.job where name = 'knowledge.reindex'`.execute(
      app.context.database.db,
    )
    await rescueReindexes(ingestionOf(app))
    const { embeddingModel, reindex: failed } = await shown(app, base)
    assert.deepEqual([embeddingModel, failed.status], ['capstan-lexical-384', 'failed'])
    assert.match(failed.error, /problem on our side/)
    assert.equal((await reindex(app, base)).status, 200)
    await app.drain()
    assert.equal((await shown(app, base)).embeddingModel, 'letters')
  })
})

describe('POST /v1/bases/{baseId}/reindex/cancel', () => {
  test('ends it: its job writes nothing more, and its credits are given back', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    const service = await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.patch(organization, { plan: 'metered' })
    await reindex(app, base)
    const path = `/v1/bases/${base.id}/reindex/cancel`
    // While the service is embedding the batch.
    service.instead = (request, response) => {
      if (service.texts.length !== 1) return false
      void app.owner.post(path, {}).then(() => {
        service.texts.push('canceled')
        service.instead = null
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ data: [{ embedding: Array(8).fill(1) }] }))
      })
      assert.ok(request)
      return true
    }
    await app.drain()
    assert.ok(service.texts.includes('canceled'))
    const after = await shown(app, base)
    assert.deepEqual([after.embeddingModel, after.reindex], ['capstan-lexical-384', null])
    assert.deepEqual(await places(app), ['384 -'])
    const { credits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([credits.balance, credits.reserved], [100, 0])
    const { status, body } = await app.owner.post(path, {})
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
  })

  test('gives back the credits when the base is deleted instead', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    await letters(t, app)
    const base = await filledBase(app, 'The ships pass.')
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.patch(organization, { plan: 'metered' })
    await reindex(app, base)
    await app.owner.delete(`/v1/bases/${base.id}`)
    await app.drain()
    const { credits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([credits.balance, credits.reserved], [100, 0])
  })
})
