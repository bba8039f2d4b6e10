import type { PgBoss } from 'pg-boss'
import { isUnavailable } from '../db/refusals.ts'
import { type Cause, withCause } from '../events/event.ts'
import type { Logger } from '../log.ts'
import { type JobHandler, type JobType, PostponeJob, type RunningJob } from './job-type.ts'

/** Pause in ms between checks whether the database is back, or its disk has space again. */
const outageWaitMs = 5_000

/** Runs one attempt. A job that fails at its last attempt is abandoned, and the log says so. */
export async function attempt(
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
    log.error({ err: error, job: type.name }, 'job abandoned')
  }
  return 'ended'
}

/** Retries in a new job, because the queue counts every attempt of the same job. */
async function runAgain(
  boss: PgBoss,
  { name }: JobType,
  { data, priority, retryCount, groupId }: RunningJob,
  { waitMs, countsAsAttempt }: PostponeJob,
): Promise<'ended' | 'postponed'> {
  const startAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const group = groupId ? { group: { id: groupId } } : {}
  const id = await boss.send(name, data, { priority, startAfter, ...group })
  await boss
    .getDb()
    .executeSql('update pgboss.job set retry_count = $2 where name = $3 and id = $1', [
      id,
      countsAsAttempt ? retryCount + 1 : retryCount,
      name,
    ])
  return countsAsAttempt ? 'ended' : 'postponed'
}
