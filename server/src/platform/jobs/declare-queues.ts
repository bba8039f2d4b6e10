import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { listenForever } from '../db/listen.ts'
import { newId } from '../ids.ts'
import type { JobType } from './job-type.ts'

/** How often the queue is looked after. */
export const superviseSeconds = 10
/** The queue's own, behind `takeOverInterrupted`: it takes jobs over, too, and then lets them wait. */
const heartbeatSeconds = 30

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

/**
 * Those of the payloads that no job of that type has, neither in the outbox nor waiting nor running. The outbox is
 * asked first: a job leaves it once the queue has it.
 */
export async function findOrphaned<Payload extends object>(
  db: Db,
  name: string,
  payloads: readonly Payload[],
): Promise<Payload[]> {
  const { rows: sent } = await sql<{ payload: Payload }>`
    select payload from ${elements(payloads)} where not exists (
      select from job_outbox where name = ${name} and data - 'causedBy' = payload
    )`.execute(db)
  const { rows: orphaned } = await sql<{ payload: Payload }>`
    select payload from ${elements(sent.map(({ payload }) => payload))} where not exists (
      select from pgboss.job where name = ${name} and state < 'completed' and data - 'causedBy' = payload
    )`.execute(db)
  return orphaned.map(({ payload }) => payload)
}

const elements = (payloads: readonly object[]) =>
  sql`jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) as payload`

/** Notifications do not pass a pooler, which queries do. */
export function listenDirectly(boss: PgBoss, directUrl: string): void {
  boss.getDb().listen = async (channel, onNotify, onGap) => {
    const listening = await listenForever(directUrl, channel, onNotify, onGap)
    return { close: async () => listening[Symbol.asyncDispose]() }
  }
}

/** Counting goes on no further, so that a backlog costs a scrape no more than some tens of milliseconds. */
const maxCounted = 100_000

/**
 * Of each queue, the jobs that wait to be run, those that are not sent yet included; pg-boss's own queues are left
 * out. A job that is being sent may count twice.
 */
export async function countQueuedJobs(db: Db): Promise<{ queue: string; count: number }[]> {
  const unsent = await countUnsentJobs(db)
  // The condition of the index that jobs are fetched by, so that those that have ended are not read.
  const { rows } = await sql<{ queue: string; count: number }>`
    select queue.name as queue, coalesce(waiting.count, 0) as count
    from pgboss.queue left join (
      select name, count(*)::integer as count from (
        select name from pgboss.job where state < 'active' and not blocked limit ${sql.lit(maxCounted)}
      ) as counted group by name
    ) as waiting on waiting.name = queue.name
    where not starts_with(queue.name, '__pgboss__')`.execute(db)
  return rows.map(({ queue, count }) => ({ queue, count: count + (unsent.get(queue) ?? 0) }))
}

async function countUnsentJobs(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::integer as count from (
      select name from job_outbox limit ${sql.lit(maxCounted)}
    ) as counted group by name`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, count]))
}
