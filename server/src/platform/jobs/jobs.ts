import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Db, Tx } from '../db/database.ts'
import type { Writing } from '../db/pending-writes.ts'
import { isUnavailable } from '../db/refusals.ts'
import { clientOptions, sessionLimits } from '../db/sessions.ts'
import { type Cause, currentCause, withCause } from '../events/cause.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../log.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { declareQueues, heartbeatSeconds } from './declare-queues.ts'
import { findOrphaned } from './find-orphaned.ts'
import type { JobHandler, JobType } from './job-type.ts'
import { joinJobs, type RunningJob } from './join.ts'
import { listenDirectly } from './listen-directly.ts'
import { JobOutbox } from './outbox.ts'
import { insertOutboxJob, insertOutboxJobs, type OutboxJob } from './outbox-store.ts'
import { PostponeJob } from './postpone.ts'

export { defineJob, handle, type JobHandler, type JobType, type Join } from './job-type.ts'

export interface SendOptions {
  /** Jobs of a higher one run first, and of one and the same the older one; 0 when absent. */
  priority?: number
}

/** The transaction of one organization that a job is written in. */
interface Enqueuer extends Writing {
  organizationId: string
  now: Date
  afterCommit(run: () => void): void
}

export interface Jobs extends AsyncDisposable {
  /** Writes a job of an organization beside its other rows; it is sent to the queue after the commit. */
  enqueue<Payload extends object>(
    enqueuer: Enqueuer,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payload: Payload,
    options?: SendOptions,
  ): void
  /** As `enqueue` for each payload, in one statement. */
  enqueueAll<Payload extends object>(
    enqueuer: Enqueuer,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payloads: readonly Payload[],
  ): void
  /** Sends jobs that a statement of the caller has written into the outbox. It must be committed. */
  announce(jobs: readonly OutboxJob[]): void
  /** Puts a job that belongs to no organization into the queue, inside the caller's transaction. */
  send<Payload extends object>(
    tx: Tx,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>
  /** Sends enqueued jobs that were written until then and are not sent; returns how many. */
  sweepOutbox(until: Date): Promise<number>
  /** Resolves when the jobs of the transactions that have ended are sent, or left to the sweep. For tests. */
  settle(): Promise<void>
  /** Those of the payloads that no job of the type has any more, neither waiting nor running. */
  findOrphaned<Payload extends object>(
    db: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
  ): Promise<Payload[]>
  /** Declares the queues; with `work`, also starts to run what is in them. */
  start(handlers: readonly JobHandler[], work: boolean): Promise<void>
  /** Takes no more jobs, and waits so long for those that run; the rest is cut off by the disposal. */
  stopWork(waitMs: number): Promise<void>
  /** Runs what is queued, delayed retries included, until all that is left has to wait. For tests. */
  drain(): Promise<void>
}

type Backing =
  | { kind: 'embedded'; pglite: PGlite }
  | { kind: 'postgres'; url: string; directUrl: string }

export function createJobs(
  database: Pick<Database, 'dispatch'>,
  backing: Backing,
  log: Logger,
  telemetry: Telemetry,
): Jobs {
  const boss = new PgBoss({
    ...(backing.kind === 'embedded'
      ? { db: fromPglite(backing.pglite), backend: 'pglite' }
      : { ...clientOptions(backing.url), max: 4, query_timeout: sessionLimits.requests.queryMs }),
    useListenNotify: true,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  if (backing.kind === 'postgres') listenDirectly(boss, backing.directUrl)
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const traced = ({ type, run, join }: JobHandler): JobHandler => ({
    type,
    join,
    run: (payload, given) =>
      telemetry.span(`job ${type.name}`, 'job', {}, () => run(payload, given)),
  })
  let handlers: readonly JobHandler[] = []
  const dispatch = fromKysely(database.dispatch)
  const outbox = new JobOutbox(
    database,
    (name, jobs) =>
      boss.insert(
        name,
        jobs.map(({ id, data, priority }) => ({ id, data, priority })),
        { db: dispatch },
      ),
    log,
  )

  return {
    enqueue(enqueuer, { name }, payload, { priority = 0 } = {}) {
      const causedBy = currentCause()
      const data = causedBy ? { ...payload, causedBy } : payload
      const job = { organizationId: enqueuer.organizationId, id: newId(), name, data, priority }
      enqueuer.write(insertOutboxJob(enqueuer.db, job, enqueuer.now))
      enqueuer.afterCommit(() => outbox.add(job))
    },

    enqueueAll(enqueuer, { name }, payloads) {
      if (payloads.length === 0) return
      const { organizationId, now } = enqueuer
      const jobs = payloads.map((data) => ({
        organizationId,
        id: newId(),
        name,
        data,
        priority: 0,
      }))
      enqueuer.write(insertOutboxJobs(enqueuer.db, jobs, now))
      enqueuer.afterCommit(() => this.announce(jobs))
    },

    announce(jobs) {
      for (const job of jobs) outbox.add(job)
    },

    sweepOutbox: (until) =>
      outbox.sweep(
        handlers.map(({ type }) => type.name),
        until,
      ),
    settle: () => outbox.settle(),

    async send(tx, type, payload, { priority = 0 } = {}) {
      await boss.send(type.name, payload, { db: fromKysely(tx), priority })
    },

    findOrphaned: (db, { name }, payloads) => findOrphaned(db, name, payloads),

    async start(given, work) {
      handlers = given.map(traced)
      await boss.start()
      const types = handlers.map(({ type }) => type)
      await declareQueues(boss, types)
      if (!work) return
      if (backing.kind === 'embedded') await requeueInterrupted(boss, handlers)
      for (const handler of handlers) await consume(boss, handler, log)
    },

    async stopWork(waitMs) {
      const ended = Promise.allSettled(handlers.map(({ type }) => boss.offWork(type.name)))
      await Promise.race([ended, wait(waitMs, undefined, { ref: false })])
    },

    async drain() {
      for (let busy = true; busy; ) {
        busy = false
        for (const handler of handlers) {
          await outbox.settle()
          busy = (await runQueued(boss, handler, log)) || busy
        }
      }
    },

    async [Symbol.asyncDispose]() {
      await outbox.settle()
      await boss.stop({ graceful: true, timeout: 1_000 })
    },
  }
}

/** One process owns an embedded database: what is marked as running now was cut off by its end. */
async function requeueInterrupted(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const names = handlers.map(({ type }) => type.name)
  await boss.getDb().executeSql(
    `update pgboss.job set start_after = now(),
        state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
        completed_on = case when retry_count < retry_limit then null else now() end
      where state = 'active' and name = any($1)`,
    [names],
  )
}

/**
 * A notification wakes a worker for one job, after which it sleeps. No notification announces the rest of
 * a backlog, so the worker wakes itself. Only retries wait for the poll.
 */
async function consume(boss: PgBoss, handler: JobHandler, log: Logger): Promise<void> {
  const { type, join } = handler
  const options = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    includeMetadata: true,
    batchSize: join ? maxJoined : 1,
  } as const
  for (let worker = 0; worker < type.concurrency; worker++) {
    let id = ''
    id = await boss.work<object, void, typeof options>(type.name, options, async (jobs) => {
      const joined = join ? joinJobs(jobs, join) : jobs
      const outcomes = await Promise.allSettled(
        joined.map((job) => attempt(boss, handler, job, log)),
      )
      boss.notifyWorker(id)
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    })
  }
}

const maxJoined = 16

/** Between two looks whether the database is back, or its disk has room again. */
const outageWaitMs = 5_000

/** One attempt; a job that fails at its last is given up, and the log says so. */
async function attempt(
  boss: PgBoss,
  { type, run }: Pick<JobHandler, 'type' | 'run'>,
  job: RunningJob,
  log: Logger,
): Promise<'ended' | 'postponed'> {
  const last = job.retryCount >= type.retryLimit
  // A schedule sends none.
  const data: { causedBy?: Cause | null } | null = job.data
  const { causedBy = null, ...payload } = data ?? {}
  try {
    await withCause(causedBy, () => run(payload, { last, signal: job.signal }))
  } catch (error) {
    if (error instanceof PostponeJob) return runAgain(boss, type, job, error)
    if (isUnavailable(error)) return runAgain(boss, type, job, new PostponeJob(outageWaitMs))
    if (!last) throw error
    log.error({ err: error, job: type.name }, 'job given up')
  }
  return 'ended'
}

/** In a job of its own, for the queue counts every attempt at one and the same. */
async function runAgain(
  boss: PgBoss,
  { name }: JobType,
  { data, priority, retryCount }: RunningJob,
  { waitMs, countsAsAttempt }: PostponeJob,
): Promise<'ended' | 'postponed'> {
  const startAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const id = await boss.send(name, data, { priority, startAfter })
  await boss
    .getDb()
    .executeSql('update pgboss.job set retry_count = $2 where name = $3 and id = $1', [
      id,
      countsAsAttempt ? retryCount + 1 : retryCount,
      name,
    ])
  return countsAsAttempt ? 'ended' : 'postponed'
}

async function runQueued(boss: PgBoss, { type, run }: JobHandler, log: Logger): Promise<boolean> {
  const options = { includeMetadata: true, ignoreStartAfter: true, batchSize: 10 } as const
  const jobs = await boss.fetch<object>(type.name, options)
  let postponed = 0
  for (const job of jobs) {
    try {
      const given = { ...job, signal: new AbortController().signal }
      if ((await attempt(boss, { type, run }, given, log)) === 'postponed') postponed++
      await boss.complete(type.name, job.id)
    } catch (error) {
      await boss.fail(type.name, job.id, { message: String(error) })
    }
  }
  return jobs.length > postponed
}
