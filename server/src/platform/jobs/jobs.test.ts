import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { createTestDatabase, migratedImage } from '../../../test/storage.ts'
import { type Database, embeddedDatabase, postgresDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite.ts'
import { newId } from '../ids.ts'
import { createLog } from '../log.ts'
import { noTelemetry } from '../telemetry/telemetry.ts'
import { InlineRuns } from './inline-runs.ts'
import { PostponeJob } from './job-type.ts'
import { createJobs, defineJob, handle, type JobHandler, type Jobs, type JoinRule } from './jobs.ts'
import type { OutboxJob } from './outbox-store.ts'

const server = process.env['TEST_DATABASE_URL']
const greet = defineJob<{ name: string }>('test.greet', { retryLimit: 2, retryDelaySeconds: 1 })

interface Queue {
  database: Database
  /** Another process on the same database. */
  connect(): Jobs
}

/** An empty database with a queue on it; both end with the test. */
async function emptyQueue(t: TestContext): Promise<Queue> {
  const created = server ? await createTestDatabase(server) : null
  const pglite = created ? null : await openPglite(null, await migratedImage())
  const database = pglite ? embeddedDatabase(pglite) : postgresDatabase(created?.url ?? '')
  if (created) await migrate(database)
  const opened: Jobs[] = []
  t.after(async () => {
    for (const jobs of opened) await jobs[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
    await created?.drop()
  })
  return {
    database,
    connect() {
      const url = created?.url ?? ''
      const backing = pglite
        ? ({ kind: 'embedded', pglite } as const)
        : ({ kind: 'postgres', url, directUrl: url } as const)
      const jobs = createJobs(database, backing, createLog('silent'), noTelemetry)
      opened.push(jobs)
      return jobs
    },
  }
}

/** A handler that keeps what it was given, and a promise of the first time that it is called. */
function recorder(run: (name: string) => void = () => {}) {
  const seen: { name: string; last: boolean }[] = []
  const first = Promise.withResolvers<string>()
  const handler: JobHandler = handle(greet, async ({ name }, { last }) => {
    seen.push({ name, last })
    first.resolve(name)
    run(name)
  })
  return { handler, seen, first: first.promise, names: () => seen.map(({ name }) => name) }
}

const send = (jobs: Jobs, { database }: Queue, name: string): Promise<void> =>
  database.db.transaction().execute((tx) => jobs.send(tx, greet, { name }))

describe('a job', () => {
  test('runs when its transaction committed, and never when it was rolled back', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, names } = recorder()
    await jobs.start([handler], false)
    const abandoned = queue.database.db.transaction().execute(async (tx) => {
      await jobs.send(tx, greet, { name: 'nobody' })
      throw new Error('rolled back')
    })
    await assert.rejects(abandoned, /rolled back/)
    await send(jobs, queue, 'Ada')
    await jobs.drain()
    await jobs.drain()
    assert.deepEqual(names(), ['Ada'])
  })

  test('runs without data, as schedules send it', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, seen } = recorder()
    await jobs.start([handler], false)
    await queue.database.db
      .transaction()
      .execute((tx) => jobs.send(tx, greet, null as unknown as { name: string }))
    await jobs.drain()
    assert.equal(seen.length, 1)
  })

  test('is not seen by a worker before the commit', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, names, first } = recorder()
    await jobs.start([handler], true)
    await queue.database.db.transaction().execute(async (tx) => {
      await jobs.send(tx, greet, { name: 'Ada' })
      await sql`select 1`.execute(tx)
      assert.deepEqual(names(), [])
    })
    assert.equal(await first, 'Ada')
  })

  test('that throws runs again, and knows when it is the last time', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, seen } = recorder(() => {
      throw new Error('not today')
    })
    await jobs.start([handler], false)
    await send(jobs, queue, 'Ada')
    await jobs.drain()
    assert.deepEqual(
      seen.map(({ last }) => last),
      [false, false, true],
    )
  })

  test('that throws once does not keep the others, and succeeds later', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const failed = new Set<string>()
    const { handler, names } = recorder((name) => {
      if (name !== 'Ada' || failed.has(name)) return
      failed.add(name)
      throw new Error('once')
    })
    await jobs.start([handler], false)
    await send(jobs, queue, 'Ada')
    await send(jobs, queue, 'Grace')
    await jobs.drain()
    assert.deepEqual(names().sort(), ['Ada', 'Ada', 'Grace'])
  })

  test('that was sent many times at once runs as many times', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, names } = recorder()
    await jobs.start([handler], false)
    const sent = Array.from({ length: 25 }, (_, n) => `n${n}`)
    await Promise.all(sent.map((name) => send(jobs, queue, name)))
    await jobs.drain()
    assert.deepEqual(names().sort(), sent.sort())
  })
})

