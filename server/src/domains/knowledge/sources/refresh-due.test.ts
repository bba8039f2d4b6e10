import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { ingested, pageOf, startSite, type TestSite } from '../../../../test/fixtures/site.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { chunksIn, eventsOf, pathOf, read } from '../../../../test/ingestion.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { listDueSources } from '../runs/store.ts'
import { refreshDueJob } from './refresh-due.ts'

/** What the schedule does each minute. */
async function pass(app: Harness): Promise<void> {
  const { jobs, database } = app.context
  await database.db.transaction().execute((tx) => jobs.send(tx, refreshDueJob, {}))
  await app.drain()
}

const asks = (site: TestSite): number => site.asked.length

const refreshing = (app: Harness, site: TestSite, refresh: object = { every: '24h' }) =>
  ingested(app, { type: 'url', url: `${site.url}/`, refresh })

const later = (app: Harness, hours: number): string =>
  new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('a source with a schedule', () => {
  test('runs again when its time has come, and not before', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site)
    assert.equal(source.nextRefreshAt, later(app, 24))
    app.clock.advance('23h')
    await pass(app)
    assert.equal(asks(site), 1)
    app.clock.advance('1h')
    await pass(app)
    assert.equal(asks(site), 2)
    assert.equal((await read(app, source)).nextRefreshAt, later(app, 24))
    await pass(app)
    assert.equal(asks(site), 2)
  })

  test('that finds nothing new keeps its chunks, costs nothing and says when it looked', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    const site = await startSite(t, { '/': { body: pageOf('/'), headers: { etag: '"v1"' } } })
    const source = await refreshing(app, site)
    const [chunks, { body: usage }] = [await chunksIn(app), await app.owner.get('/v1/usage')]
    // A new validator, and the same text.
    site.pages['/'] = { body: pageOf('/'), headers: { etag: '"v2"' } }
    app.clock.advance('24h')
    await pass(app)
    const again = await read(app, source)
    assert.deepEqual(await chunksIn(app), chunks)
    assert.deepEqual((await app.owner.get('/v1/usage')).body.credits, usage.credits)
    assert.equal(again.lastCheckedAt, app.clock.now().toISOString())
    assert.equal(again.contentChangedAt, source.contentChangedAt)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed', 'source.completed'])
  })

  test('that finds another text replaces it, and tells so', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site)
    site.pages['/'] = { body: pageOf('the harbour, rebuilt') }
    app.clock.advance('24h')
    await pass(app)
    const again = await read(app, source)
    assert.notEqual(again.contentHash, source.contentHash)
    assert.equal(again.contentChangedAt, app.clock.now().toISOString())
    assert.equal((await eventsOf(app, source)).types.at(-1), 'source.updated')
  })

  test('goes on through faults of its site, which remove nothing', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site, { every: '24h', whenGone: 'remove' })
    site.pages['/'] = { status: 500 }
    for (let day = 0; day < 4; day++) {
      app.clock.advance('24h')
      await pass(app)
      const failed = await read(app, source)
      assert.deepEqual([failed.status, failed.chunksCount], ['failed', 1])
      assert.equal(failed.nextRefreshAt, later(app, 24))
    }
    site.pages['/'] = []
    app.clock.advance('24h')
    await pass(app)
    assert.equal((await read(app, source)).status, 'completed')
  })

  for (const [whenGone, chunksCount] of [
    ['keep', 1],
    ['remove', 0],
  ] as const) {
    test(`is gone at the third 404 in a row: its chunks are ${whenGone === 'keep' ? 'kept' : 'removed'}, and it ends`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, { '/': [] })
      const source = await refreshing(app, site, { every: '24h', whenGone })
      for (const status of [404, 410, 500, 200, 404, 410]) {
        site.pages['/'] = { status }
        app.clock.advance('24h')
        await pass(app)
        assert.equal((await read(app, source)).chunksCount, 1)
      }
      site.pages['/'] = { status: 404 }
      app.clock.advance('24h')
      await pass(app)
      const gone = await read(app, source)
      assert.deepEqual(
        [gone.failure.code, gone.chunksCount, gone.nextRefreshAt],
        ['gone', chunksCount, null],
      )
      const asked = asks(site)
      app.clock.advance('24h')
      await pass(app)
      assert.equal(asks(site), asked)
    })
  }

  test('of a sitemap brings in what was added to it', async (t) => {
    const app = await harness(t)
    const listing = (url: string, ...paths: string[]) => ({
      body: paths.map((path) => url + path).join('\n'),
      headers: { 'content-type': 'text/plain' },
    })
    const site = await startSite(t, (url) => ({
      '/sitemap.txt': listing(url, '/a'),
      '/a': [],
      '/b': [],
    }))
    const fields = { type: 'sitemap', url: `${site.url}/sitemap.txt`, refresh: { every: '1h' } }
    const source = await ingested(app, fields)
    site.pages['/sitemap.txt'] = listing(site.url, '/a', '/b')
    app.clock.advance('1h')
    await pass(app)
    assert.equal((await read(app, source)).chunksCount, 2)
  })

  test('that cannot be paid for is left out until its next time', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 3 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site)
    app.clock.advance('24h')
    await pass(app)
    const left = await read(app, source)
    assert.deepEqual(
      [left.status, left.nextRefreshAt, asks(site)],
      ['completed', later(app, 24), 1],
    )
  })

  test('ends when it is told so, or is refreshed otherwise', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site)
    await app.owner.patch(pathOf(source), { refresh: { every: '48h' } })
    app.clock.advance('24h')
    await pass(app)
    assert.equal(asks(site), 1)
    await app.owner.patch(pathOf(source), { refresh: null })
    app.clock.advance('48h')
    await pass(app)
    assert.equal(asks(site), 1)
    assert.deepEqual((await read(app, source)).refresh, null)
  })

  test('is not begun while it runs', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await refreshing(app, site)
    app.clock.advance('24h')
    await app.owner.post(`${pathOf(source)}/refresh`)
    await pass(app)
    assert.equal(asks(site), 2)
  })
})

test('many due sources of one organization leave room for those of another', async (t) => {
  const app = await harness(t)
  const stranger = await make.stranger(app)
  const foreign = await stranger.client.post('/v1/bases', { name: 'Foreign' })
  const text = { type: 'text', name: 'Text', text: 'Ships pass.', onDuplicate: 'allow' }
  const base = await make.base(app)
  for (let i = 0; i < 5; i++) await app.owner.post(`/v1/bases/${base.id}/sources`, text)
  await stranger.client.post(`/v1/bases/${foreign.body.id}/sources`, text)
  const { db } = app.context.database
  const now = app.clock.now()
  const due = { status: 'completed', refresh_seconds: 3600, next_refresh_at: now }
  await db.updateTable('sources').set(due).execute()
  const own = OrganizationId.read(app.organization.id)
  const ownersOf = async (bounds: Parameters<typeof listDueSources>[2]): Promise<boolean[]> =>
    (await listDueSources(db, now, bounds)).map(({ organizationId }) => organizationId === own)
  assert.deepEqual((await ownersOf({ limit: 2, ofOneOrganization: 9 })).toSorted(), [false, true])
  assert.deepEqual((await ownersOf({ limit: 9, ofOneOrganization: 3 })).toSorted(), [
    false,
    true,
    true,
    true,
  ])
})
