import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../test/harness.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { readBuildVersion } from './version.ts'

const docs = new URL('../../../docs/', import.meta.url)

const read = async (app: Harness): Promise<string> => (await app.as(null).get('/metrics')).text

/** The value of a series, written as Prometheus has it; undefined when there is none. */
async function readSeries(app: Harness, series: string): Promise<number | undefined> {
  const line = (await read(app)).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('the metrics of a node', () => {
  test('name its version', async (t) => {
    const app = await harness(t)
    const labels = `{version="${readBuildVersion()}",node="${process.versions.node}"}`
    assert.equal(await readSeries(app, `capstan_build_info${labels}`), 1)
  })

  test('show the size of the database, read once a minute', async (t) => {
    const app = await harness(t)
    app.clock.advance('61s')
    const bytes = await readSeries(app, 'capstan_database_size_bytes')
    assert.ok(bytes && bytes > 1_000_000, `${bytes} bytes`)
  })

  test('show how the pools are used, and who waits', {
    skip: !onPostgres && 'the embedded database has no pool: PostgreSQL only',
  }, async (t) => {
    const app = await harness(t)
    const pool = '{pool="requests",state="in_use"}'
    const { db } = app.context.database
    await db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      const inUse = await readSeries(app, `capstan_database_connections${pool}`)
      assert.ok(inUse && inUse >= 1, `${inUse} in use`)
    })
    assert.equal(await readSeries(app, 'capstan_database_connections_waiting{pool="requests"}'), 0)
  })

  test('count the jobs that wait, queue by queue', async (t) => {
    const app = await harness(t)
    const series = 'capstan_jobs_queued{queue="knowledge.process"}'
    app.clock.advance('10s')
    assert.equal(await readSeries(app, series), 0)
    await make.source(app)
    assert.equal(await readSeries(app, series), 0, 'a second scrape within 10 s asks nothing')
    app.clock.advance('10s')
    assert.equal(await readSeries(app, series), 1)
    await app.drain()
    app.clock.advance('10s')
    assert.equal(await readSeries(app, series), 0)
  })

  test('have no series that a caller makes', async (t) => {
    const app = await harness(t)
    const series = async () =>
      (await read(app)).split('\n').filter((line) => /^capstan_/.test(line))
    const ask = async (word: string) => {
      for (const method of ['GET', 'POST', 'PROPFIND', 'QUERY', 'LINK'] as const) {
        const url = `/v1/${word}?${word}=${word}`
        await app.http.inject({ method: method as 'GET', url, headers: { [word]: word } })
        await app.http.inject({ method: method as 'GET', url: '/v1/contacts' })
      }
      await app.owner.post('/v1/bases', { name: word })
    }
    await ask('first')
    const before = await series()
    await ask('second')
    assert.equal((await series()).length, before.length)
    assert.deepEqual(
      before.filter((line) => /first|PROPFIND|QUERY|LINK/.test(line)),
      [],
    )
    const refused = before.filter((line) => line.includes('status="405"'))
    assert.ok(refused.length > 0 && refused.every((line) => line.includes('route="unknown"')))
  })

  test('go on without those that cannot be read', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const { registry, gauge } = createMetrics(log)
    let isAway = false
    gauge('some_gauge', 'Read from a database.', async () => {
      if (isAway) throw new Error('the database is away')
      return 7
    })
    assert.match(await registry.metrics(), /^some_gauge 7$/m)
    isAway = true
    const shown = await registry.metrics()
    await registry.metrics()
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', /some_gauge/)
    assert.doesNotMatch(shown, /^some_gauge /m)
    assert.match(shown, /^process_cpu_seconds_total /m)
  })

  for (const file of ['prometheus-rules.yml', 'grafana.json', 'operations.md']) {
    test(`exist where ${file} names them`, async (t) => {
      const app = await harness(t)
      const text = await readFile(new URL(file, docs), 'utf8')
      const named = new Set(text.match(/\bcapstan_[a-z_]+/g))
      const shown = await read(app)
      assert.ok(named.size >= 5)
      for (const name of named) {
        const metric = name.replace(/_(bucket|sum|count)$/, '')
        assert.match(shown, new RegExp(`^# TYPE (${name}|${metric}) `, 'm'), name)
      }
    })
  }
})

test('the dashboard of Grafana shows every metric of ours', async (t) => {
  const app = await harness(t)
  const dashboard = await readFile(new URL('grafana.json', docs), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { id: number }[] }
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  for (const [, name] of (await read(app)).matchAll(/^# TYPE (capstan_\w+) /gm)) {
    assert.ok(dashboard.includes(name as string), name)
  }
})
