import type { PGlite } from '@electric-sql/pglite'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../log.ts'

/** A kind of background work. Every job may run twice: handlers must be idempotent. */
export interface JobType<Payload extends object = object> {
  /** `<domain>.<verb>` */
  name: string
  retryLimit: number
  /** First wait before a retry; it doubles each time. */
  retryDelaySeconds: number
  /** Jobs of this kind that one node runs at a time. */
  concurrency: number
  /** Cron expression (UTC) of a job that nobody sends. */
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

export interface Jobs extends AsyncDisposable {
  /** Enqueues inside the caller's transaction. */
  send<Payload extends object>(tx: Tx, type: JobType<Payload>, payload: Payload): Promise<void>
  /** Declares the queues; with `work`, also starts to run what is in them. */
  start(handlers: readonly JobHandler[], work: boolean): Promise<void>
  /** Runs what is queued, delayed retries included, until nothing is left. For tests. */
  drain(): Promise<void>
}

type Backing = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; url: string }

const heartbeatSeconds = 10

export function createJobs(backing: Backing, log: Logger): Jobs {
  const boss = new PgBoss({
    ...(backing.kind === 'embedded'
      ? { db: fromPglite(backing.pglite), backend: 'pglite' }
      : { connectionString: backing.url, max: 4 }),
    useListenNotify: true,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  let handlers: readonly JobHandler[] = []

  return {
    async send(tx, type, payload) {
      await boss.send(type.name, payload, { db: fromKysely(tx) })
    },

    async start(given, work) {
      handlers = given
      await boss.start()
      for (const { type } of handlers) await declare(boss, type)
      // Warms the cache of queues: a lookup inside a caller's transaction would wait for itself.
      for (const { type } of handlers) await boss.findJobs(type.name, { id: newId() })
      if (!work) return
      if (backing.kind === 'embedded') await handBackInterrupted(boss, handlers)
      for (const handler of handlers) await consume(boss, handler)
    },

    async drain() {
      for (let busy = true; busy; ) {
        busy = false
        for (const handler of handlers) busy = (await runQueued(boss, handler)) || busy
      }
    },

    async [Symbol.asyncDispose]() {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

async function declare(boss: PgBoss, type: JobType): Promise<void> {
  const options = {
    retryLimit: type.retryLimit,
    retryDelay: type.retryDelaySeconds,
    retryBackoff: true,
    heartbeatSeconds,
    expireInSeconds: 3600,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  await boss.createQueue(type.name, options)
  await boss.updateQueue(type.name, options)
  if (type.schedule) await boss.schedule(type.name, type.schedule)
}

/** One process owns an embedded database: what is marked as running now was cut off by its end. */
async function handBackInterrupted(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const names = handlers.map(({ type }) => type.name)
  await boss
    .getDb()
    .executeSql(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)`,
      [names],
    )
}

async function consume(boss: PgBoss, { type, run }: JobHandler): Promise<void> {
  const options = {
    localConcurrency: type.concurrency,
    pollingIntervalSeconds: 2,
    includeMetadata: true,
  } as const
  await boss.work<object, void, typeof options>(type.name, options, async ([job]) => {
    if (!job) return
    await run(job.data, { last: job.retryCount >= job.retryLimit, signal: job.signal })
  })
}

async function runQueued(boss: PgBoss, { type, run }: JobHandler): Promise<boolean> {
  const options = { includeMetadata: true, ignoreStartAfter: true, batchSize: 10 } as const
  const jobs = await boss.fetch<object>(type.name, options)
  for (const job of jobs) {
    try {
      const last = job.retryCount >= job.retryLimit
      await run(job.data, { last, signal: new AbortController().signal })
      await boss.complete(type.name, job.id)
    } catch (error) {
      await boss.fail(type.name, job.id, { message: String(error) })
    }
  }
  return jobs.length > 0
}
