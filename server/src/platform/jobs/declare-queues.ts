import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { listenForever } from '../db/listen.ts'
import { newId } from '../ids.ts'
import type { JobType } from './job-type.ts'

/** Seconds between maintenance runs of the queue. */
export const superviseSeconds = 10
/**
 * Heartbeat of the queue itself. It is a fallback for `takeOverInterrupted`: it takes jobs over too, but then makes
 * them wait.
 */
const heartbeatSeconds = 30

/**
 * Most times that a job can be interrupted by the end of its process, in addition to the retries after its own
 * failures. A deployment is not the job's fault, but a job that crashes the process at each start must end.
 */
const maxInterruptions = 100

/** Longest pause in seconds after an interruption. Without a bound the sixteenth pause was two to four days. */
const longestPause = 120

/** Declares missing or changed queues only. Declaring all would be 150 statements at each start of each node. */
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
 * Returns the payloads that no job of the type has, in the outbox, waiting or running. The outbox is queried first,
 * because a job leaves it once it is in the queue.
 */
export async function findOrphaned<Payload extends object>(
  db: Db,
  name: string,
  payloads: readonly Payload[],
): Promise<Payload[]> {
  const texts = payloads.map((payload) => JSON.stringify(payload))
  const { rows: unsent } = await sql<{ text: string }>`
    select (data - 'causedBy')::text as text from job_outbox
    where name = ${name} and data - 'causedBy' = any(${texts}::text[]::jsonb[])`.execute(db)
  const { rows: orphaned } = await sql<{ payload: Payload }>`
    select payload from jsonb_array_elements(${`[${texts.join()}]`}::text::jsonb) as payload
    where payload::text <> all(${unsent.map(({ text }) => text)}::text[]) and not exists (
      select from pgboss.job where name = ${name} and state < 'completed' and data - 'causedBy' = payload
    )`.execute(db)
  return orphaned.map(({ payload }) => payload)
}

/** Listens on a direct connection, because notifications do not pass a pooler, unlike queries. */
export function listenDirectly(boss: PgBoss, directUrl: string): void {
  boss.getDb().listen = async (channel, onNotify, onGap) => {
    const listening = await listenForever(directUrl, channel, onNotify, onGap)
    return { close: async () => listening[Symbol.asyncDispose]() }
  }
}

/** Highest count, so that a metrics scrape takes at most some tens of milliseconds even with a backlog. */
const maxCounted = 100_000

/**
 * Counts the waiting jobs of each queue, including those not sent yet, without pg-boss's own queues. A job that is
 * being sent can count twice.
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
