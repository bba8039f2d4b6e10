import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { type ListenOptions, listenForever } from './listen.ts'
import { PipelinedPostgresDialect, PooledPostgresDialect } from './pooled-postgres.ts'
import { WriteRefusals } from './refusals.ts'
import { SerialPgliteDialect, Session } from './serial-pglite.ts'
import { openPool, type SessionLimits, sessionLimits, settingStatements } from './sessions.ts'
import { pgliteSnapshot, postgresSnapshot, type Snapshot } from './snapshot.ts'
import type { Tables } from './tables.generated.ts'

/** The first argument of a store function: the pool or an open transaction. */
export type Db = Kysely<Tables>

/** A connection, and the organization whose rows it reads. */
export interface OrganizationDb {
  db: Db
  organizationId: string
}
export type Tx = Transaction<Tables>

type Rows = Record<string, unknown>[]

export interface PoolUse {
  pool: string
  inUse: number
  idle: number
  waiting: number
}

/** Sizes of a unit of work, such as rows in a transaction or milliseconds. */
interface WorkSizes {
  embedded: number
  postgres: number
}

export interface Database extends AsyncDisposable {
  /** True if other processes can open it. Counts and locks in the memory of one process are then not enough. */
  isShared: boolean
  /** True if this process must vacuum the tables. A PostgreSQL server does that itself. */
  needsVacuum: boolean
  /** True if it builds vector indexes. The embedded database compares all vectors. */
  indexesVectors: boolean
  /**
   * Picks the size of a unit of background work. The embedded database computes in the main thread, which does nothing
   * else meanwhile.
   */
  pick(sizes: WorkSizes): number
  /** Returns its name with the version, for people. */
  title(version: string): string
  db: Db
  /** A few connections that only admit requests. They answer or fail within seconds. */
  admission: Db
  /**
   * Connections that claim deliveries, record their outcome, and move jobs to the queue. They go ahead of requests,
   * because otherwise work would grow faster than it is sent, and they do not wait for the disk: after a crash,
   * lost work is done again.
   */
  dispatch: Db
  /** Connections without a time limit for statements: migrations, restores, index builds. */
  longRunning: Db
  /** Runs SQL text (several statements, no parameters) on one session from start to end, like `longRunning`. */
  session<T>(work: (run: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T>
  /** Listens on a channel (LISTEN). Reopens a lost connection; `onGap` reports that notifications may be missing. */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap: () => void,
    options?: ListenOptions,
  ): Promise<AsyncDisposable>
  /**
   * Returns the end of the log of writes. It differs as soon as any node has committed a write. A commit in progress
   * can be in the log before its rows are visible.
   */
  writePosition(): Promise<string>
  /** Returns how the connections of each pool are used. The embedded database has no pools. */
  pools(): PoolUse[]
  /**
   * Returns the time since which the database has rejected writes because its disk is full; null while writes succeed.
   */
  fullSince(): Date | null
  /** Opens a snapshot of the database. The embedded one needs room for a copy of itself, at `scratch`. */
  snapshot(scratch: string): Promise<Snapshot>
}

export function embeddedDatabase(pglite: PGlite): Database {
  const refusals = new WriteRefusals()
  const session = new Session(pglite)
  const log = refusals.observe
  const db: Db = new Kysely({ dialect: new SerialPgliteDialect(session, 'behind'), log })
  const dispatch: Db = new Kysely({ dialect: new SerialPgliteDialect(session, 'ahead'), log })
  return {
    isShared: false,
    needsVacuum: true,
    indexesVectors: false,
    pick: ({ embedded }) => embedded,
    title: (version) => `PostgreSQL ${version} (embedded)`,
    db,
    admission: db,
    dispatch,
    longRunning: db,
    async session(work) {
      try {
        return await work(async (sql) => ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Rows)
      } catch (error) {
        await pglite.exec('rollback')
        throw error
      }
    },
    async listen(channel, onNotify) {
      const stop = await pglite.listen(channel, onNotify)
      return { [Symbol.asyncDispose]: () => stop() }
    },
    writePosition: shareAnswer(() => readWritePosition(dispatch)),
    pools: () => [],
    fullSince: () => refusals.since,
    snapshot: (scratch) => pgliteSnapshot(pglite, scratch),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      // Kysely closes only what it has opened, which it does at its first query.
      if (!pglite.closed) await pglite.close()
    },
  }
}

/** Limits that a test uses in place of those in `sessions.ts`. */
type Limits = Partial<Record<keyof typeof sessionLimits, SessionLimits>>

interface PostgresOptions extends Limits {
  /** Direct address of the database, if `url` is a pooler that gives each transaction any session. */
  directUrl?: string
}

export function postgresDatabase(
  url: string,
  { directUrl = url, ...limits }: PostgresOptions = {},
): Database {
  const all = { ...sessionLimits, ...limits }
  const refusals = new WriteRefusals()
  const isPooled = directUrl !== url
  const [requests, admission, dispatch, longRunning] = [
    open(url, all.requests, refusals, isPooled),
    open(url, all.admission, refusals, isPooled),
    open(url, all.dispatch, refusals, isPooled),
    open(directUrl, all.longRunning, refusals),
  ]
  return {
    isShared: true,
    needsVacuum: false,
    indexesVectors: true,
    pick: ({ postgres }) => postgres,
    title: (version) => `PostgreSQL ${version} (postgres)`,
    db: requests.db,
    admission: admission.db,
    dispatch: dispatch.db,
    longRunning: longRunning.db,
    session: (work) => runSession(longRunning.pool, work),
    listen: (...given) => listenForever(directUrl, ...given),
    writePosition: shareAnswer(() => readWritePosition(dispatch.db)),
    pools: () => [
      useOf('requests', requests.pool),
      useOf('admission', admission.pool),
      useOf('dispatch', dispatch.pool),
      useOf('long_running', longRunning.pool),
    ],
    fullSince: () => refusals.since,
    snapshot: () => postgresSnapshot(directUrl),
    async [Symbol.asyncDispose]() {
      for (const { db, pool } of [requests, admission, dispatch, longRunning]) {
        await db.destroy()
        // Kysely ends only what it has used.
        if (!pool.ending) await pool.end()
      }
    },
  }
}

async function readWritePosition(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select pg_current_wal_insert_lsn()::text as at`.execute(db)
  return rows[0]?.at ?? ''
}

/** Time in ms during which loops share one answer. */
const answerMs = 500

function shareAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (answer && now - askedAt < answerMs) return answer
    askedAt = now
    answer = ask()
    return answer
  }
}

const useOf = (pool: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse => ({
  pool,
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

function open(
  url: string,
  limits: SessionLimits,
  refusals: WriteRefusals,
  isPooled = false,
): { pool: pg.Pool; db: Db } {
  const pool = openPool(url, limits, isPooled)
  const dialect = isPooled
    ? new PooledPostgresDialect({ pool }, settingStatements(limits, 'set local'))
    : new PipelinedPostgresDialect({ pool })
  return { pool, db: new Kysely({ dialect, log: refusals.observe }) }
}

async function runSession<T>(
  pool: pg.Pool,
  work: (run: (sql: string) => Promise<Rows>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(async (sql) => {
      const result = (await client.query(sql)) as unknown as pg.QueryResult | pg.QueryResult[]
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? []
    })
  } catch (error) {
    // The connection is lost, which rolls back as well; the first error is thrown.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
