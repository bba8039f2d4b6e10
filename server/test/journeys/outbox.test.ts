import assert from 'node:assert/strict'
import { beforeEach, describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { domains } from '../../src/app.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { Domain } from '../../src/platform/domain.ts'
import { OrganizationId } from '../../src/platform/ids.ts'
import { countQueuedJobs } from '../../src/platform/jobs/declare-queues.ts'
import { defineJob, handle } from '../../src/platform/jobs/jobs.ts'
import { JobOutbox } from '../../src/platform/jobs/outbox.ts'
import type { OutboxJob } from '../../src/platform/jobs/outbox-store.ts'
import { createLog } from '../../src/platform/log.ts'
import type { Work } from '../../src/platform/work.ts'
import { type Harness, harness as openHarness } from '../harness.ts'
import { leaveJob, listLeftJobs } from '../left-jobs.ts'
import { countQueries } from '../queries.ts'

const greet = defineJob<{ name: string }>('test.greet', { retryLimit: 0 })
const unknown = defineJob<{ name: string }>('test.of_another_version')
const system = { kind: 'system' } as const

const greeted: string[] = []
const greeting: Domain = {
  name: 'greeting',
  open: () => ({ jobs: [handle(greet, async ({ name }) => void greeted.push(name))] }),
}
const harness = (t: TestContext) => openHarness(t, { domains: [...domains, greeting] })

const transact = <T>({ context, organization }: Harness, act: (work: Work) => Promise<T>) =>
  context.transact(OrganizationId.read(organization.id) ?? '', system, act)

const idsInQueue = async (db: Db): Promise<string[]> => {
  const jobs = sql<{ id: string }>`
    select id from pgboss.job where name = ${greet.name} order by priority desc, id`
  return (await jobs.execute(db)).rows.map(({ id }) => id)
}

const sweep = ({ context }: Harness) => context.jobs.sweepOutbox(context.clock.now())

beforeEach(() => void greeted.splice(0))

describe('a job that a work enqueues', () => {
  test('is sent after the commit under the id of its row, which is then gone', async (t) => {
    const app = await harness(t)
    const written = await transact(app, async (work) => {
      await work.enqueue(greet, { name: 'Ada' })
      const { rows } = await sql<{ id: string }>`select id from job_outbox`.execute(work.db)
      assert.deepEqual(await idsInQueue(work.db), [])
      return rows.map(({ id }) => id)
    })
    await app.context.jobs.settle()
    assert.equal(written.length, 1)
    assert.deepEqual(
      [await idsInQueue(app.context.database.db), await listLeftJobs(app)],
      [written, []],
    )
    await app.drain()
    assert.deepEqual(greeted, ['Ada'])
  })

  test('is never sent when the work fails, or the part of it that enqueued it', async (t) => {
    const app = await harness(t)
    const failing = transact(app, async (work) => {
      await work.enqueue(greet, { name: 'nobody' })
      throw new Error('rolled back')
    })
    await assert.rejects(failing, /rolled back/)
    await transact(app, async (work) => {
      const part = work.attempt(async (inner) => {
        await inner.enqueue(greet, { name: 'nobody either' })
        throw new Error('undone')
      })
      await assert.rejects(part, /undone/)
      await work.enqueue(greet, { name: 'Ada' })
    })
    await app.drain()
    assert.deepEqual(greeted, ['Ada'])
  })

  test('goes with all that commit in the same turn, in one statement', async (t) => {
    const app = await harness(t)
    const inserts = countQueries(t, 'INSERT INTO pgboss')
    const deletes = countQueries(t, 'delete from job_outbox')
    const names = Array.from({ length: 20 }, (_, n) => `n${n}`)
    await transact(app, async (work) => {
      for (const name of names) await work.enqueue(greet, { name })
    })
    await app.context.jobs.settle()
    assert.deepEqual([inserts(), deletes()], [1, 1])
    await app.drain()
    assert.deepEqual(greeted.sort(), names.sort())
  })

  test('goes into the queue at once when it is of the installation', async (t) => {
    const app = await harness(t)
    const nil = '00000000-0000-0000-0000-000000000000'
    await app.context.transact(nil, system, async (work) => {
      await work.enqueue(greet, { name: 'Ada' })
      assert.equal((await sql`select from job_outbox`.execute(work.db)).rows.length, 0)
    })
    await app.drain()
    assert.deepEqual(greeted, ['Ada'])
  })
})

describe('a job whose node died before it was sent', () => {
  test('is sent by the sweep of any node, some seconds later, and runs once', async (t) => {
    const app = await harness(t)
    await leaveJob(app, greet, { name: 'Ada' })
    await app.drain()
    assert.deepEqual(greeted, [], 'its node may be about to send it')
    app.clock.advance('6s')
    await app.drain()
    await app.drain()
    assert.deepEqual([greeted, await listLeftJobs(app)], [['Ada'], []])
  })

  test('is sent once by nodes that sweep at the same time', async (t) => {
    const app = await harness(t)
    const names = Array.from({ length: 30 }, (_, n) => `n${n}`)
    for (const name of names) await leaveJob(app, greet, { name })
    await Promise.all([sweep(app), sweep(app), sweep(app)])
    assert.equal((await idsInQueue(app.context.database.db)).length, names.length)
    await app.drain()
    assert.deepEqual([greeted.sort(), await listLeftJobs(app)], [names.sort(), []])
  })

  test('does not run again when it is done and only the deletion of its row was lost', async (t) => {
    const app = await harness(t)
    await leaveJob(app, greet, { name: 'Ada' })
    const { db } = app.context.database
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(o)::text as row from job_outbox o`.execute(db)
    await sweep(app)
    await app.drain()
    await sql`insert into job_outbox
      select * from jsonb_populate_record(null::job_outbox, ${rows[0]?.row}::text::jsonb)`.execute(
      db,
    )
    await sweep(app)
    await app.drain()
    assert.deepEqual([greeted, await listLeftJobs(app)], [['Ada'], []])
  })

  test('keeps its priority', async (t) => {
    const app = await harness(t)
    await leaveJob(app, greet, { name: 'later' })
    await leaveJob(app, greet, { name: 'first' }, { priority: 10 })
    const [later, first] = await listLeftJobs(app)
    await sweep(app)
    assert.deepEqual(await idsInQueue(app.context.database.db), [first, later])
  })

  test('counts as queued, and what it is to work on is not orphaned', async (t) => {
    const app = await harness(t)
    await leaveJob(app, greet, { name: 'Ada' })
    const { context } = app
    const count = async () =>
      (await countQueuedJobs(context.database.db)).find(({ queue }) => queue === greet.name)?.count
    const payloads = [{ name: 'Ada' }]
    const orphaned = () => context.jobs.findOrphaned(context.database.db, greet, payloads)
    assert.deepEqual([await count(), await orphaned()], [1, []])
    await sweep(app)
    assert.deepEqual([await count(), await orphaned()], [1, []])
    await app.drain()
    assert.deepEqual([await count(), await orphaned()], [0, payloads])
  })

  test('waits for a version that knows its type', async (t) => {
    const app = await harness(t)
    await leaveJob(app, unknown, { name: 'Ada' })
    await leaveJob(app, greet, { name: 'Grace' })
    assert.equal(await sweep(app), 1)
    assert.equal((await listLeftJobs(app)).length, 1)
  })
})

describe('the outbox', () => {
  const jobOf = (name: string, id: string): OutboxJob => ({
    ...{ organizationId: '018f0000-0000-7000-8000-000000000001', name, data: {}, priority: 0 },
    id: `018f0000-0000-7000-8000-0000000000${id}`,
  })

  test('leaves to the sweep what the queue does not take, and sends the rest', async (t) => {
    const app = await harness(t)
    const inserted: string[][] = []
    const insert = async (name: string, jobs: readonly OutboxJob[]) => {
      if (name === 'refused') throw new Error('the queue is away')
      inserted.push(jobs.map(({ id }) => id.slice(-2)))
    }
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const outbox = new JobOutbox(app.context.database, insert, log)
    const deletes = countQueries(t, 'delete from job_outbox')
    for (const [name, id] of [
      ['taken', '02'],
      ['refused', '03'],
      ['taken', '01'],
    ] as const)
      outbox.add(jobOf(name, id))
    await outbox.settle()
    assert.deepEqual([inserted, deletes()], [[['01', '02']], 1])
    assert.match(lines.join(''), /the sweep sends them/)
    outbox.add(jobOf('taken', '04'))
    await outbox.settle()
    assert.deepEqual(inserted.at(-1), ['04'])
  })
})
