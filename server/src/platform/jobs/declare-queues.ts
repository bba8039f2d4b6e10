import type { PgBoss } from 'pg-boss'
import { newId } from '../ids.ts'
import type { JobType } from './job-type.ts'

export const heartbeatSeconds = 10

/**
 * Times that a job may be cut off by the end of its process, beyond the retries after its own
 * failures: a deployment is not its fault, but what takes the process down at each start must end.
 */
const maxInterruptions = 100

/** Seconds between two interruptions of a job, at most: without a bound the sixteenth waited for two to four days. */
const longestPause = 120

/** Leaves alone what stands there already: it would be 150 statements at each start of each node. */
export async function declareQueues(boss: PgBoss, types: readonly JobType[]): Promise<void> {
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
  // No less than the job's own failures wait.
  retryDelayMax: Math.max(longestPause, type.retryDelaySeconds * 2 ** type.retryLimit),
  heartbeatSeconds,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
})

const includes = (whole: object | undefined, part: object): boolean =>
  whole !== undefined &&
  Object.entries(part).every(([key, value]) => whole[key as keyof typeof whole] === value)
