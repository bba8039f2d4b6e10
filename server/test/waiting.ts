import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import { onCluster } from './harness.ts'

const waiting = `select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Whether a session of this database waits for a lock: on a cluster, that is on the worker of the rows. */
export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await (onCluster
    ? sql<{ n: string }>`select sum(result::integer) as n from run_command_on_all_nodes(${waiting})`
    : sql<{ n: string }>`select (${sql.raw(waiting)}) as n`
  ).execute(db)
  return Number(rows[0]?.n) > 0
}

/** Waits until a session of this database waits for a lock. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  while (!(await isAnybodyWaiting(db)));
}
