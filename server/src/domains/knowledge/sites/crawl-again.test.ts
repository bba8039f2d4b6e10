import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import {
  ingested,
  pageOf,
  pagesOf,
  pathOfPage,
  pathsOf,
  refreshed,
  startSite,
} from '../../../../test/fixtures/site.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  attempt,
  chunksIn,
  eventsOf,
  ingestionOf,
  read,
  runOf,
} from '../../../../test/ingestion.ts'
import type { Transact } from '../../../platform/work.ts'
import { rescueSources } from '../ingest/ingestion.ts'

const links = (count: number): string[] => Array.from({ length: count }, (_, n) => `/${n + 10}`)

const flat = (count: number) => ({
  '/': links(count),
  ...Object.fromEntries(links(count).map((path) => [path, []])),
})

/** A job that a dead worker held is run again by another one, in whatever order they come. */
async function runQueuedJobs(app: Harness): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    app.context.database.db,
  )
  await app.drain()
}

describe('a crawl that is cut off', () => {
  // The crawl of three pages takes some twenty transactions.
  for (const commits of [false, true]) {
    for (const whole of [0, 1, 2, 3, 5, 7, 9, 11]) {
      test(`${commits ? 'after' : 'before'} commit ${whole + 1} is completed, and no page that was done is asked for again`, async (t) => {
        const app = await harness(t)
        const site = await startSite(t, flat(2))
        const source = await make.source(app, { type: 'crawl', url: site.url })
        let left = whole
        const transact: Transact = async (organizationId, actor, act) => {
          if (left < 0) throw new Error('the process is dead')
          if (left-- > 0) return app.context.transact(organizationId, actor, act)
          if (commits) await app.context.transact(organizationId, actor, act)
          throw new Error('the process is dead')
        }
        const dying = ingestionOf(app, { transact })
        await attempt(dying, runOf(app, source)).catch(() => {})
        for (const page of await pagesOf(app, source)) {
          await attempt(dying, runOf(app, page)).catch(() => {})
        }
        const isDone = (await pagesOf(app, source)).filter(({ status }) => status === 'completed')
        const before = site.asked.length
        await runQueuedJobs(app)
        await rescueSources(ingestionOf(app))
        await runQueuedJobs(app)
        const ended = await read(app, source)
        assert.deepEqual(
          [ended.status, ended.chunksCount, ended.progress.done],
          ['completed', 3, 3],
        )
        const again = new Set(site.asked.slice(before))
        assert.deepEqual(
          isDone.map(pathOfPage).filter((path) => again.has(path)),
          [],
        )
        assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
        assert.equal((await chunksIn(app)).length, 3)
      })
    }
  }

  test('is not failed by the rescue while its pages wait', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, flat(2))
    const source = await make.source(app, { type: 'crawl', url: site.url })
    await attempt(ingestionOf(app), runOf(app, source))
    await sql`delete from pgboss.job where data->>'sourceId' = ${runOf(app, source).sourceId}`.execute(
      app.context.database.db,
    )
    await rescueSources(ingestionOf(app))
    assert.deepEqual((await read(app, source)).progress.stage, 'pages')
    await app.drain()
    assert.equal((await read(app, source)).status, 'completed')
  })
})

describe('a refresh of a crawl', () => {
  test('finds what is new and what has changed, and leaves the rest as it is', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': ['/a', '/b'], '/a': [], '/b': [] })
    const source = await ingested(app, { type: 'crawl', url: site.url })
    const before = await pagesOf(app, source)
    const chunks = await chunksIn(app)
    app.clock.advance('1h')
    site.pages = {
      '/': ['/a', '/b', '/c'],
      '/a': [],
      '/b': { body: pageOf('/b, rebuilt') },
      '/c': [],
    }
    const again = await refreshed(app, source)
    const after = await pagesOf(app, source)
    assert.deepEqual([again.status, again.progress.total], ['completed', 4])
    assert.deepEqual(after.map(pathOfPage), ['/', '/a', '/b', '/c'])
    assert.deepEqual(
      after.slice(0, 3).map(({ id }) => id),
      before.map(({ id }) => id),
    )
    const kept = (url: string) =>
      chunks.find(
        ({ source_id: id }) =>
          id ===
          runOf(
            app,
            before.find((one) => pathOfPage(one) === url),
          ).sourceId,
      )
    const now = new Set((await chunksIn(app)).map(({ id }) => id))
    assert.deepEqual([now.has(kept('/a')?.id ?? ''), now.has(kept('/b')?.id ?? '')], [true, false])
    const changed = after.find((one) => pathOfPage(one) === '/b')
    assert.equal((await eventsOf(app, changed)).types.at(-1), 'source.updated')
  })

  test('of a site that has not changed costs nothing', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    const site = await startSite(t, flat(3))
    const source = await ingested(app, { type: 'crawl', url: site.url })
    const { credits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([credits.balance, credits.reserved], [100 - 1 - 4 * 2, 0])
    await refreshed(app, source)
    assert.deepEqual((await app.owner.get('/v1/usage')).body.credits, credits)
  })

  test('keeps a page that nobody links any more, as long as it is there', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, flat(2))
    const source = await ingested(app, {
      type: 'crawl',
      url: site.url,
      refresh: { every: '24h', whenGone: 'remove' },
    })
    site.pages = { ...flat(2), '/': ['/10'] }
    const again = await refreshed(app, source)
    assert.deepEqual(await pathsOf(app, again), ['/', '/10', '/11'])
    assert.equal(again.chunksCount, 3)
  })

  for (const [whenGone, chunksCount] of [
    ['keep', 2],
    ['remove', 1],
  ] as const) {
    test(`finds a page gone at the third time, and ${whenGone}s its chunks`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, flat(1))
      const refresh = { every: '24h', whenGone }
      const source = await ingested(app, { type: 'crawl', url: site.url, refresh })
      site.pages = { '/': [] }
      for (const code of ['not_found', 'not_found', 'gone']) {
        assert.equal((await read(app, source)).chunksCount, 2)
        await refreshed(app, source)
        const [, page] = await pagesOf(app, source)
        assert.equal(page.failure.code, code)
      }
      const ended = await read(app, source)
      assert.deepEqual([ended.status, ended.chunksCount], ['completed', chunksCount])
    })
  }

  test('removes nothing of a site that is down', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, flat(2))
    const refresh = { every: '24h', whenGone: 'remove' }
    const source = await ingested(app, { type: 'crawl', url: site.url, refresh })
    site.pages = Object.fromEntries(Object.keys(flat(2)).map((path) => [path, { status: 503 }]))
    for (let i = 0; i < 4; i++) await refreshed(app, source)
    const failed = await read(app, source)
    assert.deepEqual(
      [failed.status, failed.failure.code, failed.chunksCount],
      ['failed', 'pages_failed', 3],
    )
  })
})

test('a page of a crawl that is refreshed alone stays what it is', async (t) => {
  const app = await harness(t)
  const site = await startSite(t, flat(1))
  const source = await ingested(app, { type: 'crawl', url: site.url })
  site.pages['/10'] = ['/new']
  const [, page] = await pagesOf(app, source)
  assert.equal((await refreshed(app, page)).status, 'completed')
  assert.deepEqual(await pathsOf(app, source), ['/', '/10'])
})
