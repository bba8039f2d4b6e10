import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { fromKysely, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import { isUnavailable } from '../db/refusals.ts'
import { clientOptions, sessionLimits } from '../db/sessions.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../log.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { listenDirectly } from './listen-directly.ts'
import { PostponeJob } from './postpone.ts'

/** A kind of background work. Every job may run twice: handlers must be idempotent. */
export interface JobType<Payload extends object = object> {
  /** `<domain>.<verb>` */
  name: string
  retryLimit: number
  /** First wait before a retry; it doubles each time. */
  retryDelaySeconds: number
  /** Jobs of this kind that one node runs at a time. */
  concurrency: number
  /** Cron expression (UTC) of a job that runs on a schedule. */
  schedule?: string
  /** Never set: carries the type of the payload. */
  readonly payload?: Payload
}

export interface JobHandler<Payload extends object = object> {
  type: JobType<Payload>
  run(payload: Payload, attempt: { last: boolean; signal: AbortSignal }): Promise<void>
}

export const defineJob = <Payload extends object>(
  name: string,
  options: Partial<Omit<JobType, 'name' | 'payload'>> = {},
): JobType<Payload> => ({ name, retryLimit: 5, retryDelaySeconds: 5, concurrency: 4, ...options })

/** A handler, with the type of its payload forgotten. */
export const handle = <Payload extends object>(
  type: JobType<Payload>,
  run: JobHandler<Payload>['run'],
): JobHandler => ({ type, run: run as JobHandler['run'] })

export interface SendOptions {
  /** Jobs of a higher one run first, and of one and the same the older one; 0 when absent. */
  priority?: number
}

export interface Jobs extends AsyncDisposable {
  /** Enqueues inside the caller's transaction. */
  send<Payload extends object>(
    tx: Tx,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>
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

const heartbeatSeconds = 10

/**
 * Times that a job may be cut off by the end of its process, beyond the retries after its own
 * failures: a deployment is not its fault, but what takes the process down at each start must end.
 */
const maxInterruptions = 100

export function createJobs(backing: Backing, log: Logger, telemetry: Telemetry): Jobs {
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
  const traced = ({ type, run }: JobHandler): JobHandler => ({
    type,
    run: (payload, given) =>
      telemetry.span(`job ${type.name}`, 'job', {}, () => run(payload, given)),
  })
  let handlers: readonly JobHandler[] = []

  return {
    async send(tx, type, payload, { priority = 0 } = {}) {
      await boss.send(type.name, payload, { db: fromKysely(tx), priority })
    },

    async findOrphaned<Payload extends object>(
      db: Db,
      type: JobType<Payload>,
      payloads: readonly Payload[],
    ) {
      const { rows } = await sql<{ payload: Payload }>`
        select payload from jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) as payload
        where not exists (
          select from pgboss.job where name = ${type.name} and state < 'completed' and data = payload
        )`.execute(db)
      return rows.map(({ payload }) => payload)
    },

    async start(given, work) {
      handlers = given.map(traced)
      await boss.start()
      const types = handlers.map(({ type }) => type)
      await declare(boss, types)
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
        for (const handler of handlers) busy = (await runQueued(boss, handler, log)) || busy
      }
    },

    async [Symbol.asyncDispose]() {
      await boss.stop({ graceful: true, timeout: 1_000 })
    },
  }
}

/** Leaves alone what stands there already: it would be 150 statements at each start of each node. */
async function declare(boss: PgBoss, types: readonly JobType[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const type of types) {
    const options = optionsOf(type)
    if (!includes(queues.get(type.name), options)) {
      await boss.createQueue(type.name, options)
      await boss.updateQueue(type.name, options)
      // Warms the cache of queues: a lookup inside a caller's transaction would wait for itself.
      await boss.findJobs(type.name, { id: newId() })
    }
    const { schedule } = type
    if (schedule && schedules.get(type.name) !== schedule) await boss.schedule(type.name, schedule)
  }
}

const optionsOf = (type: JobType) => ({
  retryLimit: type.retryLimit + maxInterruptions,
  retryDelay: type.retryDelaySeconds,
  retryBackoff: true,
  heartbeatSeconds,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
})

const includes = (whole: object | undefined, part: object): boolean =>
  whole !== undefined &&
  Object.entries(part).every(([key, value]) => whole[key as keyof typeof whole] === value)

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
async function consume(boss: PgBoss, { type, run }: JobHandler, log: Logger): Promise<void> {
  const options = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    includeMetadata: true,
  } as const
  for (let worker = 0; worker < type.concurrency; worker++) {
    let id = ''
    id = await boss.work<object, void, typeof options>(type.name, options, async ([job]) => {
      if (!job) return
      try {
        await attempt(boss, { type, run }, job, log)
      } finally {
        boss.notifyWorker(id)
      }
    })
  }
}

/** Between two looks whether the database is back, or its disk has room again. */
const outageWaitMs = 5_000

type RunningJob = Pick<JobWithMetadata<object>, 'data' | 'retryCount' | 'priority' | 'signal'>

/** One attempt; a job that fails at its last is given up, and the log says so. */
async function attempt(
  boss: PgBoss,
  { type, run }: JobHandler,
  job: RunningJob,
  log: Logger,
): Promise<'ended' | 'postponed'> {
  const last = job.retryCount >= type.retryLimit
  try {
    await run(job.data, { last, signal: job.signal })
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
