import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

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
