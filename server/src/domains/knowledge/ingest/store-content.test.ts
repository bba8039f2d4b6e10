import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { attempt, chunksIn, ingestionOf, pathOf, read, runOf } from '../../../../test/ingestion.ts'
import type { Transact } from '../../../platform/work.ts'
import { contentPartLength, partsOf } from '../content/parts-store.ts'

/** More chunks than one transaction stores, of either database, and more text than one row keeps. */
const chunksCount = 1_050
const textOf = (word: string): string =>
  Array.from(
    { length: chunksCount },
    (_, i) =>
      `Harbour ${word} ${i}: ships pass at dawn, boats moor at the pier, ropes are coiled and dredging goes on until noon, when the harbour master notes every name.`,
  ).join('\n\n')

async function longSource(t: TestContext, app: Harness) {
  const page = { text: textOf('old') }
  const { url } = await startHttpServer(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/markdown' }).end(page.text)
  })
  const base = await make.base(app, { chunking: { maxTokens: 64 } })
  const source = await make.source(app, { type: 'url', url, base })
  await app.drain()
  const refresh = async () => {
    page.text = textOf('new')
    await app.owner.post(`${pathOf(source)}/refresh`)
    return runOf(app, source, 2)
  }
  return { source, refresh }
}

/** Whether a search finds the word, by its letters and by its vector. */
async function finds(app: Harness, baseId: string, word: string): Promise<boolean[]> {
  const found: boolean[] = []
  for (const mode of ['keyword', 'semantic', 'hybrid']) {
    const search = { query: `harbour ${word} 7`, mode, limit: 50 }
    const { body } = await app.owner.post(`/v1/bases/${baseId}/search`, search)
    found.push(body.data.some(({ text }: { text: string }) => text.includes(word)))
  }
  return found
}

const nowhere = [false, false, false]
const everywhere = [true, true, true]

const hiddenRuns = (app: Harness) =>
  app.context.database.db.selectFrom('hidden_runs').selectAll().execute()

/** Calls `act` before the transaction of that number. */
const before =
  (app: Harness, number: number, act: () => Promise<void>): Transact =>
  async (...given) => {
    if (number-- === 1) await act()
    return app.context.transact(...given)
  }

describe('a long text', () => {
  test('is out of sight until it is whole, and then alone in sight', async (t) => {
    const app = await harness(t)
    const { source, refresh } = await longSource(t, app)
    const run = await refresh()
    const crash = before(app, 3, async () => {
      throw new Error('crash before the swap')
    })
    await assert.rejects(attempt(ingestionOf(app, { transact: crash }), run), /crash/)
    assert.equal((await chunksIn(app)).length, 2 * chunksCount)
    assert.deepEqual(await finds(app, source.baseId, 'old'), everywhere)
    assert.deepEqual(await finds(app, source.baseId, 'new'), nowhere)
    const { data } = (await app.owner.get(`${pathOf(source)}/chunks`)).body
    assert.ok(data.every(({ text }: { text: string }) => text.includes('old')))
    assert.equal((await app.owner.get('/v1/usage')).body.limits.chunks.used, chunksCount)

    await attempt(ingestionOf(app), run)
    assert.equal((await read(app, source)).status, 'completed')
    assert.deepEqual(await finds(app, source.baseId, 'old'), nowhere)
    assert.deepEqual(await finds(app, source.baseId, 'new'), everywhere)
    assert.equal((await app.owner.get(`${pathOf(source)}/content`)).body.content, textOf('new'))

    await app.drain()
    assert.equal((await chunksIn(app)).length, chunksCount)
    assert.deepEqual(await hiddenRuns(app), [])
    assert.deepEqual(await finds(app, source.baseId, 'new'), everywhere)
    assert.equal((await app.owner.get('/v1/usage')).body.limits.chunks.used, chunksCount)
  })

  test('of an attempt that another one has overtaken is not added to it', async (t) => {
    const app = await harness(t)
    const { source, refresh } = await longSource(t, app)
    const run = await refresh()
    let isOvertaken = false
    const transact: Transact = async (...given) => {
      const result = await app.context.transact(...given)
      // The attempt has just said that the hidden run is its own.
      if (!isOvertaken && (await hiddenRuns(app)).some((hidden) => hidden.run === 2)) {
        isOvertaken = true
        await attempt(ingestionOf(app), run)
      }
      return result
    }
    await attempt(ingestionOf(app, { transact }), run)
    await app.drain()
    assert.ok(isOvertaken)
    assert.equal((await read(app, source)).chunksCount, chunksCount)
    assert.equal((await chunksIn(app)).length, chunksCount)
  })

  test('that is not shown in the end leaves nothing', async (t) => {
    const app = await harness(t)
    const { source, refresh } = await longSource(t, app)
    const run = await refresh()
    const transact = before(app, 3, async () => {
      await app.owner.post(`${pathOf(source)}/cancel`)
    })
    await attempt(ingestionOf(app, { transact }), run)
    await app.drain()
    assert.equal((await chunksIn(app)).length, chunksCount)
    assert.deepEqual(await hiddenRuns(app), [])
    assert.deepEqual(await finds(app, source.baseId, 'old'), everywhere)
  })

  test('is found no more once its source is deleted, and is deleted by and by', async (t) => {
    const app = await harness(t)
    const { source } = await longSource(t, app)
    assert.equal((await app.owner.delete(pathOf(source))).status, 204)
    assert.deepEqual(await finds(app, source.baseId, 'old'), nowhere)
    assert.equal((await app.owner.get('/v1/usage')).body.limits.chunks.used, 0)
    await app.drain()
    assert.deepEqual([await chunksIn(app), await hiddenRuns(app)], [[], []])
    const { db } = app.context.database
    assert.deepEqual(await db.selectFrom('keyword_segments').select('id').execute(), [])
    assert.deepEqual(await db.selectFrom('content_parts').select('position').execute(), [])
  })

  test('is kept in parts none of which ends in half a surrogate pair', () => {
    const text = `${'a'.repeat(contentPartLength - 1)}🚢${'b'.repeat(contentPartLength)}`
    const parts = partsOf(text)
    assert.equal(parts.join(''), text)
    assert.ok(parts.every((part) => part.isWellFormed() && part.length <= contentPartLength))
  })
})
