import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  attempt,
  chunksIn,
  eventsOf,
  ingestionOf,
  pathOf,
  read,
  runOf,
} from '../../../../test/ingestion.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { Transact } from '../../../platform/work.ts'
import { extractAndChunk } from './extract-and-chunk.ts'
import type { ExtractionPool } from './extraction-pool.ts'
import { rescueJob, rescueSources } from './ingestion.ts'

/** Three chunks. */
const text = ['one', 'two', 'three']
  .map((word) => `# Chapter ${word}\n\n${`The ${word} ships pass. `.repeat(40)}`)
  .join('\n\n')

const onOurSide =
  'Processing failed because of a problem on our side. Refresh the source to try again.'

const poolThat = (act: () => Promise<unknown>): ExtractionPool => ({
  async extractAndChunk(input) {
    await act()
    return extractAndChunk(input)
  },
  [Symbol.asyncDispose]: async () => {},
})

/** The way out of a world in which every address is the same page. */
const onePage = (app: Harness): Outbound => ({
  ...app.context.outbound,
  async request({ url }) {
    const headers = { 'content-type': 'text/markdown' }
    const { timings } = new OutboundError('aborted')
    const whole = { truncated: false, bodyComplete: true, timings }
    // Long enough for its progress to be reported.
    const body = Buffer.from(text + '\n'.repeat(300_000))
    return { status: 200, headers, body, url, ...whole }
  },
})

/** An address that only `onePage` knows. */
const page = { type: 'url', url: 'http://127.0.0.1:8443/' } as const

/** Moves the organization to a plan that meters credits, with 100 of them. */
async function meter(app: Harness): Promise<void> {
  await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
  const organization = `/operator/v1/organizations/${app.organization.id}`
  await app.operator.patch(organization, { plan: 'metered' })
}

async function creditsOf(app: Harness): Promise<{ balance: number; reserved: number }> {
  const { balance, reserved } = (await app.owner.get('/v1/usage')).body.credits
  return { balance, reserved }
}

describe('a run', () => {
  test('that is run again after its end changes nothing and tells nothing', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text })
    await app.drain()
    const [before, chunks] = [await read(app, source), await chunksIn(app)]
    app.clock.advance('1h')
    await attempt(ingestionOf(app), runOf(app, source))
    assert.deepEqual(await read(app, source), before)
    assert.deepEqual(await chunksIn(app), chunks)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
  })

  test('that is run by three workers at once gives one set of chunks and one event', async (t) => {
    const app = await harness(t)
    await meter(app)
    const source = await make.source(app, { text })
    const [ingestion, run] = [ingestionOf(app), runOf(app, source)]
    await Promise.all([1, 2, 3].map(() => attempt(ingestion, run)))
    const { status, chunksCount } = await read(app, source)
    assert.deepEqual([status, chunksCount], ['completed', 3])
    assert.equal((await chunksIn(app)).length, 3)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
    assert.deepEqual(await creditsOf(app), { balance: 98, reserved: 0 })
  })

  test('that is no longer the newest writes nothing', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text })
    await app.drain()
    await app.owner.post(`${pathOf(source)}/refresh`)
    const before = await read(app, source)
    await attempt(ingestionOf(app), runOf(app, source, 1))
    assert.deepEqual(await read(app, source), before)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
  })

  test('that is overtaken while it works writes nothing', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text })
    const extractionPool = poolThat(async () => {
      await attempt(ingestionOf(app), runOf(app, source))
      await app.owner.post(`${pathOf(source)}/refresh`)
    })
    await attempt(ingestionOf(app, { extractionPool }), runOf(app, source))
    assert.equal((await read(app, source)).status, 'queued')
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed'])
  })

  for (const [what, remove] of [
    ['source', (app: Harness, source) => app.owner.delete(pathOf(source))],
    ['base', (app: Harness, source) => app.owner.delete(`/v1/bases/${source.baseId}`)],
  ] as [string, (app: Harness, source: { id: string; baseId: string }) => Promise<unknown>][]) {
    test(`whose ${what} is deleted meanwhile leaves no chunk and no result, and costs nothing`, async (t) => {
      const app = await harness(t)
      await meter(app)
      const source = await make.source(app, { text })
      assert.deepEqual(await creditsOf(app), { balance: 98, reserved: 2 })
      const extractionPool = poolThat(() => remove(app, source))
      await attempt(ingestionOf(app, { extractionPool }), runOf(app, source))
      assert.deepEqual(await chunksIn(app), [])
      assert.deepEqual(await creditsOf(app), { balance: 100, reserved: 0 })
      await app.drain()
      // The deletion of a base tells of the base alone.
      const told = what === 'source' ? ['source.deleted'] : []
      assert.deepEqual((await eventsOf(app, source)).types, told)
    })
  }

  test('shows only progress, also when it is tried again', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, page)
    const outbound = onePage(app)
    const seen = [await read(app, source)]
    const transact: Transact = async (...given) => {
      const result = await app.context.transact(...given)
      seen.push(await read(app, source))
      return result
    }
    const failing = poolThat(() => Promise.reject(new Error('out of order')))
    await assert.rejects(
      attempt(
        ingestionOf(app, { outbound, transact, extractionPool: failing }),
        runOf(app, source),
      ),
    )
    await attempt(ingestionOf(app, { outbound, transact }), runOf(app, source))
    assert.deepEqual(
      seen.map(({ status, progress: { stage, percent } }) => [status, stage, percent]),
      [
        ['queued', null, 0],
        ['processing', 'fetching', 5],
        ['processing', 'extracting', 30],
        ['processing', 'extracting', 30],
        ['processing', 'extracting', 30],
        ['completed', null, 100],
      ],
    )
  })
})

