import assert from 'node:assert/strict'
import { once } from 'node:events'
import { beforeEach, describe, test } from 'node:test'
import { createLog } from '../log.ts'
import type { Transact, Work } from '../work.ts'
import { PostponeJob } from './job-type.ts'
import { defineJob } from './jobs.ts'
import {
  attemptRun,
  failOrphanedRuns,
  inRun,
  type RunFailure,
  type RunKind,
  RunSuperseded,
  requeueOrphanedRuns,
  unlessSuperseded,
} from './run.ts'

interface Key {
  organizationId: string
  id: string
}

interface Row {
  id: string
  status: 'running' | 'waiting' | 'failed'
  error?: string
}

class SiteError extends Error implements RunFailure {
  readonly retryable: boolean
  readonly retryAfterMs: number
  constructor(message: string, retryable: boolean, retryAfterMs = 0) {
    super(message)
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
  }
}

const rows = new Map<string, Row>()
const key: Key = { organizationId: 'acme', id: 'sync' }
const row = (): Row | undefined => rows.get(key.id)

const kind: RunKind<Key, Row, RunFailure> = {
  job: defineJob<Key>('test.sync'),
  async lock(_, { id }) {
    const found = rows.get(id)
    return found?.status === 'failed' ? undefined : found
  },
  failureOf: (error) => (error instanceof SiteError ? error : null),
  internalFailure: () => ({ message: 'It failed on our side.', retryable: true }),
  async fail(_, locked, { message }) {
    rows.set(locked.id, { id: locked.id, status: 'failed', error: message })
  },
  isWaiting: ({ status }) => status === 'waiting',
}

/** Transactions of which each acts on `rows` at once. */
const transact: Transact = (organizationId, actor, act) =>
  act({ organizationId, actor, now: new Date(0) } as Partial<Work> as Work)
const platform = { transact, log: createLog('silent') }

const { signal: unaborted } = new AbortController()
const attempt = (isLast: boolean, steps: (signal: AbortSignal) => Promise<void>): Promise<void> =>
  attemptRun(platform, kind, key, { isLast, steps, signal: unaborted })

const failing = (error: Error) => (): Promise<void> => Promise.reject(error)

describe('an attempt at a run', () => {
  beforeEach(() => {
    rows.clear()
    rows.set(key.id, { id: key.id, status: 'running' })
  })

  test('does its steps and leaves the row to them', async () => {
    const steps: string[] = []
    await attempt(true, async () => {
      await inRun(platform, kind, key, async (_, { id }) => void steps.push(id))
    })
    assert.deepEqual([steps, row()?.status], [[key.id], 'running'])
  })

  test('never fails a run because the database is away or its disk is full', async () => {
    for (const code of ['53100', '57P01', 'ECONNREFUSED']) {
      const outage = Object.assign(new Error('no'), { code })
      await assert.rejects(attempt(true, failing(outage)), outage)
      assert.equal(row()?.status, 'running')
    }
  })

  test('throws what another attempt may mend, and fails the run at the last', async () => {
    const busy = new SiteError('The site is busy.', true)
    await assert.rejects(attempt(false, failing(busy)), busy)
    assert.equal(row()?.status, 'running')
    await attempt(true, failing(busy))
    assert.deepEqual([row()?.status, row()?.error], ['failed', 'The site is busy.'])
  })

  test('fails the run at once when no attempt can mend it', async () => {
    await attempt(false, failing(new SiteError('The key is wrong.', false)))
    assert.equal(row()?.error, 'The key is wrong.')
  })

  test('waits as long as the other side asks, and counts', async () => {
    const busy = new SiteError('Later.', true, 5_000)
    await assert.rejects(attempt(false, failing(busy)), (error: Error) => {
      assert.ok(error instanceof PostponeJob)
      assert.deepEqual([error.waitMs, error.countsAsAttempt], [5_000, true])
      return true
    })
  })

  test('tells the owner nothing of a fault of ours', async () => {
    const fault = new TypeError('undefined is not a function')
    await assert.rejects(attempt(false, failing(fault)), fault)
    await attempt(true, failing(fault))
    assert.equal(row()?.error, 'It failed on our side.')
  })

  test('is postponed without failing, also at the last', async () => {
    const postponed = new PostponeJob(100)
    await assert.rejects(attempt(true, failing(postponed)), postponed)
    assert.equal(row()?.status, 'running')
  })

  test('ends silently once the run is superseded', async () => {
    rows.delete(key.id)
    const acted: Row[] = []
    await attempt(false, () => inRun(platform, kind, key, async (_, it) => void acted.push(it)))
    assert.deepEqual(acted, [])
  })

  test('stops waiting for another server soon after its run was superseded', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const reasons: Error[] = []
    const attempting = attempt(true, async (signal) => {
      t.mock.timers.tick(2_000)
      await Promise.resolve()
      rows.delete(key.id)
      const aborted = once(signal, 'abort')
      while (!signal.aborted) {
        await new Promise(setImmediate)
        t.mock.timers.tick(2_000)
      }
      await aborted
      reasons.push(signal.reason)
      throw new SiteError('The request was canceled.', true)
    })
    await attempting
    assert.deepEqual([reasons[0]?.name, rows.size], ['RunSuperseded', 0])
  })

  test('does not fail a run that was superseded while it failed', async () => {
    await attempt(true, async () => {
      rows.delete(key.id)
      throw new SiteError('Too late.', false)
    })
    assert.equal(rows.size, 0)
  })
})

