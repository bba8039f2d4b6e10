import type { Run } from './catalog.ts'
import type { Database } from './database.ts'
import { isDistributed } from './distributed-tables.ts'
import { findShard, isIsolated } from './distribution-state.ts'

/** The organization cannot be isolated. The message says why. */
export class IsolationRefused extends Error {}

interface IsolateOptions {
  /** Changes nothing, and says what would be done. */
  dryRun?: boolean
  /** Time after which a copy that has not ended is undone. */
  timeoutMs?: number
}

/** All organizations wait for the copy, so it may not take as long as it likes. */
const defaultTimeoutMs = 600_000

/**
 * Gives an organization of a distributed database a shard of its own. Writes of all organizations
 * wait while the rows are copied. Returns what was done, in one sentence.
 *
 * @throws {IsolationRefused}
 */
export async function isolate(
  database: Pick<Database, 'session'>,
  organizationId: string,
  { dryRun = false, timeoutMs = defaultTimeoutMs }: IsolateOptions = {},
): Promise<string> {
  return database.session(async (run) => {
    if (!(await isDistributed(run))) {
      throw new IsolationRefused('The database is not distributed: every organization is on it.')
    }
    if (!(await exists(run, organizationId))) {
      throw new IsolationRefused('The installation has no organization with this id.')
    }
    const shard = await findShard(run, organizationId)
    if (isIsolated(shard)) {
      return `The organization has a shard of its own already, on the worker ${shard.worker}.`
    }
    const mebibytes = Math.ceil(shard.bytes / 2 ** 20)
    const others = (await countNeighbours(run, shard)) - 1
    if (dryRun) {
      return `The organization shares a shard of ${mebibytes} MiB with ${others} others, on the worker ${shard.worker}. All writes would wait while it is copied, at most ${timeoutMs / 1000} s; nothing was changed.`
    }
    await run(`set lock_timeout = 0; set statement_timeout = ${timeoutMs}`)
    await beginHoldingWrites(run)
    // Copying while writes go on was seen to hang under load.
    await run(`select isolate_tenant_to_new_shard('organizations', '${organizationId}', 'CASCADE',
      shard_transfer_mode => 'block_writes')`)
    await run('commit')
    await run('reset lock_timeout; reset statement_timeout')
    return `The organization has a shard of its own, on the worker ${(await findShard(run, organizationId)).worker}.`
  })
}

/**
 * Begins a transaction that holds every write until it ends. Citus alone holds statements that write, but not `for
 * update`: a transaction that locked a row before the move would write, after it, what follows from the row as it was.
 * Writers lock tables in orders of their own, so a deadlock with one of them is tried again.
 */
export async function beginHoldingWrites(run: Run): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await run('begin')
    try {
      await run(holdWrites)
      return
    } catch (error) {
      await run('rollback')
      if ((error as { code?: string }).code !== deadlock || attempt === maxAttempts) throw error
    }
  }
}

const deadlock = '40P01'
const maxAttempts = 20

const holdWrites = `do $$ begin
  execute (select 'lock table ' || string_agg(logicalrelid::text, ', ') || ' in exclusive mode'
    from pg_dist_partition where partmethod = 'h');
end $$`

async function exists(run: Run, organizationId: string): Promise<boolean> {
  const [found] = await run(`select from organizations where id = '${organizationId}'`)
  return found !== undefined
}

async function countNeighbours(
  run: Run,
  { lowest, highest }: { lowest: number; highest: number },
): Promise<number> {
  const [row] = await run(`select count(*)::integer as n from organizations
    where worker_hash(id) between ${lowest} and ${highest}`)
  return Number(row?.['n'])
}
