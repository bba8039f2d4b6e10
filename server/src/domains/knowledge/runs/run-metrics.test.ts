import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

/** What a series has grown by while something was done; one that was not there began at 0. */
async function growthOf(app: Harness, series: string, act: () => Promise<unknown>) {
  const before = await readSeries(app, series)
  await act()
  return (await readSeries(app, series)) - before
}

async function readSeries(app: Harness, series: string): Promise<number> {
  const { text } = await app.as(null).get('/metrics')
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

describe('the metrics of ingestion', () => {
  test('show how many runs wait, and for how long the oldest has', async (t) => {
    const app = await harness(t)
    await make.source(app)
    app.clock.advance('30s')
    await make.source(app)
    app.clock.advance('15s')
    const oldest = 'capstan_source_runs_oldest_queued_seconds'
    assert.equal(await readSeries(app, 'capstan_source_runs{status="queued"}'), 2)
    assert.equal(await readSeries(app, oldest), 45)
    await app.drain()
    app.clock.advance('10s')
    assert.equal(await readSeries(app, 'capstan_source_runs{status="queued"}'), 0)
    assert.equal(await readSeries(app, oldest), 0)
  })

  test('count how runs ended, by the code of the failure, and the credits used', async (t) => {
    const app = await harness(t)
    const ended = (status: string, code: string) =>
      `capstan_source_runs_ended_total{status="${status}",code="${code}"}`
    const add = async (text: string) => {
      await make.source(app, { type: 'text', name: 'Text', text })
      await app.drain()
    }
    assert.equal(await growthOf(app, ended('completed', ''), () => add('Ships pass.')), 1)
    assert.equal(await growthOf(app, ended('failed', 'no_text'), () => add('\u0007')), 1)
    const used = await growthOf(app, 'capstan_credits_used_total', () => add('Ships come back.'))
    assert.ok(used > 0, `${used} credits`)
  })

  test('time searches by mode, and embeddings by whose model it is', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const search = (mode: string) =>
      app.owner.post(`/v1/bases/${base.id}/search`, { query: 'ships', mode })
    const searches = (mode: string) => `capstan_search_duration_seconds_count{mode="${mode}"}`
    const embedded = 'capstan_embedding_duration_seconds_count{model="builtin",outcome="succeeded"}'
    assert.equal(await growthOf(app, searches('hybrid'), () => search('hybrid')), 1)
    assert.equal(await growthOf(app, searches('keyword'), () => search('keyword')), 1)
    assert.equal(await growthOf(app, embedded, () => search('semantic')), 1)
    assert.equal(await growthOf(app, embedded, () => search('keyword')), 0)
  })

  test('say what searches hold in memory', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    await make.source(app, { base, text: 'Ships pass by.' })
    await app.drain()
    const search = () => app.owner.post(`/v1/bases/${base.id}/search`, { query: 'ships' })
    const bytes = 'capstan_search_cache_bytes{kind="keywords"}'
    assert.ok((await growthOf(app, bytes, search)) > 0)
    const loads = 'capstan_search_cache_loads_total{kind="keywords"}'
    assert.equal(await growthOf(app, loads, search), 0)
  })
})
