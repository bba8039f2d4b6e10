import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import {
  type DatabaseSetting,
  describeFault,
  describePassing,
  describeUnfit,
  hostOf,
} from './database-fault.ts'

const patienceMs = 60_000
const betweenMs = 500
const connectMs = 5_000

/**
 * Returns when the database answers and is suitable. Waits for a database that is not up yet, because both are often
 * started together.
 *
 * @throws {StartFault} if the database is not up in time, or if waiting would not fix the fault.
 */
export async function waitForDatabase(
  url: string,
  log: Pick<Logger, 'warn'>,
  {
    setting = 'DATABASE_URL',
    waitMs = patienceMs,
  }: { setting?: DatabaseSetting; waitMs?: number } = {},
): Promise<void> {
  const deadline = performance.now() + waitMs
  for (let isFirst = true; ; isFirst = false) {
    const problem = await findPassingProblem(url, setting)
    if (problem === null) return
    const what = `the database at ${hostOf(url)} (${setting})`
    if (performance.now() >= deadline) {
      throw new StartFault(
        `${setting}: ${hostOf(url)} was not available within ${waitMs / 1000} s: ${problem}. Start the database, or correct the address.`,
      )
    }
    if (isFirst) log.warn(`waiting up to ${waitMs / 1000} s for ${what}: ${problem}`)
    await wait(betweenMs)
  }
}

/**
 * Opens everything that needs the database. If the database goes away meanwhile, or its disk is full, this opens it
 * again from the beginning, with the same patience as at the start.
 *
 * @throws {StartFault} if the database does not come back in time
 */
export async function insist<T>(
  open: () => Promise<T>,
  url: string,
  log: Pick<Logger, 'warn'>,
  { waitMs = patienceMs }: { waitMs?: number } = {},
): Promise<T> {
  let deadline: number | null = null
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const problem = describePassing(error)
      if (problem === null) throw error
      const host = hostOf(url)
      if (deadline === null) {
        log.warn(`waiting up to ${waitMs / 1000} s for the database at ${host}: ${problem}`)
      }
      deadline ??= performance.now() + waitMs
      if (performance.now() >= deadline) {
        throw new StartFault(
          `DATABASE_URL: ${host} was not available within ${waitMs / 1000} s: ${problem}. Repair the database, and start again.`,
        )
      }
      await wait(betweenMs)
    }
  }
}

/** Returns the problem, or null if the database can be used now. */
async function findPassingProblem(url: string, setting: DatabaseSetting): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(`
      select current_setting('server_version_num')::integer as version,
        current_setting('server_version') as "shownVersion",
        coalesce((select extversion from pg_extension where extname = 'vector'),
          (select default_version from pg_available_extensions where name = 'vector')) as pgvector`)
    const unfit = describeUnfit(rows[0], url, setting)
    if (unfit) throw unfit
    return null
  } catch (error) {
    if (error instanceof StartFault) throw error
    const problem = describePassing(error)
    if (problem === null) throw describeFault(error, url, setting) ?? error
    return problem
  } finally {
    // A connection that did not open needs no end.
    await client.end().catch(() => {})
  }
}
