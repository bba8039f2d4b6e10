import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Counting goes on no further, so that a backlog costs a scrape no more than some tens of milliseconds. */
const maxCounted = 100_000

/** Of each queue, the jobs that wait to be run; pg-boss's own queues are left out. */
export async function countQueuedJobs(db: Db): Promise<{ queue: string; count: number }[]> {
  // The condition of the index that jobs are fetched by, so that those that have ended are not read.
  const { rows } = await sql<{ queue: string; count: number }>`
    select queue.name as queue, coalesce(waiting.count, 0) as count
    from pgboss.queue left join (
      select name, count(*)::integer as count from (
        select name from pgboss.job where state < 'active' and not blocked limit ${sql.lit(maxCounted)}
      ) as counted group by name
    ) as waiting on waiting.name = queue.name
    where not starts_with(queue.name, '__pgboss__')`.execute(db)
  return rows
}
