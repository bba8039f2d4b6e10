import type { PgBoss } from 'pg-boss'
import { every } from '../background.ts'
import type { Logger } from '../log.ts'
import { attempt } from './attempt.ts'
import { type Held, takeOverInterrupted, touchSeconds } from './interrupted.ts'
import { type JobHandler, joinJobs } from './job-type.ts'

interface Working {
  log: Logger
  /** Running jobs. A job is in the set while it runs. */
  running: Set<Held>
  /** True if other processes can run jobs of the same database. */
  sharesDatabase: boolean
}

/** Starts the workers of each type. Disposing stops waking them, but does not stop the workers. */
export async function startWorkers(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  working: Working,
): Promise<AsyncDisposable> {
  const { log, sharesDatabase } = working
  const workers = new Map<string, readonly string[]>()
  for (const handler of handlers)
    workers.set(handler.type.name, await consume(boss, handler, working))
  await using stack = new AsyncDisposableStack()
  const look = () => wakeDue(boss, workers)
  stack.use(every(wakeEveryMs, look, { log, failure: 'due jobs could not be found' }))
  if (sharesDatabase) stack.use(await takeOverInterrupted(boss, look, log))
  return stack.move()
}

/**
 * Starts workers. A notification wakes a worker for one job, after which it sleeps again. No notification announces the
 * rest of a backlog, so each finished job wakes a worker; `wakeDue` wakes workers for retries. Returns the worker ids.
 */
async function consume(
  boss: PgBoss,
  handler: JobHandler,
  { log, running }: Working,
): Promise<string[]> {
  const { type, join } = handler
  const options = {
    pollingIntervalSeconds: 2,
    // `wakeDue` finds what no notification announced. Each poll of a hundred workers cost an idle server 0.5 s a minute.
    notifyPollingIntervalSeconds: 3_600,
    includeMetadata: true,
    batchSize: join ? maxJoined : 1,
    localConcurrency: type.concurrency,
    heartbeatRefreshSeconds: touchSeconds,
    // A job of which its organization has its share already is left in the queue, and those behind it are taken. What is
    // joined is few jobs, however many there are.
    ...(!join && { localGroupConcurrency: type.share }),
  } as const
  const listWorkers = () => boss.getWipData().filter(({ name }) => name === type.name)
  await boss.work<object, void, typeof options>(type.name, options, async (jobs) => {
    for (const job of jobs) running.add(job)
    const joined = join ? joinJobs(jobs, join) : jobs
    const outcomes = await Promise.allSettled(joined.map((job) => attempt(boss, handler, job, log)))
    for (const job of jobs) running.delete(job)
    const workers = listWorkers()
    const idle = workers.find(({ count }) => count === 0)
    // Which of the busy ones has called this, nobody tells.
    for (const { id } of idle ? [idle] : workers) boss.notifyWorker(id)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  })
  return listWorkers().map(({ id }) => id)
}

/** Longest delay in ms of a retry after it is due, and of a job whose notification was lost. */
const wakeEveryMs = 5_000

/**
 * Wakes workers for due jobs, with one query for all queues: a hundred workers that polled separately took half of the
 * CPU time of an idle installation.
 */
async function wakeDue(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `select distinct name from pgboss.job
      where state < 'active' and start_after <= now() and name = any($1)`,
    [[...workers.keys()]],
  )
  for (const { name } of rows as { name: string }[])
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
}

const maxJoined = 16
