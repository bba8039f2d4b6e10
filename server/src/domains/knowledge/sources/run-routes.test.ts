import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { pathOf } from '../../../../test/ingestion.ts'

interface Shown {
  id: string
  baseId: string
}

const runsOf = async (app: Harness, source: Shown, query = '') =>
  (await app.owner.get(`${pathOf(source)}/runs${query}`)).body

const refresh = async (app: Harness, source: Shown): Promise<void> => {
  assert.equal((await app.owner.post(`${pathOf(source)}/refresh`)).status, 200)
}

describe('GET /v1/bases/{baseId}/sources/{sourceId}/runs', () => {
  test('200 lists what each run came to, newest first', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: '# Hours\n\nOpen from nine to five.' })
    const queued = (await runsOf(app, source)).data
    assert.deepEqual(
      queued.map(({ number, trigger, status, startedAt, credits }: Record<string, unknown>) => [
        number,
        trigger,
        status,
        startedAt,
        credits,
      ]),
      [[1, 'add', 'queued', null, null]],
    )
    await app.drain()
    await refresh(app, source)
    await app.drain()
    const { data, hasMore } = await runsOf(app, source)
    assert.equal(hasMore, false)
    const [second, first] = data
    assert.match(first.id, /^run_/)
    assert.deepEqual([second.number, second.trigger], [2, 'refresh'])
    assert.deepEqual([first.status, first.credits, first.chunksCount], ['completed', 2, 1])
    assert.deepEqual([second.status, second.credits, second.chunksCount], ['completed', 0, 1])
    assert.deepEqual([first.usage.chunksEmbedded, second.usage.chunksReused], [1, 1])
    for (const run of data) {
      assert.equal(run.sourceId, source.id)
      assert.ok(run.queuedAt <= run.startedAt && run.startedAt <= run.endedAt)
      assert.deepEqual([run.error, run.failure, run.progress.percent], [null, null, 100])
    }
    const shown = (await app.owner.get(pathOf(source))).body
    assert.deepEqual(second.progress, shown.progress)
  })

  test('200 keeps a failed run beside the one that replaced it', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: 'Open.' })
    assert.equal((await app.owner.post(`${pathOf(source)}/cancel`)).status, 200)
    assert.equal(
      (await app.owner.post(`/v1/bases/${source.baseId}/sources/retry`, {})).body.retried,
      1,
    )
    await app.drain()
    const [second, first] = (await runsOf(app, source)).data
    assert.deepEqual([first.status, first.failure.code, first.credits], ['failed', 'canceled', 0])
    assert.ok(first.endedAt)
    assert.deepEqual([second.status, second.trigger, second.failure], ['completed', 'retry', null])
  })

  test('200 walks by pages, each run once', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: 'Open.' })
    await app.drain()
    for (let run = 2; run <= 5; run++) {
      await refresh(app, source)
      await app.drain()
    }
    const numbers: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${cursor}`
      const page = await runsOf(app, source, `?limit=2${query}`)
      numbers.push(...page.data.map(({ number }: { number: number }) => number))
      cursor = page.nextCursor
    }
    assert.deepEqual(numbers, [5, 4, 3, 2, 1])
  })

  test('200 has the last fifty runs', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: 'Open.' })
    await app.drain()
    const { db } = app.context.database
    await sql`update sources set run = 60`.execute(db)
    await sql`update source_runs set number = 60`.execute(db)
    await sql`
      insert into source_runs (organization_id, base_id, source_id, id, number, trigger, status, queued_at)
      select organization_id, base_id, source_id, gen_random_uuid(), old, 'refresh', 'completed', now()
      from source_runs, generate_series(1, 59) as old`.execute(db)
    await refresh(app, source)
    const { data } = await runsOf(app, source, '?limit=100')
    const numbers = data.map(({ number }: { number: number }) => number)
    assert.deepEqual(
      numbers.toSorted((one: number, other: number) => one - other),
      [...Array.from({ length: 49 }, (_, index) => 12 + index), 61],
    )
  })

  test('400 refuses a cursor of another source', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const source = await make.source(app, { base, text: 'Open.' })
    const other = await make.source(app, { base, text: 'Closed.' })
    await app.drain()
    await refresh(app, source)
    const { nextCursor } = await runsOf(app, source, '?limit=1')
    const refused = await app.owner.get(`${pathOf(other)}/runs?limit=1&cursor=${nextCursor}`)
    assert.deepEqual([refused.status, refused.body.error.code], [400, 'invalid_cursor'])
  })

  test('401 wants a token', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    assert.equal((await app.as(null).get(`${pathOf(source)}/runs`)).status, 401)
  })

  test('403 wants the scope knowledge:read', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const client = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await client.get(`${pathOf(source)}/runs`)).status, 403)
  })

  test('404 for a source of another base', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const other = await make.base(app)
    const path = pathOf({ id: source.id, baseId: other.id })
    assert.equal((await app.owner.get(`${path}/runs`)).status, 404)
  })
})
