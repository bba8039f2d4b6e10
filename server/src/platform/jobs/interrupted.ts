import { setTimeout as wait } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { every } from '../background.ts'
import type { Logger } from '../log.ts'

/** Interval in seconds at which a process confirms that it still runs a job. */
export const touchSeconds = 2.5
/** Seconds without a confirmation after which a job is suspected. After the grace time it is taken over. */
const silentSeconds = 6
const lookEveryMs = 2_000
/**
 * Grace time in ms, longer than the interval between confirmations: after a freeze of the database, all jobs look
 * silent until their next confirmation.
 */
const graceMs = 3_000
const mostAtOnce = 1_000

/** One attempt at a job, distinct from the next attempt. */
export type Held = Pick<JobWithMetadata, 'name' | 'id' | 'retryCount'>

/**
 * Index of the jobs that are running in any process: few rows. Without it, a check reads all jobs of the last hour,
 * which the queue keeps.
 */
const activeIndex = `select pg_advisory_xact_lock(7167329);
  create index if not exists capstan_active_jobs on pgboss.job_common (heartbeat_on) where state = 'active'`

/**
 * Takes over jobs of processes that were killed or are frozen, and calls `onFreed` when they can start again. A process
 * that wakes up finds its jobs gone: their signals are aborted, and the queue accepts no result of an earlier attempt.
 */
export async function takeOverInterrupted(
  boss: PgBoss,
  onFreed: () => Promise<void>,
  log: Logger,
): Promise<AsyncDisposable> {
  const db = boss.getDb()
  const { rows } = await db.executeSql(
    "select to_regclass('pgboss.capstan_active_jobs') is null as missing",
  )
  if (rows[0]?.missing) await db.executeSql(activeIndex)
  const look = async (): Promise<void> => {
    const silent = await listSilent(boss)
    if (silent.length === 0) return
    await wait(graceMs)
    const still = new Map((await listSilent(boss)).map((job) => [job.id, job.touchedAt]))
    const left = silent.filter(({ id, touchedAt }) => still.get(id) === touchedAt)
    if (left.length === 0) return
    const names = [...new Set(left.map(({ name }) => name))]
    log.warn({ count: left.length, jobs: names }, 'jobs of a dead process are taken over')
    await requeue(db, left)
    await onFreed()
  }
  return every(lookEveryMs, look, { log, failure: 'interrupted jobs could not be found' })
}

async function listSilent(boss: PgBoss): Promise<(Held & { touchedAt: string })[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name, id, retry_count as "retryCount", heartbeat_on::text as "touchedAt" from pgboss.job
      where state = 'active' and heartbeat_on < now() - ${silentSeconds} * interval '1 second'
      limit ${mostAtOnce}`,
  )
  return rows
}

type Executor = ReturnType<PgBoss['getDb']>

/**
 * Lets interrupted jobs start again immediately, because waiting would not fix an interruption. Attempts that have
 * ended or that others have taken over are skipped.
 */
export async function requeue(db: Executor, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return
  const column = (read: (one: Held) => string | number) => held.map(read)
  await db.executeSql(
    `update pgboss.job j set start_after = now(), ${asInterrupted}
      from unnest($1::text[], $2::uuid[], $3::integer[]) as held (name, id, retry_count)
      where j.name = held.name and j.id = held.id and j.retry_count = held.retry_count
        and j.state in ('active', 'retry')`,
    [column(({ name }) => name), column(({ id }) => id), column(({ retryCount }) => retryCount)],
  )
}

/**
 * Frees all running jobs at the start of an embedded database. Only one process uses it, so its end interrupted them.
 */
export async function requeueAll(db: Executor, names: readonly string[]): Promise<void> {
  await db.executeSql(
    `update pgboss.job j set start_after = now(), ${asInterrupted}
      where j.state = 'active' and j.name = any($1)`,
    [names],
  )
}

const asInterrupted = `
  state = (case when j.retry_count < j.retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
  completed_on = case when j.retry_count < j.retry_limit then null else now() end`