describe('a job that is postponed', () => {
  const postponing = (times: number, options?: { countsAsAttempt: boolean }) => {
    let left = times
    return recorder(() => {
      if (left-- > 0) throw new PostponeJob(60_000, options)
    })
  }

  test('waits, and has not used up an attempt however often that happens', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, seen } = postponing(5)
    await jobs.start([handler], false)
    await send(jobs, queue, 'Ada')
    for (let i = 0; i < 8; i++) await jobs.drain()
    assert.deepEqual(
      seen.map(({ last }) => last),
      Array.from({ length: 6 }, () => false),
    )
  })

  test('is found by no worker before its time, and is not lost meanwhile', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler } = postponing(1)
    await jobs.start([handler], false)
    await send(jobs, queue, 'Ada')
    await jobs.drain()
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
      where name = 'test.greet' and state = 'created'`.execute(queue.database.db)
    assert.deepEqual(rows, [{ seconds: 60 }])
    assert.deepEqual(await jobs.findOrphaned(queue.database.db, greet, [{ name: 'Ada' }]), [])
  })

  test('counts it as an attempt when it says so', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const { handler, seen } = postponing(2, { countsAsAttempt: true })
    await jobs.start([handler], false)
    await send(jobs, queue, 'Ada')
    await jobs.drain()
    assert.deepEqual(
      seen.map(({ last }) => last),
      [false, false, true],
    )
  })
})

describe('jobs of one organization', () => {
  const shared = defineJob<{ of: string }>('test.shared', { concurrency: 4, share: 2 })

  test('that hang take their share of the workers, and those of another one run', async (t) => {
    const jobs = (await emptyQueue(t)).connect()
    const [full, permitted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = Promise.withResolvers<void>()
    let [running, most] = [0, 0]
    const handler = handle(shared, async ({ of }) => {
      if (of === 'other') return other.resolve()
      most = Math.max(most, ++running)
      if (running === shared.share) full.resolve()
      await permitted.promise
      running--
    })
    await jobs.start([handler], true)
    const [noisy, quiet] = [newId(), newId()]
    const job = (organizationId: string, of: string): OutboxJob => ({
      ...{ organizationId, id: newId(), name: shared.name, data: { of }, priority: 0 },
    })
    jobs.announce(Array.from({ length: 40 }, () => job(noisy, 'noisy')))
    await full.promise
    jobs.announce([job(quiet, 'other')])
    await other.promise
    assert.equal(most, shared.share)
    permitted.resolve()
  })

  test('leave half of the workers of every kind to others', async (t) => {
    const { jobTypes } = await harness(t)
    const greedy = jobTypes.filter(
      ({ concurrency, share }) => concurrency > 1 && share > Math.ceil(concurrency / 2),
    )
    assert.deepEqual(greedy, [])
    assert.ok(jobTypes.length > 40)
  })

  test('keep their share when they are put off', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const handler = handle(shared, async () => {
      throw new PostponeJob(60_000)
    })
    await jobs.start([handler], false)
    const organizationId = newId()
    jobs.announce([{ organizationId, id: newId(), name: shared.name, data: {}, priority: 0 }])
    await jobs.drain()
    const { rows } = await sql<{ group_id: string }>`
      select group_id from pgboss.job where name = ${shared.name} and state = 'created'`.execute(
      queue.database.db,
    )
    assert.deepEqual(rows, [{ group_id: organizationId }])
  })
})

describe('the end of a process', () => {
  test('waits for the job that is running', async (t) => {
    const queue = await emptyQueue(t)
    const jobs = queue.connect()
    const [started, permitted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let finished = false
    const slow = handle(greet, async () => {
      started.resolve()
      await permitted.promise
      finished = true
    })
    await jobs.start([slow], true)
    await send(jobs, queue, 'Ada')
    await started.promise
    const stopped = jobs[Symbol.asyncDispose]()
    permitted.resolve()
    await stopped
    assert.equal(finished, true)
  })

  const embeddedOnly = { skip: server ? 'only one process owns an embedded database' : false }
  test('hands what it was cut off from to the next start', embeddedOnly, async (t) => {
    const queue = await emptyQueue(t)
    const crashed = queue.connect()
    await crashed.start([recorder().handler], false)
    await send(crashed, queue, 'Ada')
    await sql`update pgboss.job set state = 'active', started_on = now()`.execute(queue.database.db)
    await crashed[Symbol.asyncDispose]()
    const { handler, first } = recorder()
    await queue.connect().start([handler], true)
    assert.equal(await first, 'Ada')
  })

  test('waits for two minutes at most when it was cut off again, or as long as its failures may', async (t) => {
    const queue = await emptyQueue(t)
    const patient = defineJob('test.patient', { retryLimit: 15, retryDelaySeconds: 10 })
    const jobs = queue.connect()
    await jobs.start([recorder().handler, handle(patient, async () => {})], false)
    const { rows } = await sql<{ longest: number }>`
      select retry_delay_max as longest from pgboss.queue where name in (${greet.name}, ${patient.name})
      order by 1`.execute(queue.database.db)
    assert.deepEqual(
      rows.map(({ longest }) => longest),
      [120, 10 * 2 ** 15],
    )
  })

  test('leaves what was not begun to the next start', async (t) => {
    const queue = await emptyQueue(t)
    const before = queue.connect()
    await before.start([recorder().handler], false)
    await send(before, queue, 'Ada')
    await before[Symbol.asyncDispose]()
    const { handler, first } = recorder()
    await queue.connect().start([handler], true)
    assert.equal(await first, 'Ada')
  })
})

describe('a job that runs where it was written', () => {
  const inline = defineJob<{ of: string; names: string[] }>('test.inline', {
    retryLimit: 2,
    isInline: true,
  })
  const join: JoinRule<{ of: string; names: string[] }> = {
    keyOf: ({ of }) => of,
    merge: (all) => ({ of: all[0]?.of ?? '', names: all.flatMap(({ names }) => names) }),
  }
  const job = (of: string, name: string): OutboxJob => ({
    ...{ organizationId: newId(), id: newId(), name: inline.name, priority: 0 },
    data: { of, names: [name] },
  })

  test('is joined with those of its key that came meanwhile, and waits for no other key', async (t) => {
    const jobs = (await emptyQueue(t)).connect()
    const [started, permitted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const seen: string[] = []
    const handler = handle(
      inline,
      async ({ of, names }) => {
        seen.push(`${of}: ${names.join(' ')}`)
        if (of === 'a' && names.includes('1')) {
          started.resolve()
          await permitted.promise
        }
      },
      join,
    )
    await jobs.start([handler], true)
    jobs.announce([job('a', '1')])
    await started.promise
    jobs.announce([job('a', '2'), job('b', '3'), job('a', '4')])
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    assert.deepEqual(seen, ['a: 1', 'b: 3'])
    permitted.resolve()
    await jobs.settle()
    assert.deepEqual(seen, ['a: 1', 'b: 3', 'a: 2 4'])
  })

  test('lets those of others go first once more of its key wait than may', async () => {
    const permitted = Promise.withResolvers<void>()
    const queued: OutboxJob[] = []
    const runs = new InlineRuns({ type: inline, join, run: () => permitted.promise } as never, {
      ...{ finish: async () => {}, enqueue: (one) => void queued.push(one) },
      log: createLog('silent'),
    })
    for (let n = 0; n < 300; n++) runs.add(job('noisy', `${n}`))
    for (const key of ['a', 'b', 'c', 'd']) runs.add(job(key, '1'))
    const { d: others = [], noisy = [] } = Object.groupBy(
      queued,
      ({ data }) => (data as { of: string }).of,
    )
    assert.deepEqual(
      [noisy.length, new Set(noisy.map(({ priority }) => priority))],
      [44, new Set([-1])],
    )
    assert.deepEqual(
      others.map(({ priority }) => priority),
      [0],
    )
    permitted.resolve()
    await runs.settle()
  })

  test('goes into the queue when it fails, and has all attempts there', async (t) => {
    const jobs = (await emptyQueue(t)).connect()
    const again = Promise.withResolvers<string[]>()
    let runs = 0
    const handler = handle(
      inline,
      async ({ names }) => {
        runs++
        if (runs === 1) throw new Error('not yet')
        again.resolve(names)
      },
      join,
    )
    await jobs.start([handler], true)
    jobs.announce([job('a', '1')])
    assert.deepEqual(await again.promise, ['1'])
    assert.equal(runs, 2)
  })
})