describe('a run that is cut off', () => {
  /** Lets the given number of transactions through, then crashes before or after the next one. */
  const crashing =
    (app: Harness, whole: number, commits: boolean): Transact =>
    async (organizationId, actor, act) => {
      if (whole-- > 0) return app.context.transact(organizationId, actor, act)
      const result = await app.context.transact(organizationId, actor, async (work) => {
        const done = await act(work)
        if (!commits) throw new Error('crash before the commit')
        return done
      })
      throw new Error(`crash after the commit of ${String(result)}`)
    }

  for (const commits of [false, true]) {
    for (const step of [0, 1, 2]) {
      test(`${commits ? 'after' : 'before'} its commit number ${step + 1} is completed by the next attempt`, async (t) => {
        const app = await harness(t)
        await meter(app)
        const source = await make.source(app, page)
        const outbound = onePage(app)
        const transact = crashing(app, step, commits)
        const crash = attempt(ingestionOf(app, { outbound, transact }), runOf(app, source))
        await assert.rejects(crash, /crash/)
        const isOver = commits && step === 2
        assert.equal((await chunksIn(app)).length, isOver ? 3 : 0)
        await attempt(ingestionOf(app, { outbound }), runOf(app, source))
        const completed = await read(app, source)
        assert.deepEqual([completed.status, completed.chunksCount], ['completed', 3])
        assert.equal((await chunksIn(app)).length, 3)
        assert.deepEqual(await eventsOf(app, source), {
          types: ['source.completed'],
          last: completed,
        })
        assert.deepEqual(await creditsOf(app), { balance: 98, reserved: 0 })
      })
    }
  }

  for (const [what, parts] of [
    ['fetching', { outbound: undefined }],
    [
      'digesting',
      { extractionPool: poolThat(() => Promise.reject(new Error('/inside: a secret'))) },
    ],
    ['looking for the model', { models: undefined }],
  ] as [string, object][]) {
    test(`by a fault of ours in ${what} is tried again, and at last fails without telling of the inside`, async (t) => {
      const app = await harness(t)
      const source = await make.source(app, page)
      const broken = ingestionOf(app, { outbound: onePage(app), ...parts })
      await assert.rejects(attempt(broken, runOf(app, source)))
      const waiting = await read(app, source)
      assert.deepEqual([waiting.status, waiting.error], ['processing', null])
      await attempt(broken, runOf(app, source), { last: true })
      const failed = await read(app, source)
      assert.deepEqual([failed.status, failed.error], ['failed', onOurSide])
      assert.deepEqual(await eventsOf(app, source), { types: ['source.failed'], last: failed })
    })
  }
})

describe('knowledge.rescue', () => {
  const rescue = async (app: Harness): Promise<void> => {
    const { jobs, database } = app.context
    await database.db.transaction().execute((tx) => jobs.send(tx, rescueJob, {}))
    await app.drain()
  }
  const change = (app: Harness, statement: string) =>
    sql.raw(statement).execute(app.context.database.db)

  for (const [what, statement] of [
    ['is gone', "delete from pgboss.job where name = 'knowledge.process'"],
    ['was given up', "update pgboss.job set state = 'failed' where name = 'knowledge.process'"],
  ] as const) {
    test(`fails a source whose job ${what}, gives its credits back and lets it be refreshed`, async (t) => {
      const app = await harness(t)
      await meter(app)
      const source = await make.source(app, { text })
      await change(app, statement)
      await rescue(app)
      const failed = await read(app, source)
      assert.deepEqual([failed.status, failed.error], ['failed', onOurSide])
      assert.deepEqual(await eventsOf(app, source), { types: ['source.failed'], last: failed })
      assert.deepEqual(await creditsOf(app), { balance: 100, reserved: 0 })
      assert.equal((await app.owner.post(`${pathOf(source)}/refresh`)).status, 200)
      await app.drain()
      assert.equal((await read(app, source)).status, 'completed')
    })
  }

  test('leaves those alone whose job waits or runs, among many that it fails', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const lost = await make.source(app, { base, text })
    await change(app, 'truncate pgboss.job_common')
    const { rows } = await sql<{ id: string }>`
      with copies as (
        insert into sources (organization_id, base_id, id, name, type, status, created_at, updated_at)
        select organization_id, base_id, gen_random_uuid(), name, type, 'processing', now(), now()
        from sources, generate_series(1, 600) returning organization_id, base_id, id
      )
      insert into source_runs (organization_id, base_id, source_id, id, number, trigger, status, queued_at)
      select organization_id, base_id, id, gen_random_uuid(), 1, 'add', 'processing', now()
      from copies returning id`.execute(app.context.database.db)
    assert.equal(rows.length, 600)
    const waiting = await make.source(app, { base })
    const running = await make.source(app, { base })
    await change(
      app,
      `update pgboss.job set state = 'active' where data->>'sourceId' = '${runOf(app, running).sourceId}'`,
    )
    await rescueSources(ingestionOf(app))
    assert.equal((await read(app, lost)).status, 'failed')
    assert.equal((await read(app, waiting)).status, 'queued')
    assert.equal((await read(app, running)).status, 'queued')
    const { rows: left } = await sql<{ n: number }>`
      select count(*)::integer as n from sources where status in ('queued', 'processing')`.execute(
      app.context.database.db,
    )
    assert.equal(left[0]?.n, 2)
  })
})
