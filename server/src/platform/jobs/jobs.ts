import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Db, Tx } from '../db/database.ts'
import { onePlanMark } from '../db/gathering-client.ts'
import type { Writing } from '../db/pending-writes.ts'
import { clientOptions, sessionLimits } from '../db/sessions.ts'
import { currentCause } from '../events/event.ts'
import { newId, OrganizationId, uuidPattern } from '../ids.ts'
import type { Logger } from '../log.ts'
import type { SpanAttributes, Telemetry } from '../telemetry/telemetry.ts'
import { attempt } from './attempt.ts'
import { declareQueues, findOrphaned, listenDirectly, superviseSeconds } from './declare-queues.ts'
import { InlineRuns } from './inline-runs.ts'
import { type Held, requeue, requeueAll } from './interrupted.ts'
import type { JobHandler, JobType, JoinRule } from './job-type.ts'
import { JobOutbox } from './outbox.ts'
import {
  deleteOutboxJobs,
  insertOutboxJob,
  insertOutboxJobs,
  type OutboxJob,
} from './outbox-store.ts'
import { startWorkers } from './workers.ts'

export {
  defineJob,
  defineSweep,
  handle,
  type JobHandler,
  type JobType,
  type JoinRule,
  waitingWorkers,
} from './job-type.ts'

export interface SendOptions {
  /** Priority; 0 if absent. Jobs with a higher one run first, and older jobs before newer ones of the same priority. */
  priority?: number
}

/** The transaction of one organization in which a job is written. */
interface Enqueuer extends Writing {
  organizationId: string
  now: Date
  afterCommit(run: () => void): void
}