describe('a run that keeps its own retries', () => {
  const waits: (number | null)[] = []
  const patient: typeof kind = { ...kind, retry: async () => waits.shift() ?? null }
  const busy = new SiteError('The site is busy.', true)
  const attemptPatiently = (isLast: boolean, steps: () => Promise<void>, signal = unaborted) =>
    attemptRun(platform, patient, key, { isLast, steps, signal })

  beforeEach(() => {
    rows.clear()
    rows.set(key.id, { id: key.id, status: 'running' })
    waits.length = 0
  })

  test('goes on immediately, later, or fails, as it says', async () => {
    waits.push(0, 5_000)
    let count = 0
    const steps = () => {
      count++
      return Promise.reject(busy)
    }
    await assert.rejects(attemptPatiently(false, steps), (error: Error) => {
      assert.ok(error instanceof PostponeJob)
      assert.deepEqual([error.waitMs, error.countsAsAttempt], [5_000, false])
      return true
    })
    assert.deepEqual([count, row()?.status], [2, 'running'])
    await attemptPatiently(false, steps)
    assert.equal(row()?.error, 'The site is busy.')
  })

  test('leaves a fault of ours to the queue', async () => {
    waits.push(0)
    const fault = new TypeError('undefined is not a function')
    await assert.rejects(attemptPatiently(false, failing(fault)), fault)
    assert.deepEqual([waits.length, row()?.status], [1, 'running'])
  })

  test('is not asked for a failure that no attempt can fix', async () => {
    waits.push(0)
    await attemptPatiently(false, failing(new SiteError('The key is wrong.', false)))
    assert.deepEqual([waits.length, row()?.error], [1, 'The key is wrong.'])
  })

  test('does not count what an abort cuts off', async () => {
    const aborted = AbortSignal.abort()
    await assert.rejects(attemptPatiently(true, failing(busy), aborted), { name: 'AbortError' })
    assert.equal(row()?.status, 'running')
  })
})

describe('unlessSuperseded', () => {
  test('gives undefined for a superseded run, and throws any other error', async () => {
    assert.equal(await unlessSuperseded(Promise.resolve(1)), 1)
    assert.equal(await unlessSuperseded(Promise.reject(new RunSuperseded())), undefined)
    await assert.rejects(unlessSuperseded(Promise.reject(new Error('other'))), /other/)
  })
})

describe('runs whose job is gone', () => {
  const keyOf = (id: string): Key => ({ organizationId: 'acme', id })

  test('are failed, but for those that wait for others or have ended meanwhile', async () => {
    rows.clear()
    rows.set('alive', { id: 'alive', status: 'running' })
    rows.set('lost', { id: 'lost', status: 'running' })
    rows.set('waits', { id: 'waits', status: 'waiting' })
    const keys = ['alive', 'lost', 'waits', 'deleted'].map(keyOf)
    const asked: string[] = []
    const orphaned = (_: object, type: { name: string }, payloads: readonly Key[]) => {
      asked.push(type.name)
      return Promise.resolve(payloads.filter(({ id }) => id !== 'alive'))
    }
    const jobs = { findOrphaned: orphaned }
    const parts = { ...platform, jobs, database: { db: {} } }
    const waiting = await failOrphanedRuns(
      parts as unknown as Parameters<typeof failOrphanedRuns>[0],
      kind,
      keys,
    )
    assert.deepEqual(asked, ['test.sync'])
    assert.deepEqual(waiting, [keyOf('waits')])
    assert.deepEqual(
      [...rows.values()].map(({ id, status }) => [id, status]),
      [
        ['alive', 'running'],
        ['lost', 'failed'],
        ['waits', 'waiting'],
      ],
    )
    assert.equal(rows.get('lost')?.error, 'It failed on our side.')
  })

  test('get another one where their kind goes on', async () => {
    rows.clear()
    rows.set('lost', { id: 'lost', status: 'running' })
    rows.set('ended', { id: 'ended', status: 'failed' })
    const enqueued: unknown[] = []
    const enqueue = async (_: object, payload: object) => void enqueued.push(payload)
    const parts = {
      transact: ((organizationId, actor, act) =>
        act({ organizationId, actor, enqueue } as Partial<Work> as Work)) satisfies Transact,
      jobs: { findOrphaned: async () => ['lost', 'ended'].map(keyOf) },
      database: { db: {} },
    } as unknown as Parameters<typeof requeueOrphanedRuns>[0]
    assert.equal(await requeueOrphanedRuns(parts, kind, []), false)
    assert.equal(await requeueOrphanedRuns(parts, kind, ['lost', 'ended'].map(keyOf)), true)
    assert.deepEqual(enqueued, [keyOf('lost')])
  })
})