export interface Jobs extends AsyncDisposable {
  /**
   * Writes a job of an organization in the same transaction as its other rows. It is sent to the queue after the
   * commit.
   */
  enqueue<Payload extends object>(
    enqueuer: Enqueuer,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payload: Payload,
    options?: SendOptions,
  ): void
  /** Enqueues a job for each payload, in one statement. */
  enqueueAll<Payload extends object>(
    enqueuer: Enqueuer,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payloads: readonly Payload[],
  ): void
  /** Sends jobs that the caller's statement has written into the outbox. That statement must be committed. */
  announce(jobs: readonly OutboxJob[]): void
  /** Puts a job without an organization into the queue, inside the caller's transaction. */
  send<Payload extends object>(
    tx: Tx,
    type: Pick<JobType<Payload>, 'name' | 'payload'>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>
  /** Sends unsent jobs that were written before `until`, and returns their number. */
  sweepOutbox(until: Date): Promise<number>
  /** Resolves when the jobs of finished transactions are sent, or left to the sweep. For tests. */
  settle(): Promise<void>
  /** Returns the payloads that no job of the type has any more, waiting or running. */
  findOrphaned<Payload extends object>(
    db: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
  ): Promise<Payload[]>
  /** Declares the queues. With `work`, also starts to run their jobs. */
  start(handlers: readonly JobHandler[], work: boolean): Promise<void>
  /** Takes no more jobs, and waits up to `waitMs` for the running ones. Disposal interrupts the rest. */
  stopWork(waitMs: number): Promise<void>
  /** Runs queued jobs, including delayed retries, until all remaining ones have to wait. For tests. */
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
    // One process owns an embedded database: no other one can notice that it is dead.
    superviseIntervalSeconds: backing.kind === 'embedded' ? 60 : superviseSeconds,
    monitorIntervalSeconds: backing.kind === 'embedded' ? 60 : superviseSeconds,
    // Nothing here uses its flows.
    flowIntervalSeconds: 3_600,
  })
  if (backing.kind === 'postgres') listenDirectly(boss, backing.directUrl)
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const traced = (handler: JobHandler): JobHandler => {
    if (!telemetry.isOn) return handler
    const { type, run, join } = handler
    return {
      type,
      join,
      run: (payload, given) =>
        telemetry.span(`job ${type.name}`, 'job', describeJob(type, payload), () =>
          run(payload, given),
        ),
    }
  }
  let handlers: readonly JobHandler[] = []
  let waking: AsyncDisposable | undefined
  /** Jobs that this process is running. */
  const running = new Set<Held>()
  const queue = fromKysely(database.dispatch)
  /** Dispatch with one text per queue: planning it each time took as long as running it, 0.45 ms of PostgreSQL. */
  const dispatch: typeof queue = {
    executeSql: (text, values) => queue.executeSql(`${onePlanMark} ${text}`, values),
  }
  const outbox = new JobOutbox(
    database,
    (name, jobs) =>
      boss.insert(
        name,
        jobs.map(({ id, data, priority, organizationId }) => ({
          ...{ id, data, priority },
          group: { id: organizationId },
        })),
        { db: dispatch },
      ),
    log,
  )

  /** Inline runs by job type, in a process that runs jobs. */
  const inline = new Map<string, InlineRuns>()
  const send = (job: OutboxJob): void => (inline.get(job.name) ?? outbox).add(job)
  const settle = async (): Promise<void> => {
    for (const runs of inline.values()) await runs.settle()
    await outbox.settle()
  }

  return {
    enqueue(enqueuer, { name }, payload, { priority = 0 } = {}) {
      const causedBy = currentCause()
      const data = causedBy ? { ...payload, causedBy } : payload
      const job = { organizationId: enqueuer.organizationId, id: newId(), name, data, priority }
      enqueuer.write(insertOutboxJob(enqueuer.db, job, enqueuer.now))
      enqueuer.afterCommit(() => send(job))
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
      for (const job of jobs) send(job)
    },

    sweepOutbox: (until) =>
      outbox.sweep(
        handlers.map(({ type }) => type.name),
        until,
      ),
    settle,

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
      if (backing.kind === 'embedded') {
        const names = types.map(({ name }) => name)
        await requeueAll(boss.getDb(), names)
      }
      waking = await startWorkers(boss, handlers, {
        log,
        running,
        sharesDatabase: backing.kind === 'postgres',
      })
      for (const handler of handlers.filter(isInline)) {
        const finish = (jobs: readonly OutboxJob[]) => deleteOutboxJobs(database.dispatch, jobs)
        const runs = new InlineRuns(handler, { finish, enqueue: (job) => outbox.add(job), log })
        inline.set(handler.type.name, runs)
      }
    },

    async stopWork(waitMs) {
      await waking?.[Symbol.asyncDispose]()
      const ended = Promise.allSettled([
        ...handlers.map(({ type }) => boss.offWork(type.name)),
        ...[...inline.values()].map((runs) => runs.stop()),
      ])
      await Promise.race([ended, wait(waitMs, undefined, { ref: false })])
    },

    async drain() {
      for (let busy = true; busy; ) {
        busy = false
        await outbox.settle()
        const names = await listWaiting(boss)
        for (const handler of handlers.filter(({ type }) => names.has(type.name))) {
          busy = (await runQueued(boss, handler, log)) || busy
        }
      }
    },

    async [Symbol.asyncDispose]() {
      await waking?.[Symbol.asyncDispose]()
      for (const runs of inline.values()) await runs.stop()
      await outbox.settle()
      const cutOff = [...running]
      await boss.stop({ graceful: true, timeout: 1_000 })
      // The queue would let them wait, as after a failure.
      if (cutOff.length > 0) await requeue(queue, cutOff)
    },
  }
}

const isInline = (handler: JobHandler): handler is JobHandler & { join: JoinRule } =>
  handler.type.isInline === true && handler.join !== undefined

/** Returns the queues that contain a job. Querying every queue would take most of a test's time. */
async function listWaiting(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select distinct name from pgboss.job where state < 'active'`, [])
  return new Set(rows.map(({ name }: { name: string }) => name))
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

const uuid = new RegExp(uuidPattern)

/**
 * Returns span attributes: the job type by the messaging convention, and the ids in its payload, such as `sourceId` as
 * `capstan.source.id`.
 */
function describeJob({ name }: JobType, payload: object): SpanAttributes {
  const attributes: SpanAttributes = {
    'messaging.operation.type': 'process',
    'messaging.destination.name': name,
  }
  for (const [key, value] of Object.entries(payload)) {
    const [, kind] = /^([a-z]+)Id$/i.exec(key) ?? []
    if (kind === undefined || typeof value !== 'string' || !uuid.test(value)) continue
    const words = kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    attributes[`capstan.${words}.id`] = kind === 'organization' ? OrganizationId.show(value) : value
  }
  return attributes
}
